/** Answers that belong together, under the name of their part; without one where the form has no parts. */
export type AnswersOfPart<Line> = { part: string | undefined; lines: readonly Line[] };

/** Answers that stand one after the other under one name: a child, a stay, an address; without one those that stand alone. */
export type AnswersOfPlace<Line> = { under: string | undefined; lines: readonly Line[] };

type Placed = { place?: { under: string } };

/** Answers in their order, those of one group or row together, so that its name is said once. */
export function answersByPlace<Line extends Placed>(lines: readonly Line[]): readonly AnswersOfPlace<Line>[] {
  const runs: { under: string | undefined; lines: Line[] }[] = [];
  for (const line of lines) {
    const under = line.place?.under;
    const last = runs.at(-1);
    if (last && last.under === under) last.lines.push(line);
    else runs.push({ under, lines: [line] });
  }
  return runs;
}

/** Answers by the parts of their form, in its order. */
export function answersByPart<Line extends { part?: string }>(
  lines: readonly Line[],
): readonly AnswersOfPart<Line>[] {
  const parts = [...new Set(lines.map(({ part }) => part))];
  return parts.map((part) => ({ part, lines: lines.filter((line) => line.part === part) }));
}
