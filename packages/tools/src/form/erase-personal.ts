import type { Answers, Field, Fields } from './field.ts';
import { isPlainObject, mapNested } from './field-tree.ts';

/** What stands in the place of what was erased. */
export const erased = 'erased';

type Due = (field: Field) => boolean;

const eraseDue = <Node>(fields: Fields, answers: Node, isDue: Due): Node | Answers =>
  !isPlainObject(answers)
    ? answers
    : Object.fromEntries(
        Object.entries(answers).map(([key, value]) => {
          const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
          // What no field is known for may say anything of anybody.
          if (!field || isDue(field)) return [key, erased];
          return [key, mapNested(field, value, (inside, node) => eraseDue(inside, node, isDue))];
        }),
      );

/** The answers with everything personal erased. */
export const withoutPersonal = (fields: Fields, answers: Answers): Answers =>
  eraseDue(fields, answers, ({ personal }) => Boolean(personal));

/** The answers after so many days: without what is kept for a shorter time than the form. */
export const afterDays = (fields: Fields, answers: Answers, days: number): Answers =>
  eraseDue(fields, answers, ({ personal }) => typeof personal === 'object' && days >= personal.keptDays);
