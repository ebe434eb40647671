import type { Fault } from './fault.ts';
import { type Answers, type Field, type Fields, missingMessage } from './field.ts';
import { isPlainObject, mapNested, nestedFields } from './field-tree.ts';

/** Whether a field matters with these answers. */
export const isApplicable = ({ when }: Field, near: Answers, whole: Answers): boolean =>
  when === undefined || when(near, whole);

/** The answers with what stands in for those that were left out: a choice that nobody made is what it starts with. */
function withStarts(fields: Fields, given: Answers): Record<string, unknown> {
  const near: Record<string, unknown> = { ...given };
  for (const key in fields) near[key] = given[key] === undefined ? fields[key]?.start : given[key];
  return near;
}

/**
 * The answers without those to fields that are not asked: nobody sees such a field, so its answer means nothing, neither by
 * itself nor for the fields after it.
 */
export function applicableAnswers(fields: Fields, given: unknown, above?: Answers): unknown {
  if (!isPlainObject(given)) return given;
  const asked: Record<string, unknown> = { ...given };
  const near = withStarts(fields, given);
  const whole = above ?? near;
  for (const [key, field] of Object.entries(fields)) {
    if (!isApplicable(field, near, whole)) {
      delete asked[key];
      delete near[key];
    } else if (Object.hasOwn(asked, key)) {
      asked[key] = mapNested(field, asked[key], (inside, node) => applicableAnswers(inside, node, whole));
      if (asked[key] !== undefined) near[key] = asked[key];
    }
  }
  return asked;
}

const isNeeded = ({ needed, when }: Field, near: Answers, whole: Answers): boolean =>
  needed === true ? when !== undefined : (needed?.(near, whole) ?? false);
const isOpen = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** A fault for each field that other answers make necessary and that has none. */
export function missingAnswerFaults(fields: Fields, given: unknown, top?: Answers, above = ''): Fault[] {
  if (!isPlainObject(given)) return [];
  const near = withStarts(fields, given);
  const whole = top ?? near;
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!isApplicable(field, near, whole)) {
      delete near[key];
      return [];
    }
    const value = given[key];
    const path = above + key;
    if (isNeeded(field, near, whole) && isOpen(value))
      return [{ field: path, code: 'missing', message: missingMessage(field) }];
    const below = nestedFields(field);
    if (!below) return [];
    return Array.isArray(value)
      ? value.flatMap((row, at) => missingAnswerFaults(below, row, whole, `${path}.${at}.`))
      : missingAnswerFaults(below, value, whole, `${path}.`);
  });
}
