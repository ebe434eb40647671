import { addYears, type Day } from '@majak/law/dates';
import type { Fault } from '../form/fault.ts';
import type { AnswersOf } from '../form/field.ts';
import { isPlainObject } from '../form/field-tree.ts';
import { ageOn, coverOf, type InsuredPerson, type Needs } from './needs.ts';
import { agesAsked, type needsFields } from './needs-fields.ts';
import { mostPeople, personColumns } from './people-fields.ts';
import { type InsuranceLine, isWithin } from './product.ts';

export type NeedsAnswers = AnswersOf<ReturnType<typeof needsFields>>;
export type ListedPerson = AnswersOf<typeof personColumns>;
type Asked = NeedsAnswers & { people?: readonly ListedPerson[] | undefined };

const fault = (field: string, code: string, message: string): Fault => ({ field, code, message });

/** Years ahead that anything can be asked for. */
const yearsAhead = 5;

/** Insurance that is over before the stay, or begins after it, is of no use for it. */
function uselessFaults(line: InsuranceLine, { stayFrom, stayTo, startsOn, duration }: NeedsAnswers): Fault[] {
  if (stayTo < stayFrom) return [];
  const of = line === 'travel' ? 'trip' : 'stay';
  if (startsOn > stayTo)
    return [fault('startsOn', 'after_stay', `Your ${of} is over by then. Enter an earlier day`)];
  const isOver = coverOf({ line, startsOn, duration }).to < stayFrom;
  return isOver
    ? [fault('startsOn', 'before_stay', `It would be over before your ${of} begins. Enter a later day`)]
    : [];
}

function dayFaults(line: InsuranceLine, answers: NeedsAnswers, today: Day): Fault[] {
  const { stayFrom, stayTo, startsOn, hasFrom, hasTo } = answers;
  const last = addYears(today, yearsAhead);
  return [
    ...(stayTo < stayFrom
      ? [fault('stayTo', 'reversed', 'The last day can’t be before the first one')]
      : stayTo < today
        ? [fault('stayTo', 'past', 'The last day is over. Enter one to come')]
        : []),
    ...(stayTo > last ? [fault('stayTo', 'far', 'Enter a day within five years')] : []),
    ...(startsOn < today
      ? [fault('startsOn', 'past', 'The insurance can’t start in the past. Enter today or a later day')]
      : []),
    ...(startsOn > last ? [fault('startsOn', 'far', 'Enter a day within five years')] : []),
    ...(stayTo >= today && startsOn >= today && startsOn <= last ? uselessFaults(line, answers) : []),
    ...(hasFrom && !hasTo ? [fault('hasTo', 'missing', 'Enter the last day of the insurance you have')] : []),
    ...(hasTo && !hasFrom
      ? [fault('hasFrom', 'missing', 'Enter the first day of the insurance you have')]
      : []),
    ...(hasFrom && hasTo && hasTo < hasFrom
      ? [fault('hasTo', 'reversed', 'The last day can’t be before the first one')]
      : []),
  ];
}

const pregnantMan = (field: string): Fault =>
  fault(field, 'not_pregnant', '“Pregnant” only goes with “female”. Choose another insured type');

type Listed = Pick<ListedPerson, 'dateOfBirth'> & { gender?: unknown; insuredType?: unknown };
/** Whom it is for, as far as it is told: the place in the list, the first day of the insurance, and today. */
type ListedOn = { at: number; startsOn: Day; today: Day };

function listedFaults(
  { dateOfBirth, gender, insuredType }: Listed,
  { at, startsOn, today }: ListedOn,
): Fault[] {
  const field = `people.${at}.dateOfBirth`;
  const row = `Person ${at + 1}`;
  const age = ageOn(dateOfBirth, startsOn);
  return [
    ...(dateOfBirth > today
      ? [fault(field, 'future', `${row}: the date of birth is to come`)]
      : isWithin(age, agesAsked)
        ? []
        : [
            fault(
              field,
              'age',
              `${row} would be ${age}. Enter people of ${agesAsked.from} to ${agesAsked.to}; we insure a child in its first year by hand`,
            ),
          ]),
    ...(gender === 'male' && insuredType === 'pregnant' ? [pregnantMan(`people.${at}.insuredType`)] : []),
  ];
}

/** What is wrong with people of a list whose other rows, or other fields, cannot be read: each that has a date of birth. */
export function listedFaultsOf(given: unknown, today: Day): Fault[] {
  if (!isPlainObject(given) || given.client !== 'corporate' || !Array.isArray(given.people)) return [];
  const start = personColumns.dateOfBirth.schema.safeParse(given.startsOn);
  if (!start.success) return [];
  return given.people.slice(0, mostPeople).flatMap((row: unknown, at) => {
    if (!isPlainObject(row)) return [];
    const born = personColumns.dateOfBirth.schema.safeParse(row.dateOfBirth);
    if (!born.success) return [];
    return listedFaults({ ...row, dateOfBirth: born.data }, { at, startsOn: start.data, today });
  });
}

/** What is wrong with needs that no single field can see. @param today The day it is where the insurance is sold. */
export const needsFaults = (line: InsuranceLine, answers: Asked, today: Day): Fault[] => [
  ...dayFaults(line, answers, today),
  ...(answers.client === 'individual' && answers.gender === 'male' && answers.insuredType === 'pregnant'
    ? [pregnantMan('insuredType')]
    : []),
  ...(answers.client === 'corporate'
    ? (answers.people ?? []).flatMap((one, at) =>
        listedFaults(one, { at, startsOn: answers.startsOn, today }),
      )
    : []),
];

function peopleOf({ client, age, gender, insuredType, people = [], startsOn }: Asked): InsuredPerson[] {
  if (client === 'corporate')
    return people.map((one) => ({
      age: ageOn(one.dateOfBirth, startsOn),
      sex: one.gender,
      insured: one.insuredType,
    }));
  return age !== undefined && gender && insuredType ? [{ age, sex: gender, insured: insuredType }] : [];
}

/** Checked answers as needs. */
export function needsOf(line: InsuranceLine, answers: Asked): Needs {
  const { category, purpose, stayFrom, stayTo, filed, insuredBy, hasFrom, hasTo, startsOn, duration } =
    answers;
  return {
    line,
    category,
    purpose,
    stay: { from: stayFrom, to: stayTo },
    ...(filed ? { filed } : {}),
    insuredBy: insuredBy ?? 'nobody',
    ...(hasFrom && hasTo ? { has: { from: hasFrom, to: hasTo } } : {}),
    startsOn,
    duration,
    people: peopleOf(answers),
  };
}
