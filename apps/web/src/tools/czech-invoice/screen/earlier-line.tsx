import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { readableAt } from '@majak/tools/documents/cz/invoice/model/invoice-texts';
import { formatMoney } from '@majak/ui/format-money';
import { rowCount } from '../../../form/rows.ts';
import type { SavedEntries } from './saved-entries.ts';
import type { LiveInvoice } from './use-invoice.ts';

type Priced = Pick<Invoice['lines'][number], 'description' | 'unit' | 'unitPrice' | 'rate'> &
  Pick<Invoice, 'currency'>;

const most = 100;

/** The price list that kept documents make by themselves: each thing once, at its newest price. */
export function priceListOf({ issued }: Pick<SavedEntries, 'issued'>): Priced[] {
  const list = new Map<string, Priced>();
  for (const { currency, lines } of issued)
    for (const { description, unit, unitPrice, rate } of lines) {
      const key = `${currency} ${description}`;
      if (description !== '' && !list.has(key))
        list.set(key, { description, unit, unitPrice, rate, currency });
    }
  return [...list.values()].slice(0, most);
}

/** Takes a thing from the price list: into the last line if that is empty, else into a new one. */
export function EarlierLine({ form: { live }, book }: { form: LiveInvoice; book: SavedEntries }) {
  const list = priceListOf(book).filter(({ currency }) => currency === (live.typed.currency ?? 'CZK'));
  if (list.length === 0) return null;
  const take = (thing: Priced | undefined) => {
    if (!thing) return;
    const last = rowCount(live.typed, 'lines') - 1;
    const isEmpty = !live.typed[`lines.${last}.description`]?.trim();
    const at = isEmpty ? last : last + 1;
    if (!isEmpty) live.addRow('lines');
    live.fill({
      [`lines.${at}.description`]: thing.description,
      [`lines.${at}.unit`]: thing.unit,
      [`lines.${at}.unitPrice`]: readableAt(`lines.${at}.unitPrice`, String(thing.unitPrice)),
      [`lines.${at}.rate`]: String(thing.rate),
    });
  };
  return (
    <select
      aria-label="From earlier invoices"
      value=""
      onChange={(event) => take(list[Number(event.currentTarget.value)])}
      className="field-edge min-h-12 max-w-60 cursor-pointer truncate px-3 text-small"
    >
      <option value="">From earlier invoices</option>
      {list.map(({ description, unitPrice, currency }, at) => (
        <option key={description} value={at}>
          {description.split('\n')[0]?.slice(0, 60)}, {formatMoney(unitPrice, currency)}
        </option>
      ))}
    </select>
  );
}
