import type { Fields } from '../form/field.ts';
import { toShareLink } from '../form/share-link.ts';
import { fromTyped, type Typed } from '../form/typed.ts';

/**
 * What was typed into a calculator. An answer that the others make idle is kept, since it is mentioned; but a year always
 * stands in the form: where a day says it, the day counts.
 */
export function answersFrom(fields: Fields, typed: Typed): Record<string, unknown> {
  const { year, ...given } = fromTyped(fields, typed);
  return year === undefined || fields.year?.when?.(given, given) === false ? given : { ...given, year };
}

/** The part of an address after `#` that carries answers, and always the year, so that a link means the same next year. */
export function toLink(fields: Fields, typed: Typed, year: number): string {
  const carried = toShareLink(fields, typed);
  carried.delete('year');
  if (fields.year) carried.append('year', typed.year || String(year));
  return carried.toString();
}
