import { type Day, isDay } from '@majak/law/dates';
import type { LegalClock, PermitKind } from '@majak/law/legal-clock';
import type { Fault } from '../form/fault.ts';
import type { AnswersOf } from '../form/field.ts';
import { form } from '../form/form.ts';
import { choice } from '../form/kinds/choice.ts';
import { day, optionalDay } from '../form/kinds/day.ts';
import { rows } from '../form/kinds/rows.ts';

/** More pauses than any application has; a list without an end would be counted without one. */
export const mostPauses = 50;
/** No application runs until then. */
const lastDay: Day = '2199-12-31';

const daysOf = {
  filedOn: day({
    label: 'When you filed it',
    hint: 'The day the office or the embassy took it. It’s on your stamped copy.',
    missing: 'Enter when you filed it',
    near: true,
  }),
  pauses: rows({
    label: 'When the clock was stopped',
    hint: 'For example, while the office waited for papers it asked you for.',
    columns: {
      from: day({ label: 'You were asked on', missing: 'Enter when you were asked', near: true }),
      to: optionalDay({
        label: 'You answered on',
        hint: 'Leave it empty if you haven’t yet',
        missing: 'Enter when you answered, or leave it out if you haven’t yet',
        needed: true,
        near: true,
      }),
    },
    min: 0,
    max: mostPauses,
    row: 'pause',
  }),
  arrivedOn: optionalDay({ label: 'When you arrived', hint: 'If you came after you applied', near: true }),
  invitedOn: optionalDay({ label: 'When you’re invited to the office for', near: true }),
  fingerprintsOn: optionalDay({ label: 'When you gave your fingerprints', near: true }),
  cardEndsOn: optionalDay({ label: 'The last day your card or visa is valid', near: true }),
  insuredUntil: optionalDay({ label: 'The last day you have health insurance', near: true }),
  oldestPaperOn: optionalDay({ label: 'When your oldest paper was issued', near: true }),
};

const optionOf = ({ id, title }: PermitKind, group: string) => ({ value: id, label: title, group });

/** Every kind of permit once: what most people look for comes first. */
const permitOptions = ({ permits, common }: LegalClock) => [
  ...common.flatMap((id) =>
    permits.filter((kind) => kind.id === id).map((kind) => optionOf(kind, 'Most common')),
  ),
  ...permits.filter(({ id }) => !common.includes(id)).map((kind) => optionOf(kind, 'Other kinds')),
];

const fieldsOf = (clock: LegalClock) => ({
  permit: choice({
    label: 'What you applied for',
    shown: 'select',
    start: null,
    options: permitOptions(clock),
    missing: 'Choose what you applied for',
    wrong: 'Choose a kind of permit from the list',
  }),
  ...daysOf,
});
export type ClockAnswers = AnswersOf<ReturnType<typeof fieldsOf>>;

/** Days in answers, by the paths of their fields. */
const daysIn = ({ permit: _, pauses, ...days }: ClockAnswers): [path: string, day: Day][] =>
  [
    ...Object.entries(days),
    ...pauses.flatMap(({ from, to }, at): [string, Day | undefined][] => [
      [`pauses.${at}.from`, from],
      [`pauses.${at}.to`, to],
    ]),
  ].filter((entry): entry is [string, Day] => entry[1] !== undefined);

const reversed = ({ pauses }: ClockAnswers): Fault[] =>
  pauses.flatMap(({ from, to }, at) =>
    to !== undefined && to < from
      ? [{ field: `pauses.${at}.to`, code: 'custom', message: 'A pause can’t end before it began' }]
      : [],
  );

const outside = (answers: ClockAnswers, since: Day): Fault[] =>
  daysIn(answers)
    .filter(([, on]) => isDay(on) && (on < since || on > lastDay))
    .map(([field]) => ({
      field,
      code: 'custom',
      message: `Enter a day of the years ${since.slice(0, 4)} to ${lastDay.slice(0, 4)}`,
    }));

/** What a legal clock is asked: the permit, when it was applied for, its pauses, and days that only the person knows. */
export const clockForm = (clock: LegalClock) =>
  form({
    key: 'clock',
    version: 1,
    fields: fieldsOf(clock),
    check: (answers) => [...outside(answers, clock.since), ...reversed(answers)],
    whole: 'Send an object with permit, filedOn and pauses',
  });
