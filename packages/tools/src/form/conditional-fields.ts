import type { Fault } from './fault.ts';
import { type Answers, type Field, type Fields, missingMessage } from './field.ts';
import { isPlainObject, mapNested, nestedFields } from './field-tree.ts';

/** Whether a field matters with these answers. */
export const isApplicable = ({ when }: Field, near: Answers, whole: Answers): boolean =>
  when === undefined || when(near, whole);

/**
 * The answers without those to fields that are not asked: nobody sees such a field, so its answer means nothing, neither by
 * itself nor for the fields after it.
 */
export function applicableAnswers(fields: Fields, given: unknown, above?: Answers): unknown {
  if (!isPlainObject(given)) return given;
  const near: Record<string, unknown> = { ...given };
  const whole = above ?? near;
  for (const [key, field] of Object.entries(fields)) {
    if (!Object.hasOwn(near, key)) continue;
    if (isApplicable(field, near, whole))
      near[key] = mapNested(field, near[key], (inside, node) => applicableAnswers(inside, node, whole));
    else delete near[key];
  }
  return near;
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
