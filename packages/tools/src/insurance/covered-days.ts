import { addDays } from '@majak/law/dates';
import { daysIn, type Stretch } from './needs.ts';

/** How insurance lies against a stay. */
export type CoveredDays = {
  /** Days of the stay, and how many of them are covered. */
  days: number;
  covered: number;
  /** Days of the stay without insurance. */
  gaps: readonly Stretch[];
  /** Days that are insured twice. */
  overlaps: readonly Stretch[];
  /** Days paid for outside of the stay. */
  outside: readonly Stretch[];
};

const isThere = ({ from, to }: Stretch): boolean => from <= to;

const common = (one: Stretch, other: Stretch): Stretch => ({
  from: one.from > other.from ? one.from : other.from,
  to: one.to < other.to ? one.to : other.to,
});

/** A stretch without the days of another, however far that one reaches. */
function without(one: Stretch, other: Stretch): Stretch[] {
  const both = common(one, other);
  if (!isThere(both)) return [one];
  return [
    ...(one.from < both.from ? [{ from: one.from, to: addDays(both.from, -1) }] : []),
    ...(both.to < one.to ? [{ from: addDays(both.to, 1), to: one.to }] : []),
  ];
}

/** A stretch without the days of any other. */
const withoutAll = (one: Stretch, others: readonly Stretch[]): Stretch[] =>
  others.reduce<Stretch[]>((left, other) => left.flatMap((part) => without(part, other)), [one]);

/** Lays insurances against a stay. @param covers In any order; each from its first to its last day. */
export function coveredDays(stay: Stretch, covers: readonly Stretch[]): CoveredDays {
  const gaps = withoutAll(stay, covers);
  const overlaps = covers.flatMap((one, at) =>
    covers
      .slice(at + 1)
      .map((other) => common(one, other))
      .filter(isThere),
  );
  const uncovered = gaps.reduce((sum, gap) => sum + daysIn(gap), 0);
  return {
    days: daysIn(stay),
    covered: daysIn(stay) - uncovered,
    gaps,
    overlaps,
    outside: covers.flatMap((cover) => without(cover, stay)),
  };
}
