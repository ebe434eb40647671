import type { Fault } from './fault.ts';
import { type Answers, type Field, type Fields, missingOf } from './field.ts';
import { changedInside, insideOf, isNode } from './inside.ts';

/** Whether a field matters with these answers. */
export const isAsked = ({ when }: Field, near: Answers, whole: Answers): boolean =>
  when === undefined || when(near, whole);

/** The answers without those to fields that are not asked: nobody sees such a field, so its answer means nothing. */
export function askedOnly(fields: Fields, given: unknown, whole: unknown = given): unknown {
  if (!isNode(given) || !isNode(whole)) return given;
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (!field) return [[key, value]];
      if (!isAsked(field, given, whole)) return [];
      return [[key, changedInside(field, value, (inside, node) => askedOnly(inside, node, whole))]];
    }),
  );
}

const isNeeded = ({ needed, when }: Field, near: Answers, whole: Answers): boolean =>
  needed === true ? when !== undefined : (needed?.(near, whole) ?? false);
const isOpen = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** A fault for each field that other answers make necessary and that has none. */
export function unansweredFaults(
  fields: Fields,
  given: unknown,
  whole: unknown = given,
  above = '',
): Fault[] {
  if (!isNode(given) || !isNode(whole)) return [];
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!isAsked(field, given, whole)) return [];
    const value = given[key];
    const path = above + key;
    if (isNeeded(field, given, whole) && isOpen(value))
      return [{ field: path, code: 'missing', message: missingOf(field) }];
    const below = insideOf(field);
    if (!below) return [];
    return Array.isArray(value)
      ? value.flatMap((row, at) => unansweredFaults(below, row, whole, `${path}.${at}.`))
      : unansweredFaults(below, value, whole, `${path}.`);
  });
}
