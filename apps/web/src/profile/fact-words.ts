import { answerLines } from '@majak/tools/form/answer-lines';
import type { Fields } from '@majak/tools/form/field';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';

/** What a field is called where it stands: `Child 1, First names`; and what stands in it, in words. */
export type FieldWords = { label: string; text: string };

const isRow = (under: string): boolean => / \d+$/.test(under);

/**
 * The words of answers by the paths of their fields. A row is always named, a group where two answers would be called the same.
 * @param typed What stands in the form.
 */
export function wordsByPath(fields: Fields, typed: FieldTexts): ReadonlyMap<string, FieldWords> {
  const lines = answerLines(fields, textsToAnswers(fields, typed));
  const isAlone = (label: string) => lines.filter((line) => line.label === label).length === 1;
  return new Map(
    lines.map(({ path, under, label, text }) => {
      const named = isAlone(label) ? under.filter(isRow) : under;
      return [path, { label: [...named, label].join(', '), text }];
    }),
  );
}
