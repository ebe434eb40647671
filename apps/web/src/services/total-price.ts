import type { Service } from '@majak/desk/payload-types';

type Sections = Service['sections'];
type Fee = { label: string; amount: number };
/** What a service costs in all: our price and the fees of offices that come with it. */
export type TotalPrice = { ours: number; fees: readonly Fee[]; total: number };

/** A fee with this before its label is paid with the one above it; without it, instead of it. */
const withTheOneAbove = /^\+\s*/;

/**
 * Our price and the official fees of the usual case, summed: the first of the page's price list, and those below it whose
 * label begins with a plus. Nothing where the price is agreed, no list is written, or one of these has no amount: then no
 * sum would be true.
 */
export function totalPrice(price: number | null | undefined, sections: Sections): TotalPrice | undefined {
  const rows = (sections ?? []).flatMap((section) => (section.blockType === 'prices' ? section.rows : []));
  const office = rows.filter(({ kind }) => kind === 'office');
  const other = office.findIndex(({ label }, index) => index > 0 && !withTheOneAbove.test(label));
  const paid = other < 0 ? office : office.slice(0, other);
  const fees = paid.flatMap(({ label, amount }) =>
    typeof amount === 'number' ? [{ label: label.replace(withTheOneAbove, ''), amount }] : [],
  );
  if (typeof price !== 'number' || fees.length === 0 || fees.length < paid.length) return undefined;
  return { ours: price, fees, total: fees.reduce((sum, { amount }) => sum + amount, price) };
}
