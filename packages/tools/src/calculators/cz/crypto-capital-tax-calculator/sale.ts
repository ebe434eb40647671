import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { type Exact, exact } from '@majak/law/exact';
import { periodsOf } from '@majak/law/law-on';
import { holds } from '@majak/law/term';
import { lawOfDay } from '../../../calculator/law-of-day.ts';
import { amount } from '../../../cz/crowns.ts';
import { inWords } from '../../../cz/deadlines.ts';
import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';

/** What is asked about one sale. */
export const saleColumns = {
  kind: choice({
    label: 'What was sold',
    missing: 'Choose crypto or security',
    start: null,
    options: [
      { value: 'crypto', label: 'Crypto' },
      { value: 'security', label: 'Shares, funds, bonds' },
    ],
  }),
  acquiredOn: day({ label: 'Acquired on', missing: 'Enter the day it was acquired' }),
  cost: amount({ label: 'Cost with fees', missing: 'Enter what it cost' }),
  soldOn: day({ label: 'Sold on', missing: 'Enter the day it was sold' }),
  proceeds: amount({ label: 'Sold for', missing: 'Enter what it was sold for' }),
  stablecoin: yesNo({
    label: 'A stablecoin',
    hint: 'An e-money token such as USDC or EURC',
    when: ({ kind }) => kind === 'crypto',
  }),
};
export type Sale = AnswersOf<typeof saleColumns>;
export type Asset = Sale['kind'];

/** An amount with at most two decimals as whole hellers: a thousand of them add up without an error. */
export const hellers = (crowns: number): number => Math.round(crowns * 100);

/** Amounts added up, exactly. */
export const totalOf = (amounts: readonly number[]): Exact =>
  exact(amounts.reduce((sum, one) => sum + hellers(one), 0)).div(100);

/** The day of the first block of Bitcoin. */
const firstCrypto = '2009-01-03';
const earliest = '1990-01-01';

/** What is wrong with the days of one sale. @param year The year all sales are of. @param at Its row, from zero. */
export function saleFaults(
  { kind, acquiredOn, soldOn, stablecoin }: Sale,
  year: number,
  at: number,
): Fault[] {
  const fault = (column: keyof Sale, code: string, message: string): Fault => ({
    field: `sales.${at}.${column}`,
    code,
    message,
  });
  const faults: Fault[] = [];
  const since = kind === 'crypto' ? firstCrypto : earliest;
  if (acquiredOn < since)
    faults.push(
      fault('acquiredOn', 'too_early', `Enter a day from ${since} on: nothing of this kind is older here`),
    );
  if (!soldOn.startsWith(`${year}-`))
    faults.push(
      fault(
        'soldOn',
        'outside_year',
        `Sold on ${inWords(soldOn)}, but the year is ${year}: choose the year of the sale, or leave the sale out`,
      ),
    );
  else if (soldOn < acquiredOn)
    faults.push(
      fault(
        'soldOn',
        'before_acquired',
        `Sold on ${inWords(soldOn)}, before it was acquired on ${inWords(acquiredOn)}`,
      ),
    );
  if (stablecoin && kind !== 'crypto')
    faults.push(fault('stablecoin', 'not_crypto', 'Only crypto can be a stablecoin: choose crypto, or no'));
  return faults;
}

/** The first day on which crypto could be exempt. Source: act 32/2025. */
export const cryptoExemptFrom =
  periodsOf(rulesByDay, 'cz.crypto.years').find(({ value }) => value !== null)?.from ?? '';

/** Whether the exemptions of crypto hold on a day. */
export const cryptoExemptOn = (on: string): boolean => holds(lawOfDay(rulesByDay, on), 'cz.crypto.years');
