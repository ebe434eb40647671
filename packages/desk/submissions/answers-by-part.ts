/** Answers that belong together, under the name of their part; without one where the form has no parts. */
export type AnswersOfPart<Line> = { part: string | undefined; lines: readonly Line[] };

/** Answers by the parts of their form, in its order. */
export function answersByPart<Line extends { part?: string }>(
  lines: readonly Line[],
): readonly AnswersOfPart<Line>[] {
  const parts = [...new Set(lines.map(({ part }) => part))];
  return parts.map((part) => ({ part, lines: lines.filter((line) => line.part === part) }));
}
