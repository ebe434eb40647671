import { type Exact, exact } from '@majak/law/exact';
import { type Amount, amountOf, type Taxes } from '../../../invoice/amount.ts';
import { cents, sum } from '../../../invoice/line-amounts.ts';
import type { Advance, Invoice } from './invoice-form.ts';

type Settling = Partial<Pick<Invoice, 'kind' | 'advances'>>;

const advancesOf = ({ kind = 'invoice', advances = [] }: Settling): readonly Advance[] =>
  kind === 'invoice' ? advances : [];

const isTaxed = ({ treatment }: Advance) => treatment === 'taxed';

/** What an advance was taxed on: the tax is in the sum that was received. Source: act 235/2004 § 36(2), § 37(b). */
export function taxesOfAdvance({ amount, rate }: Pick<Advance, 'amount' | 'rate'>): Taxes {
  const whole = exact(amount);
  const vat = cents(
    whole.minus(
      whole
        .times(100)
        .div(100 + rate)
        .round(8, 1),
    ),
  );
  return { base: amountOf(whole.minus(vat)), vat: amountOf(vat), total: amountOf(whole) };
}

/** The advances that a tax document was issued for. */
export const taxedAdvances = (counted: Settling): readonly Advance[] => advancesOf(counted).filter(isTaxed);

/** The rates at which advances were taxed. */
export const ratesOfAdvances = (counted: Settling): number[] =>
  taxedAdvances(counted).map(({ rate }) => rate);

/** What advances of a rate were taxed on, each in the currency that is asked for. */
export function claimedAt(
  counted: Settling,
  rate: number,
  money: (amount: Amount, exchangeRate: number) => Amount,
): Taxes {
  const claimed = taxedAdvances(counted)
    .filter((one) => one.rate === rate)
    .map((one) => {
      const { base, vat } = taxesOfAdvance(one);
      return [exact(money(base, one.exchangeRate)), exact(money(vat, one.exchangeRate))] as const;
    });
  const [base, vat] = [sum(claimed.map(([one]) => one)), sum(claimed.map(([, one]) => one))];
  return { base: amountOf(base), vat: amountOf(vat), total: amountOf(base.plus(vat)) };
}

/** What was received beforehand and not taxed. */
export const untaxedAdvances = (counted: Settling): Exact =>
  sum(
    advancesOf(counted)
      .filter((one) => !isTaxed(one))
      .map(({ amount }) => exact(amount)),
  );
