import { countDeadline, type Deadline, type Span } from './count-deadline.ts';
import { type DatedStep, dateSteps } from './date-steps.ts';
import { ruleIn } from './law-on.ts';
import type { KnownDays, LegalClock, PermitKind, Place, Sureness } from './legal-clock.ts';
import type { Pause } from './merge-pauses.ts';
import type { RuleId } from './rule.ts';
import { spanOf } from './span-of.ts';

/** What is asked of a clock. Each pause starts on or before the day it ends. */
export type ClockQuestion = { kind: PermitKind; known: KnownDays; pauses: readonly Pause[] };

/** A time, and the last day of it. */
export type Timed = Deadline & { span: Span };

/** What a clock says of an application. */
export type ClockReading = Timed & {
  /** The later day of a complex case, and when a case is one. */
  complex?: Timed & { when: string };
  /** The rules that were counted by. */
  rules: readonly RuleId[];
  /** Where the time, and how it is counted, stand. */
  places: readonly Place[];
  sureness: Sureness;
  notes: readonly string[];
  /** What is done and by when, in the order of time; what has no day yet comes last. */
  steps: readonly DatedStep[];
};

/** By when an office has to decide on an application, and what its applicant does until then and after. */
export function runClock(clock: LegalClock, { kind, known, pauses }: ClockQuestion): ClockReading {
  const { filedOn } = known;
  const timed = (id: RuleId): Timed => {
    const span = spanOf(ruleIn(clock.rules, id), filedOn);
    const afterPause = spanOf(ruleIn(clock.rules, clock.afterPause), filedOn).count;
    return { span, ...countDeadline({ from: filedOn, span, pauses, afterPause }, clock.country) };
  };
  const time = timed(kind.time);
  const paused = time.pauses.length > 0;
  const { counting, pausing, pausingSureness, pauseNote, afterPauseNote } = kind.proceedings;
  return {
    ...time,
    ...(kind.complex ? { complex: { ...timed(kind.complex.time), when: kind.complex.when } } : {}),
    rules: [kind.time, ...(kind.complex ? [kind.complex.time] : []), ...(paused ? [clock.afterPause] : [])],
    places: [ruleIn(clock.rules, kind.time), ...counting, ...(paused ? pausing : [])].map(
      ({ act, section }) => ({ act, section }),
    ),
    sureness: paused && kind.sureness === 'stated' ? pausingSureness : kind.sureness,
    notes: [kind.note, paused && pauseNote, time.endsAfterPause && afterPauseNote].filter(
      (note) => typeof note === 'string',
    ),
    steps: dateSteps(clock, kind.steps, { ...known, decideBy: time.last }),
  };
}
