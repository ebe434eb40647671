import { type Day, isDay } from '@majak/law/dates';
import type { Answers } from '../../form/field.ts';
import { isPlainObject } from '../../form/field-tree.ts';
import type { CheckVerdict } from '../../form/finding.ts';
import type { Application } from '../application.ts';

/** What is wrong with an answer though it can be handed in, and where the law says so: no law is needed for a slip. */
export type ApplicationFinding = CheckVerdict & { field: string; act?: string; section?: string };

/** Days that have been, by the keys of their fields: a slip of the year is otherwise found by the office. */
const past: Readonly<Record<string, string>> = {
  bornOn: 'a date of birth',
  passportIssuedOn: 'a date of issue',
};
const isDayAfter = (answer: unknown, today: Day): answer is string =>
  typeof answer === 'string' && isDay(answer) && answer > today;

/** Days in the answers that have been and are to come, wherever they stand. */
function toCome(given: unknown, today: Day, at = ''): readonly ApplicationFinding[] {
  const entries = isPlainObject(given) || Array.isArray(given) ? Object.entries(given) : [];
  return entries.flatMap(([key, answer]) => {
    const what = Object.hasOwn(past, key) ? past[key] : undefined;
    if (!what || !isDayAfter(answer, today)) return toCome(answer, today, `${at}${key}.`);
    const says = `${answer.split('-').reverse().join('/')}: ${what} must be in the past.`;
    return [{ state: 'wrong', field: at + key, says }];
  });
}

/** What is wrong with the answers to an application on a day, though they can be handed in. */
export const applicationFindings = (
  { check }: Pick<Application, 'check'>,
  given: Answers,
  today: Day,
): readonly ApplicationFinding[] => [...toCome(given, today), ...(check?.(given, today) ?? [])];
