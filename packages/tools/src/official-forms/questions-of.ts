import type { Field, Fields } from '../form/field.ts';
import { nestedFields } from '../form/field-tree.ts';
import type { Form } from '../form/form.ts';
import { formSteps } from '../form/steps.ts';
import { answersOf, type ChosenAnswer } from './answers-of.ts';
import { isWritable, partsOf } from './mapping-faults.ts';
import type { Part } from './official-form.ts';

/** A question that a box of the paper can be filled with. */
export type PaperQuestion = {
  path: string;
  /** The page of the form that it stands on. */
  under: string;
  label: string;
  parts: readonly Part[];
  answers: readonly ChosenAnswer[];
};

/** No paper has lines for more of them. */
const mostRows = 8;

function below(field: Field, path: string, label: string): [string, string, Field][] {
  const inside = nestedFields(field);
  const own: [string, string, Field][] = isWritable(field) ? [[path, label, field]] : [];
  if (!inside) return own;
  const inEach = (fields: Fields, at: string, named: string) =>
    Object.entries(fields).flatMap(([key, one]) => below(one, `${at}.${key}`, `${named}: ${one.label}`));
  if (field.kind !== 'rows') return [...own, ...inEach(inside, path, label)];
  const rows = Array.from({ length: Math.min(field.max, mostRows) }, (_, at) => at);
  return [...own, ...rows.flatMap((at) => inEach(inside, `${path}.${at}`, `${field.row} ${at + 1}`))];
}

/** Every question of a form, and every part of one, in the order in which they are asked. */
export const questionsOf = (form: Form): PaperQuestion[] =>
  formSteps(form).flatMap(({ title, fields }) =>
    fields.flatMap((key) => {
      const field = form.fields[key];
      return field
        ? below(field, key, field.label).map(([path, label, one]) => ({
            path,
            under: title,
            label,
            parts: partsOf(one),
            answers: answersOf(one),
          }))
        : [];
    }),
  );
