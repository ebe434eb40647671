import type { RuleId } from '@majak/law/cz/rules';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Day } from '@majak/law/dates';
import { exact } from '@majak/law/exact';
import { lawOn, periodsOf } from '@majak/law/law-on';
import { done, type Result } from '@majak/law/result';
import { everyRate, type Rate } from '../model/choices.ts';
import type { RatesFrom } from '../model/offered-rates.ts';

const rateIds = [
  'cz.vat.standard',
  'cz.vat.reduced',
  'cz.vat.secondReduced',
] as const satisfies readonly RuleId[];
const isRate = (percent: number): percent is Rate => everyRate.some((one) => one === percent);

/** The rates of VAT of a day in percent, the standard one first: an act states them until it is changed. @returns an error for a day before the first year. */
export function ratesOn(day: Day): Result<readonly Rate[]> {
  const law = lawOn(rulesByDay, day);
  if (!law.ok) return law;
  const percents = rateIds.map((id) =>
    exact(Number(law.value.valueOf(id) ?? 0))
      .times(100)
      .toNumber(),
  );
  return done(percents.filter(isRate).filter((percent) => percent > 0));
}

/** The rates of every day we hold, as a table for where no law is. */
export function ratesTable(): readonly RatesFrom[] {
  const days = new Set(rateIds.flatMap((id) => periodsOf(rulesByDay, id).map(({ from }) => from)));
  return [...days].sort().flatMap((from) => {
    const rates = ratesOn(from);
    return rates.ok ? [{ from, rates: rates.value }] : [];
  });
}

/** What a year may come to in crowns: for VAT to stay away, for it not to come the next day, and for the flat tax. */
export function yearLimits(day: Day): { vat: number; vatAtOnce: number; flatTax: number } {
  const law = lawOn(rulesByDay, day);
  if (!law.ok) throw new RangeError(law.error);
  const limit = (id: RuleId) => Number(law.value.valueOf(id) ?? 0);
  return {
    vat: limit('cz.vat.registration.limit'),
    vatAtOnce: limit('cz.vat.registration.immediateLimit'),
    flatTax: limit('cz.flatTax.incomeLimit'),
  };
}
