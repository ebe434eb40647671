import type { DatedStep } from '@majak/law/date-steps';
import { ruleIn } from '@majak/law/law-on';
import { type LegalClock, type Office, type PermitKind, surenesses } from '@majak/law/legal-clock';
import type { Pause } from '@majak/law/merge-pauses';
import { placeInWords } from '@majak/law/place-in-words';
import { reviewBy } from '@majak/law/review-by';
import type { RuleId } from '@majak/law/rule';
import { type ClockQuestion, type ClockReading, runClock, type Timed } from '@majak/law/run-clock';
import { spanOf } from '@majak/law/span-of';

const lengthOf = ({ count, unit }: Timed['span']) => ({
  days: unit === 'days' ? count : null,
  months: unit === 'months' ? count : null,
});

const timeOf = ({ last, span }: Timed) => ({ decideBy: last ?? null, ...lengthOf(span) });
const officeOf = ({ name, officialName, dataBox, places }: Office) => ({
  name,
  officialName,
  dataBox: dataBox ?? null,
  sections: places.map(placeInWords),
});
const whenLateOf = ({ whenLate: { from, superior, what, places, sureness } }: ClockReading) => ({
  from: from ?? null,
  superior: officeOf(superior),
  what,
  sections: places.map(placeInWords),
  sureness: surenesses[sureness],
});

const pauseOf = ({ from, to }: Pause) => ({ from, to: to ?? null });

const stepOf = ({ id, title, who, from, by, when, places, sureness }: DatedStep) => ({
  id,
  title,
  who,
  from: from ?? null,
  by: by ?? null,
  when,
  section: places.map(placeInWords).join('; ') || null,
  sureness: surenesses[sureness],
});

/** When a time was read in its act, and by when it is read again. */
function readingOf({ rules }: LegalClock, id: RuleId) {
  const rule = rules[id];
  return rule && { readOn: rule.sources[0]?.readOn ?? null, reviewBy: reviewBy(rule) };
}

const complexOf = ({ complex }: ClockReading) => complex && { ...timeOf(complex), when: complex.when };

/** What the API answers to who asks a clock. */
export function clockJson(clock: LegalClock, asked: ClockQuestion) {
  const reading = runClock(clock, asked);
  const { kind, known } = asked;
  return {
    permit: kind.id,
    title: kind.title,
    filedOn: known.filedOn,
    office: officeOf(reading.office),
    ...timeOf(reading),
    complex: complexOf(reading) ?? null,
    pauses: reading.pauses.map(pauseOf),
    pausedDays: reading.pausedDays,
    sections: reading.places.map(placeInWords),
    sureness: surenesses[reading.sureness],
    ...readingOf(clock, kind.time),
    whenLate: whenLateOf(reading),
    rules: reading.rules,
    notes: reading.notes,
    steps: reading.steps.map(stepOf),
  };
}

/** A kind of permit as the API lists it. @param today The day whose rules are told. */
export function kindJson(clock: LegalClock, kind: PermitKind, today: string) {
  const rule = ruleIn(clock.rules, kind.time);
  const complex = kind.complex && {
    ...lengthOf(spanOf(ruleIn(clock.rules, kind.complex.time), today)),
    when: kind.complex.when,
  };
  return {
    id: kind.id,
    title: kind.title,
    officialName: kind.officialName,
    office: officeOf(kind.office),
    superior: officeOf(kind.proceedings.whenLate.superior),
    ...lengthOf(spanOf(rule, today)),
    complex: complex ?? null,
    sections: [rule, ...(kind.grounds ?? []), ...kind.proceedings.counting].map(placeInWords),
    sureness: surenesses[kind.sureness],
    ...readingOf(clock, kind.time),
    rule: kind.time,
    note: kind.note ?? null,
  };
}
