import type { Field, Fields } from '../form/field.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Whether an answer was given, though with the others nothing depends on it. A year is said with every answer. */
const isUnread = ({ kind, when, start }: Field, value: unknown, answers: Answers): boolean =>
  when !== undefined && kind !== 'year' && value !== undefined && value !== start && !when(answers, answers);

const noteOf = (label: string) =>
  `“${label}” isn’t used here: with your other answers nothing depends on it.`;

/**
 * A note for each answer that was given and that the calculation does not read: none is dropped in silence.
 * @param answers Checked, with what stands for no answer filled in.
 * @param above What stands before a label: the row of a table it is in.
 */
export function unusedAnswerNotes(questions: Fields, answers: Answers, above = ''): readonly string[] {
  return Object.entries(questions).flatMap(([name, question]) => {
    const value = answers[name];
    if (question.kind === 'rows' && Array.isArray(value))
      return value.flatMap((row, at) =>
        unusedAnswerNotes(question.columns, row, `${question.row} ${at + 1}: `),
      );
    return isUnread(question, value, answers) ? [noteOf(above + question.label)] : [];
  });
}
