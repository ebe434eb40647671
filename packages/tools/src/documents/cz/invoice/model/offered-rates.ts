import type { Day } from '@majak/law/dates';
import { everyRate, type Rate } from './choices.ts';

/** The rates of VAT in percent from a day on, the standard one first: a table of them needs no law beside it. */
export type RatesFrom = { from: Day; rates: readonly Rate[] };

/** What a form offers on a day: the standard rate and none first, then the others. */
export function offeredRates(table: readonly RatesFrom[], day: Day): readonly Rate[] {
  const [standard = everyRate.at(-1) ?? 0, ...others] =
    table.findLast(({ from }) => from <= day)?.rates ?? [];
  return [standard, 0, ...others];
}
