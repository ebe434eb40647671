import { countDeadline, type Deadline, type Span } from './count-deadline.ts';
import { type DatedStep, dateSteps } from './date-steps.ts';
import { addDays, type Day, isDay, yearOf } from './dates.ts';
import { dayInWords } from './day-in-words.ts';
import { markOf, periodsOf, ruleIn } from './law-on.ts';
import type { KnownDays, LegalClock, Office, PermitKind, Place, Sureness, WhenLate } from './legal-clock.ts';
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
  /** Who decides. */
  office: Office;
  /** What can be done once the time is over, and from which day; none while the time stands still. */
  whenLate: WhenLate & { from: Day | undefined };
  /** What is known where somebody was called to take over what the office grants: its time stands still since a day that its file says. */
  approved: string | undefined;
  /** The rules that were counted by. */
  rules: readonly RuleId[];
  /** Where the law sets the time, and how it’s counted. */
  places: readonly Place[];
  sureness: Sureness;
  notes: readonly string[];
  /** What has to be done and when, in order of time; what has no date yet comes last. */
  steps: readonly DatedStep[];
};

const earlyNote = (confirmed: Day): string =>
  `We’ve confirmed this time for applications filed since ${dayInWords(confirmed)}. For one filed before that day, the act may have had another.`;
const neverNote = 'We haven’t confirmed this time in the act.';

/** The first day of the first year for which the value of a rule was confirmed. */
const confirmedFrom = (rules: LegalClock['rules'], id: RuleId): Day | undefined =>
  periodsOf(rules, id)
    .flatMap(({ from, marks }) =>
      marks.filter(({ mark }) => !mark.endsWith('k')).map(({ year }) => laterOf(from, `${year}-01-01`)),
    )
    .at(0);

const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);

/** What is said of rules that nobody confirmed for the year of a filing, as their pages say too; nothing where each was. */
function earlyNoteOf(rules: LegalClock['rules'], ids: readonly RuleId[], filedOn: Day): string | undefined {
  const early = ids.filter((id) => markOf(rules, yearOf(filedOn), id).endsWith('k'));
  if (early.length === 0) return undefined;
  const since = early.map((id) => confirmedFrom(rules, id) ?? 'never').reduce(laterOf);
  return isDay(since) ? earlyNote(since) : neverNote;
}

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
  const rules = [rule, ...(longer ? [longer.time] : []), ...(paused ? [clock.afterPause] : [])];
  const early = earlyNoteOf(clock.rules, rules, filedOn);
  const { counting, pausing, pauseNote, afterPauseNote, approvedNote, whenLate } = kind.proceedings;
  const approved = (known.invitedOn ?? known.fingerprintsOn) && approvedNote;
  const { act, section } = ruleIn(clock.rules, rule);
  return {
    ...time,
    ...(longer ? { complex: { ...timed(longer.time), when: longer.when } } : {}),
    office: kind.office,
    whenLate: { ...whenLate, from: approved ? undefined : time.last && addDays(time.last, 1) },
    approved,
    rules,
    places: [{ act, section }, ...(kind.grounds ?? []), ...counting, ...(paused ? pausing : [])].map(
      (place) => ({ act: place.act, section: place.section }),
    ),
    sureness: early ? 'unconfirmed' : surenessWith(paused, kind),
    notes: [approved, early, kind.note, paused && pauseNote, time.endsAfterPause && afterPauseNote].filter(
      (note) => typeof note === 'string',
    ),
    // What the office does, it does by the section that its time stands in.
    steps: dateSteps(clock, kind.steps, { ...known, decideBy: time.last }).map((step) =>
      step.who === 'office' ? { ...step, places: [{ act, section }] } : step,
    ),
  };
}
