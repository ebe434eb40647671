import { type AnswerLine, answerLines } from '@majak/tools/form/answer-lines';
import { askedKeys, partOf, topKey } from '@majak/tools/form/asked-steps';
import type { Answers, Field } from '@majak/tools/form/field';
import type { Form } from '@majak/tools/form/form';
import { countedAnswers, pagesOf } from './advance.ts';

/** Answers to one field that stand under one name, such as those of a row; without one where the field's own says it. */
type CheckedGroup = { name: string; lines: readonly AnswerLine[] };
/** A field that was asked, with what was answered: nothing where it was passed over. */
export type CheckedField = { key: string; step: string; label: string; groups: readonly CheckedGroup[] };
export type CheckSection = { title: string; fields: readonly CheckedField[] };

function groupsOf({ kind }: Field, lines: readonly AnswerLine[]): readonly CheckedGroup[] {
  // The label of a group stands beside it already.
  const nameOf = ({ under }: AnswerLine) => under.slice(kind === 'group' ? 1 : 0).join(', ');
  return [...new Set(lines.map(nameOf))].map((name) => ({
    name,
    lines: lines.filter((line) => nameOf(line) === name),
  }));
}

/** Answers as they are handed in, as far as they are right: with what stands in a row from the start. */
const settled = ({ fields }: Form, given: Answers): Answers =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const read = fields[key]?.schema.safeParse(value);
      return [key, read?.success ? read.data : value];
    }),
  );

/** Everything that is asked with these answers, by its parts, each with what was answered. */
export function checkSections(form: Form, given: Answers): readonly CheckSection[] {
  const lines = answerLines(form.fields, settled(form, countedAnswers(form, given)));
  const keys = askedKeys(form, given);
  const sections = new Map<string, CheckedField[]>();
  for (const step of pagesOf(form, given)) {
    const fields = step.fields.flatMap((key): CheckedField[] => {
      const field = form.fields[key];
      if (!field || !keys.has(key)) return [];
      const own = lines.filter(({ path }) => topKey(path) === key);
      return [{ key, step: step.key, label: field.label, groups: groupsOf(field, own) }];
    });
    sections.set(partOf(step), [...(sections.get(partOf(step)) ?? []), ...fields]);
  }
  return [...sections].map(([title, fields]) => ({ title, fields }));
}
