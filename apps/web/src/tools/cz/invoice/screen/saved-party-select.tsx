import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import type { LiveInvoice } from './use-invoice.ts';

type Party = Invoice['supplier'] | Invoice['customer'];
type Props = {
  form: LiveInvoice;
  of: 'supplier' | 'customer';
  entries: readonly Party[];
  label: string;
};

/** Fills a party in from what this browser remembers. */
export function SavedPartySelect({ form, of, entries, label }: Props) {
  if (entries.length === 0) return null;
  const use = (entry: Party | undefined) => {
    if (!entry) return;
    const fields = Object.entries(entry).map(([name, text]): [string, string] => [`${of}.${name}`, text]);
    form.live.fill(Object.fromEntries(fields));
  };
  return (
    <select
      aria-label={label}
      value=""
      onChange={(event) => use(entries[Number(event.currentTarget.value)])}
      className="field-edge min-h-10 max-w-60 cursor-pointer truncate px-3 text-small"
    >
      <option value="">Choose a saved one</option>
      {entries.map((entry, at) => (
        <option key={`${entry.name} ${entry.ico}`} value={at}>
          {entry.name || entry.ico}
        </option>
      ))}
    </select>
  );
}
