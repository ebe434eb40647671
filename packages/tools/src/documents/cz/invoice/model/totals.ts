import { type Exact, exact } from '@majak/law/exact';
import { type Amount, amountOf, type Taxes } from '../../../invoice/amount.ts';
import {
  cents,
  lineBefore,
  lineDiscount,
  lineNet,
  share,
  subtotalOf,
  sum,
} from '../../../invoice/line-amounts.ts';
import type { Invoice, Line } from './invoice-form.ts';
import { type Category, categoryOf, chargesVat } from './regime.ts';

export type LineTotals = {
  /** Quantity × price. */
  before: Amount;
  discount: Amount;
  net: Amount;
  /** For readers only: the tax of the document is computed from the base of each rate. */
  vat: Amount;
  total: Amount;
};
export type RateTotals = Taxes & {
  rate: number;
  category: Category;
  /** Of the lines, before the discount of the document. */
  subtotal: Amount;
  discount: Amount;
  /** In crowns, where the invoice is in another currency and its rate is known. */
  czk?: Taxes;
};
export type Totals = Taxes & {
  lines: readonly LineTotals[];
  rates: readonly RateTotals[];
  subtotal: Amount;
  discount: Amount;
  rounding: Amount;
  paid: Amount;
  payable: Amount;
  czk?: Taxes;
};

/** What totals are computed from. */
type CountedLine = Pick<Line, 'quantity' | 'unitPrice' | 'discountPercent'> & { rate: number };
type InvoiceSums = Pick<
  Invoice,
  'discount' | 'rounding' | 'paid' | 'regime' | 'supply' | 'currency' | 'exchange'
> & { lines: readonly CountedLine[] };

const zero = exact(0);

/** Turns an amount of the invoice into crowns. Source: act 235/2004 § 4(8), rate of the CNB; directive 2006/112 art. 230. */
export function toCrowns(
  { currency, exchange }: Pick<InvoiceSums, 'currency' | 'exchange'>,
  value: Amount,
): Amount | undefined {
  if (currency === 'CZK') return value;
  return exchange && amountOf(exact(value).times(exchange.rate).div(exchange.units));
}

/** Parts of the document's discount, in the order of the subtotals: what rounding leaves goes to the largest. */
function discounts({ discount }: InvoiceSums, subtotals: readonly Exact[]): Exact[] {
  if (discount.kind === 'percent') return subtotals.map((one) => share(one, discount.value));
  const whole = sum(subtotals);
  if (discount.value === 0 || whole.eq(0)) return subtotals.map(() => zero);
  const parts = subtotals.map((one) => cents(one.times(discount.value).div(whole)));
  const largest = subtotals.reduce((best, one, at) => (one.gt(subtotals[best] ?? zero) ? at : best), 0);
  const left = exact(discount.value).minus(sum(parts));
  return parts.map((part, at) => (at === largest ? part.plus(left) : part));
}

const taxes = (base: Exact, vat: Exact): Taxes => ({
  base: amountOf(base),
  vat: amountOf(vat),
  total: amountOf(base.plus(vat)),
});

function inCrowns(counted: InvoiceSums, { base, vat }: Taxes): { czk?: Taxes } {
  if (counted.currency === 'CZK') return {};
  const [czkBase, czkVat] = [toCrowns(counted, base), toCrowns(counted, vat)];
  return czkBase && czkVat ? { czk: taxes(exact(czkBase), exact(czkVat)) } : {};
}

function ratesOf(counted: InvoiceSums): RateTotals[] {
  const used = chargesVat(counted) ? [...new Set(counted.lines.map(({ rate }) => rate))] : [0 as const];
  const rates = used.sort((one, other) => other - one);
  const taxedAt = (rate: number) =>
    chargesVat(counted) ? counted.lines.filter((line) => line.rate === rate) : counted.lines;
  const subtotals = rates.map((rate) => subtotalOf({ lines: taxedAt(rate) }));
  const parts = discounts(counted, subtotals);
  return rates.map((rate, at) => {
    const [subtotal, discount] = [subtotals[at] ?? zero, parts[at] ?? zero];
    const base = subtotal.minus(discount);
    const taxed = taxes(base, share(base, rate));
    return {
      rate,
      category: categoryOf(counted, rate),
      subtotal: amountOf(subtotal),
      discount: amountOf(discount),
      ...taxed,
      ...inCrowns(counted, taxed),
    };
  });
}

function lineTotals(counted: InvoiceSums, line: CountedLine): LineTotals {
  const net = lineNet(line);
  const { base, vat, total } = taxes(net, share(net, chargesVat(counted) ? line.rate : 0));
  return {
    before: amountOf(lineBefore(line)),
    discount: amountOf(lineDiscount(line)),
    net: base,
    vat,
    total,
  };
}

const summed = (parts: readonly Taxes[]): Taxes =>
  taxes(sum(parts.map(({ base }) => exact(base))), sum(parts.map(({ vat }) => exact(vat))));

/**
 * The totals of an invoice, exactly: lines and discounts to 0.01, the tax from the base of each rate half up to 0.01
 * (act 235/2004 § 37), what is left to pay to whole crowns where it is rounded.
 */
export function totalsOf(counted: InvoiceSums): Totals {
  const rates = ratesOf(counted);
  const all = summed(rates);
  const left = exact(all.total).minus(counted.paid);
  const payable = counted.rounding === 'crown' ? left.round(0, 1) : left;
  const czk = rates.flatMap((one) => one.czk ?? []);
  return {
    lines: counted.lines.map((line) => lineTotals(counted, line)),
    rates,
    subtotal: amountOf(subtotalOf(counted)),
    discount: amountOf(sum(rates.map((one) => exact(one.discount)))),
    ...all,
    rounding: amountOf(payable.minus(left)),
    paid: amountOf(counted.paid),
    payable: amountOf(payable),
    ...(czk.length > 0 ? { czk: summed(czk) } : {}),
  };
}
