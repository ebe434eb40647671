import { addDays, addMonths, type Day, daysBetween } from '@majak/law/dates';
import type { Given } from './given.ts';

type Stay = { isStudy: boolean; from: Day; to: Day };

const staysOf = ({ history = [] }: Given): readonly Stay[] =>
  history
    .filter(([, from, to]) => from <= to)
    .map(([kind, from, to]) => ({ isStudy: /study|student/i.test(kind), from, to }))
    .toSorted((one, other) => one.from.localeCompare(other.from));

/** Whole months of a stay, both days of it counted, and what is left of it as a part of a month. */
function monthsIn(from: Day, to: Day): number {
  const end = addDays(to, 1);
  let months = 0;
  while (addMonths(from, months + 1) <= end) months += 1;
  return months + daysBetween(addMonths(from, months), end) / 31;
}

const countedMonths = (stays: readonly Stay[], until: Day): number =>
  stays
    .filter(({ from }) => from < until)
    .map(
      ({ isStudy, from, to }) => monthsIn(from, to < until ? to : addDays(until, -1)) * (isStudy ? 0.5 : 1),
    )
    .reduce((sum, months) => sum + months, 0);

/** The first day with five counted years, if the last stay goes on. */
function fullOn(stays: readonly Stay[], years: number): Day | undefined {
  const last = stays.at(-1);
  if (!last) return undefined;
  const before = countedMonths(stays.slice(0, -1), last.from);
  const missing = (years * 12 - before) * (last.isStudy ? 2 : 1);
  return missing > 0 ? addMonths(last.from, Math.ceil(missing - 1e-9)) : undefined;
}

/** The years that count for permanent residence on a day, study by half, and when there are enough. */
export function permanentYears(given: Given, on: Day, years: number) {
  const stays = staysOf(given);
  if (stays.length === 0) return { countedYears: given.yearsInCz };
  const from = fullOn(stays, years);
  const counted = countedMonths(stays, on) / 12;
  return {
    countedYears: from !== undefined && on >= from ? Math.max(counted, years) : counted,
    ...(from === undefined ? {} : { permanentFrom: from }),
    studied: stays.some(({ isStudy }) => isStudy),
  };
}
