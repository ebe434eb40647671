import { type Exact, exact } from '@majak/law/exact';
import { step } from '@majak/law/step';
import { input, minus, of, over, plain, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';

/** Thirty decimals, kept as a whole number of the smallest part: many times faster than decimal digits, and as exact. */
const decimals = 30;
const one = 10n ** BigInt(decimals);
const toParts = (value: Exact): bigint => BigInt(value.times(`1e${decimals}`).round(0, 1).toFixed(0));
const halfUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor / 2n) / divisor;
const product = (a: bigint, b: bigint): bigint => halfUp(a * b, one);

/** A power by repeated squaring, each product rounded to thirty decimals: exact ones would grow by their digits each time. */
function powerOf(base: bigint, exponent: number): bigint {
  let [result, square] = [one, base];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = product(result, square);
    square = product(square, square);
  }
  return result;
}

/** A power of a positive number, to thirty decimals. */
export const power = (base: Exact, exponent: number): Exact =>
  exact(String(powerOf(toParts(base), exponent))).times(`1e-${decimals}`);

/** A loan paid back by equal monthly payments. */
export type Annuity = {
  years: number;
  /** Interest a month, as a rate. */
  rate: Step;
  /** What 1 CZK grows to until the end. */
  growth: Step;
  /** The payment a month, not rounded. */
  payment: Step;
};

/** Equal monthly payments of a loan: loan × rate × growth ÷ (growth − 1), or an equal part of it where there is no interest. */
export function annuityOf(loan: Step, years: number, interestRate: number): Annuity {
  const yearly = input('interestRate', exact(interestRate).div(100), 'rate');
  const rate = step('monthlyRate', 'Monthly interest', { ...over(yearly, plain(12)), unit: 'rate' });
  const months = times(input('loanYears', years, 'count'), plain(12));
  const raised: Term = {
    value: power(rate.number.plus(1), 12 * years),
    unit: 'count',
    binds: 2,
    operands: [of(rate), months],
    write: () => `(1 + ${of(rate).write()}) ^ (${months.write()})`,
  };
  const growth = step('growth', 'What 1 CZK grows to by then', raised);
  const payment = rate.number.eq(0)
    ? over(of(loan), months)
    : over(times(of(loan), of(rate), of(growth)), minus(of(growth), plain(1)));
  return { years, rate, growth, payment: step('payment', 'Monthly payment, not rounded', payment) };
}

const toHellers = (parts: bigint): bigint => halfUp(parts, one / 100n);
const inCrowns = (hellers: bigint): number => Number(hellers) / 100;

/** One year of the schedule; amounts in crowns and hellers. */
export type Row = { year: number; interest: number; principal: number; balance: number };

/**
 * What is left after each year, in closed form: loan + c − c × (1 + rate) ^ months, where c = loan ÷ (growth − 1).
 * Balances and interest are rounded as running totals, so that the principals add up to the loan, the interest to its total,
 * and the last balance is zero.
 */
export function scheduleOf(loan: Exact, { years, rate, growth, payment }: Annuity): Row[] {
  const [whole, ofYear] = [toParts(loan), toParts(payment.number) * 12n];
  const free = rate.number.eq(0);
  const yearly = powerOf(toParts(rate.number) + one, 12);
  let grown = free ? 0n : halfUp(whole * one, toParts(growth.number) - one);
  const top = whole + grown;
  const rows: Row[] = [];
  let [balance, interest] = [toHellers(whole), 0n];
  for (let year = 1; year <= years; year += 1) {
    const paid = ofYear * BigInt(year);
    grown = product(grown, yearly);
    const left = free ? whole - paid : top - grown;
    const [now, owed] = [toHellers(left), toHellers(paid - whole + left)];
    rows.push({
      year,
      interest: inCrowns(owed - interest),
      principal: inCrowns(balance - now),
      balance: inCrowns(now),
    });
    [balance, interest] = [now, owed];
  }
  return rows;
}
