import { applicableAnswers } from '../form/conditional-fields.ts';
import type { Answers, Fields } from '../form/field.ts';
import { isPlainObject, nestedFields } from '../form/field-tree.ts';

function unknownIn(fields: Fields, given: unknown): string[] {
  if (Array.isArray(given))
    return given.flatMap((row, at) => unknownIn(fields, row).map((path) => `${at}.${path}`));
  if (!isPlainObject(given)) return [];
  return Object.entries(fields).flatMap(([key, field]) => {
    if (given[key] === null) return field.mayBeUnknown ? [key] : [];
    const inside = nestedFields(field);
    return inside ? unknownIn(inside, given[key]).map((path) => `${key}.${path}`) : [];
  });
}

/** Where "I don't know yet" stands among what is asked: each is a line to write on in the document. */
export const unknownAnswers = (fields: Fields, answers: Answers): string[] =>
  unknownIn(fields, applicableAnswers(fields, answers));
