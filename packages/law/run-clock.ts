import { countDeadline, type Deadline, type Span } from './count-deadline.ts';
import { type DatedStep, dateSteps } from './date-steps.ts';
import type { Day } from './dates.ts';
import { dayInWords } from './day-in-words.ts';
import { ruleIn } from './law-on.ts';
import type { KnownDays, LegalClock, PermitKind, Place, Sureness } from './legal-clock.ts';
import type { Pause } from './merge-pauses.ts';
import type { RuleId } from './rule.ts';
import { spanOf } from './span-of.ts';

/** What is asked of a clock. Each pause starts on or before the day it ends. */
export type ClockQuestion = {
  kind: PermitKind;
  known: KnownDays;
  pauses: readonly Pause[];
  /** The office took its longer time: it is known to, where it is only possible otherwise. */
  complex?: boolean;
};

/** A time, and the last day of it. */
export type Timed = Deadline & { span: Span };

/** What a clock says of an application. */
export type ClockReading = Timed & {
  /** The later day of a complex case, and when a case is one; nothing once it is known to be one. */
  complex?: Timed & { when: string };
  /** The rules that were counted by. */
  rules: readonly RuleId[];
  /** Where the law sets the time, and how it’s counted. */
  places: readonly Place[];
  sureness: Sureness;
  notes: readonly string[];
  /** What has to be done and when, in order of time; what has no date yet comes last. */
  steps: readonly DatedStep[];
};

const earlyNote = (held: Day): string =>
  `We hold this time for applications filed since ${dayInWords(held)}. For one filed before that day, the act may have had another.`;

/** How sure a time is: where the clock was stopped, no surer than what the act says of stopping it. */
const surenessWith = (paused: boolean, { sureness, proceedings }: PermitKind): Sureness =>
  paused && sureness === 'stated' ? proceedings.pausingSureness : sureness;

/** By when an office has to decide on an application, and what its applicant does until then and after. */
export function runClock(
  clock: LegalClock,
  { kind, known, pauses, complex = false }: ClockQuestion,
): ClockReading {
  const { filedOn } = known;
  const timed = (id: RuleId): Timed => {
    const span = spanOf(ruleIn(clock.rules, id), filedOn);
    const afterPause = spanOf(ruleIn(clock.rules, clock.afterPause), filedOn).count;
    return { span, ...countDeadline({ from: filedOn, span, pauses, afterPause }, clock.country) };
  };
  const longer = complex ? undefined : kind.complex;
  const rule = (complex && kind.complex?.time) || kind.time;
  const time = timed(rule);
  const paused = time.pauses.length > 0;
  const { values } = ruleIn(clock.rules, rule);
  const held = values[0]?.from;
  const isEarly = held !== undefined && filedOn < held;
  const { counting, pausing, pauseNote, afterPauseNote } = kind.proceedings;
  return {
    ...time,
    ...(longer ? { complex: { ...timed(longer.time), when: longer.when } } : {}),
    rules: [rule, ...(longer ? [longer.time] : []), ...(paused ? [clock.afterPause] : [])],
    places: [ruleIn(clock.rules, rule), ...counting, ...(paused ? pausing : [])].map(({ act, section }) => ({
      act,
      section,
    })),
    sureness: isEarly ? 'unconfirmed' : surenessWith(paused, kind),
    notes: [
      isEarly && earlyNote(held),
      kind.note,
      paused && pauseNote,
      time.endsAfterPause && afterPauseNote,
    ].filter((note) => typeof note === 'string'),
    steps: dateSteps(clock, kind.steps, { ...known, decideBy: time.last }),
  };
}
