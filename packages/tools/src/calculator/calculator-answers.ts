import type { Fields } from '../form/field.ts';
import { type FieldTexts, textsToAnswers } from '../form/field-texts.ts';
import { toShareLink } from '../form/share-link.ts';

/**
 * What was typed into a calculator. An answer that the others make idle is kept, since it is mentioned; but a year always
 * stands in the form: where a day says it, the day counts.
 */
export function answersFrom(fields: Fields, typed: FieldTexts): Record<string, unknown> {
  const { year, ...given } = textsToAnswers(fields, typed);
  return year === undefined || fields.year?.when?.(given, given) === false ? given : { ...given, year };
}

/** The part of an address after `#` that carries answers, and always the year, so that a link means the same next year. */
export function toLink(fields: Fields, typed: FieldTexts, year: number): string {
  const carried = toShareLink(fields, typed);
  carried.delete('year');
  if (fields.year) carried.append('year', typed.year || String(year));
  return carried.toString();
}
