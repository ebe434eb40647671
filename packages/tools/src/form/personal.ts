import type { Answers, Field, Fields } from './field.ts';
import { insideOf, isNode } from './inside.ts';

/** What stands in the place of what was erased. */
export const erased = 'erased';

type Due = (field: Field) => boolean;

function eraseIn(field: Field, value: unknown, isDue: Due): unknown {
  if (isDue(field)) return erased;
  const inside = insideOf(field);
  if (!inside) return value;
  return Array.isArray(value)
    ? value.map((row) => eraseDue(inside, row, isDue))
    : isNode(value)
      ? eraseDue(inside, value, isDue)
      : value;
}

const eraseDue = (fields: Fields, answers: Answers, isDue: Due): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, value]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      // What no field is known for may say anything of anybody.
      return [key, field ? eraseIn(field, value, isDue) : erased];
    }),
  );

/** The answers with everything personal erased. */
export const withoutPersonal = (fields: Fields, answers: Answers): Answers =>
  eraseDue(fields, answers, ({ personal }) => personal !== undefined);

/** The answers after so many days: without what is kept for a shorter time than the form. */
export const afterDays = (fields: Fields, answers: Answers, days: number): Answers =>
  eraseDue(
    fields,
    answers,
    ({ personal }) => personal !== undefined && personal !== true && days >= personal.keptDays,
  );
