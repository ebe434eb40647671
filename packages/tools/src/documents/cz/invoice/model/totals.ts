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
import { claimedAt, ratesOfAdvances, untaxedAdvances } from './advances.ts';
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
/** What the supply comes to, what advances were taxed on already, and what is left to tax (§ 37a). */
type Settled = { claimed: Taxes; due: Taxes };
export type RateTotals = Taxes &
  Settled & {
    rate: number;
    category: Category;
    /** Of the lines, before the discount of the document. */
    subtotal: Amount;
    discount: Amount;
    /** In crowns, where the invoice is in another currency and its rate is known. */
    czk?: Taxes & Settled;
  };
export type Totals = Taxes &
  Settled & {
    lines: readonly LineTotals[];
    rates: readonly RateTotals[];
    subtotal: Amount;
    discount: Amount;
    rounding: Amount;
    /** What was paid and not taxed, advances among it. */
    paid: Amount;
    payable: Amount;
    czk?: Taxes & Settled;
  };

/** What totals are computed from. */
type CountedLine = Pick<Line, 'quantity' | 'unitPrice' | 'discountPercent'> & { rate: number };
type InvoiceSums = Pick<
  Invoice,
  'discount' | 'rounding' | 'paid' | 'regime' | 'supply' | 'currency' | 'exchange'
> &
  Partial<Pick<Invoice, 'kind' | 'advances'>> & { lines: readonly CountedLine[] };

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

const plus = (one: Taxes, other: Taxes): Taxes =>
  taxes(exact(one.base).plus(other.base), exact(one.vat).plus(other.vat));

/** What is left in crowns: at the rate of the supply, or, where too much was taxed, at that of the advances. Source: § 37a(2). */
function dueInCrowns(counted: InvoiceSums, { due, claimed }: Settled, claimedCzk: Taxes): Taxes | undefined {
  const [base, vat] = [toCrowns(counted, due.base), toCrowns(counted, due.vat)];
  if (!base || !vat) return undefined;
  if (exact(due.base).gte(0) || exact(claimed.base).eq(0)) return taxes(exact(base), exact(vat));
  const at = (amount: Amount) => exact(amount).times(claimedCzk.base).div(claimed.base);
  return taxes(cents(at(due.base)), cents(at(due.vat)));
}

function inCrowns(counted: InvoiceSums, rate: number, settled: Settled): { czk?: Taxes & Settled } {
  if (counted.currency === 'CZK') return {};
  const claimed = claimedAt(counted, rate, (amount, own) =>
    own > 0 ? amountOf(exact(amount).times(own)) : (toCrowns(counted, amount) ?? amount),
  );
  const due = dueInCrowns(counted, settled, claimed);
  return due ? { czk: { ...plus(claimed, due), claimed, due } } : {};
}

/** A payment was received in one sum: what rounding of the tax leaves goes to the rate with the largest tax. Source: § 37(b). */
function fittedTo(counted: InvoiceSums, rates: readonly RateTotals[]): readonly RateTotals[] {
  if (counted.kind !== 'paymentDocument' || !chargesVat(counted)) return rates;
  const left = exact(counted.paid).minus(sum(rates.map(({ total }) => exact(total))));
  const largest = rates.toSorted((one, other) => Number(other.vat) - Number(one.vat))[0];
  if (!largest || largest.rate === 0 || left.eq(0) || left.abs().gt(rates.length * 0.01)) return rates;
  const fitted = taxes(exact(largest.base), exact(largest.vat).plus(left));
  const settled = { claimed: largest.claimed, due: fitted };
  return rates.map((one) =>
    one === largest ? { ...one, ...fitted, ...settled, ...inCrowns(counted, one.rate, settled) } : one,
  );
}

function ratesOf(counted: InvoiceSums): readonly RateTotals[] {
  const used = chargesVat(counted)
    ? [...new Set([...counted.lines.map(({ rate }) => rate), ...ratesOfAdvances(counted)])]
    : [0 as const];
  const rates = used.sort((one, other) => other - one);
  const taxedAt = (rate: number) =>
    chargesVat(counted) ? counted.lines.filter((line) => line.rate === rate) : counted.lines;
  const subtotals = rates.map((rate) => subtotalOf({ lines: taxedAt(rate) }));
  const parts = discounts(counted, subtotals);
  const counts = rates.map((rate, at): RateTotals => {
    const [subtotal, discount] = [subtotals[at] ?? zero, parts[at] ?? zero];
    const claimed = claimedAt(counted, rate, (amount) => amount);
    const left = subtotal.minus(discount).minus(claimed.base);
    const due = taxes(left, share(left, rate));
    const settled = { claimed, due };
    return {
      rate,
      category: categoryOf(counted, rate),
      subtotal: amountOf(subtotal),
      discount: amountOf(discount),
      ...plus(claimed, due),
      ...settled,
      ...inCrowns(counted, rate, settled),
    };
  });
  return fittedTo(counted, counts);
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

const summedAll = (parts: readonly (Taxes & Settled)[]): Taxes & Settled => ({
  ...summed(parts),
  claimed: summed(parts.map(({ claimed }) => claimed)),
  due: summed(parts.map(({ due }) => due)),
});

/**
 * The totals of an invoice, exactly: lines and discounts to 0.01, the tax from the base of each rate half up to 0.01
 * (act 235/2004 § 37) less what advances were taxed on (§ 37a), what is left to pay to whole crowns where it is rounded.
 */
export function totalsOf(counted: InvoiceSums): Totals {
  const rates = ratesOf(counted);
  const all = summedAll(rates);
  const paid = exact(counted.paid).plus(untaxedAdvances(counted));
  const left = exact(all.due.total).minus(paid);
  const payable = counted.rounding === 'crown' ? left.round(0, 1) : left;
  const czk = rates.flatMap((one) => one.czk ?? []);
  return {
    lines: counted.lines.map((line) => lineTotals(counted, line)),
    rates,
    subtotal: amountOf(subtotalOf(counted)),
    discount: amountOf(sum(rates.map((one) => exact(one.discount)))),
    ...all,
    rounding: amountOf(payable.minus(left)),
    paid: amountOf(paid),
    payable: amountOf(payable),
    ...(czk.length > 0 ? { czk: summedAll(czk) } : {}),
  };
}
