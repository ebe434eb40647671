import type { Fault } from './fault.ts';
import { type Answers, type Field, type Fields, missingMessage } from './field.ts';
import { isPlainObject, mapNested, nestedFields } from './field-tree.ts';

/** Whether a field matters with these answers. */
export const isApplicable = ({ when }: Field, near: Answers, whole: Answers): boolean =>
  when === undefined || when(near, whole);

/** The answers without those to fields that are not asked: nobody sees such a field, so its answer means nothing. */
export function applicableAnswers(fields: Fields, given: unknown, whole: unknown = given): unknown {
  if (!isPlainObject(given) || !isPlainObject(whole)) return given;
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (!field) return [[key, value]];
      if (!isApplicable(field, given, whole)) return [];
      return [[key, mapNested(field, value, (inside, node) => applicableAnswers(inside, node, whole))]];
    }),
  );
}

const isNeeded = ({ needed, when }: Field, near: Answers, whole: Answers): boolean =>
  needed === true ? when !== undefined : (needed?.(near, whole) ?? false);
const isOpen = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** A fault for each field that other answers make necessary and that has none. */
export function missingAnswerFaults(
  fields: Fields,
  given: unknown,
  whole: unknown = given,
  above = '',
): Fault[] {
  if (!isPlainObject(given) || !isPlainObject(whole)) return [];
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!isApplicable(field, given, whole)) return [];
    const value = given[key];
    const path = above + key;
    if (isNeeded(field, given, whole) && isOpen(value))
      return [{ field: path, code: 'missing', message: missingMessage(field) }];
    const below = nestedFields(field);
    if (!below) return [];
    return Array.isArray(value)
      ? value.flatMap((row, at) => missingAnswerFaults(below, row, whole, `${path}.${at}.`))
      : missingAnswerFaults(below, value, whole, `${path}.`);
  });
}
