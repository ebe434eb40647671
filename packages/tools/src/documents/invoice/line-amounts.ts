import { type Exact, exact } from '@majak/law/exact';

/** What a line comes to depends on. */
type Priced = { quantity: number; unitPrice: number; discountPercent: number };

/** To 0.01, half up by size. Source: act 235/2004 § 37. */
export const cents = (value: Exact): Exact => value.round(2, 1);
export const sum = (values: readonly Exact[]): Exact =>
  values.reduce((total, value) => total.plus(value), exact(0));
/** So many percent of an amount, to 0.01. */
export const share = (value: Exact, percent: number): Exact => cents(value.times(percent).div(100));

/** Quantity × price, to 0.01. */
export const lineBefore = ({ quantity, unitPrice }: Priced): Exact => cents(exact(quantity).times(unitPrice));
export const lineDiscount = (line: Priced): Exact => share(lineBefore(line), line.discountPercent);

/** Quantity × price less the discount of the line, each to 0.01. */
export const lineNet = (line: Priced): Exact => lineBefore(line).minus(lineDiscount(line));
/** What the lines come to, before the discount of the document. */
export const subtotalOf = ({ lines }: { lines: readonly Priced[] }): Exact => sum(lines.map(lineNet));
