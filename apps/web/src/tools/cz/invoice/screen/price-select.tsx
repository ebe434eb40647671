import { readableAt } from '@majak/tools/documents/cz/invoice/model/invoice-texts';
import { formatMoney } from '@majak/ui/format-money';
import { rowCount } from '../../../../form/rows.ts';
import { earlierPrices, keyOfPrice, type Price } from './price-list.ts';
import type { SavedEntries } from './saved-entries.ts';
import type { LiveInvoice } from './use-invoice.ts';

/** Takes a thing from the price list, or from earlier invoices: into the last line if that is empty, else into a new one. */
export function PriceSelect({ form: { live }, book }: { form: LiveInvoice; book: SavedEntries }) {
  const own = new Set(book.prices.map(keyOfPrice));
  const lists: readonly (readonly [string, readonly Price[]])[] = [
    ['Your price list', book.prices],
    ['Earlier invoices', earlierPrices(book.issued).filter((one) => !own.has(keyOfPrice(one)))],
  ];
  const offered = lists
    .map(([label, prices]) => ({
      label,
      prices: prices.filter(({ currency }) => currency === (live.typed.currency ?? 'CZK')),
    }))
    .filter(({ prices }) => prices.length > 0);
  if (offered.length === 0) return null;
  const take = (key: string) => {
    const thing = offered.flatMap(({ prices }) => prices).find((one) => keyOfPrice(one) === key);
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
      aria-label="From the price list"
      value=""
      onChange={(event) => take(event.currentTarget.value)}
      className="field-edge min-h-12 max-w-60 cursor-pointer truncate px-3 text-small"
    >
      <option value="">From the price list</option>
      {offered.map(({ label, prices }) => (
        <optgroup key={label} label={label}>
          {prices.map((one) => (
            <option key={keyOfPrice(one)} value={keyOfPrice(one)}>
              {one.description.split('\n')[0]?.slice(0, 60)}, {formatMoney(one.unitPrice, one.currency)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
