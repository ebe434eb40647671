import { addDays, type Day } from './dates.ts';
import { ruleIn } from './law-on.ts';
import type { ClockStep, Distance, KnownDays, LegalClock, Sureness } from './legal-clock.ts';
import { spanOf } from './span-of.ts';
import { addWorkingDays, workingDayIn } from './working-day.ts';

/** A step with its days, as far as they are known. */
export type DatedStep = Pick<ClockStep, 'id' | 'title' | 'who' | 'when' | 'places' | 'document'> & {
  /** The first day. */
  from: Day | undefined;
  /** The last day. */
  by: Day | undefined;
  sureness: Sureness;
};

type Anchors = Partial<KnownDays> & { decideBy?: Day | undefined };

const dayOf = ({ from, by }: DatedStep): Day => by ?? from ?? '9999-12-31';

/** The steps that concern a kind of permit, in the order of time; what has no day yet comes last. */
export const dateSteps = (clock: LegalClock, ids: readonly string[], known: Anchors): readonly DatedStep[] =>
  ids
    .flatMap((id) => clock.steps.filter((step) => step.id === id))
    .filter(({ onlyDated, anchor }) => !onlyDated || (anchor && known[anchor]))
    .map((step) => dated(clock, step, known))
    .sort((one, other) => dayOf(one).localeCompare(dayOf(other)));

function dated(clock: LegalClock, step: ClockStep, known: Anchors): DatedStep {
  const { id, title, who, when, places, sureness, document } = step;
  const told = { id, title, who, when, places, sureness, ...(document ? { document } : {}) };
  const anchor = step.anchor && known[step.anchor];
  if (!anchor) return { ...told, from: undefined, by: undefined };
  const at = (distance: Distance) => dayAt(clock, anchor, distance);
  const closes = step.closes === 'on the day' ? anchor : step.closes && at(step.closes);
  return {
    ...told,
    from: step.opens && at(step.opens),
    by: closes && step.moves ? workingDayIn(clock.country, closes) : closes,
  };
}

function dayAt({ country, rules }: LegalClock, anchor: Day, { days, unit, direction }: Distance): Day {
  const count = typeof days === 'number' ? days : spanOf(ruleIn(rules, days), anchor).count;
  if (direction === 'before') return addDays(anchor, -count);
  return unit === 'working days' ? addWorkingDays(country, anchor, count) : addDays(anchor, count);
}
