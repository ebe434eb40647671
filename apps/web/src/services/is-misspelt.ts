/** Letters that may be wrong in a word: none in a short one, which would be nearly any other. */
const wrongLetters = (word: string): number => {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
};

/** Whether a word is another with a letter or two wrong, missing, too many, or in each other’s place. */
export function isMisspelt(written: string, word: string): boolean {
  const most = wrongLetters(written);
  if (most === 0 || Math.abs(written.length - word.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= written.length; row++) {
    const next = [row];
    for (let column = 1; column <= word.length; column++) {
      const same = written[row - 1] === word[column - 1];
      const changed = (last[column - 1] ?? 0) + (same ? 0 : 1);
      const swapped =
        row > 1 &&
        column > 1 &&
        written[row - 1] === word[column - 2] &&
        written[row - 2] === word[column - 1]
          ? (beforeLast[column - 2] ?? 0) + 1
          : changed;
      next.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    beforeLast = last;
    last = next;
  }
  return (last[word.length] ?? 0) <= most;
}
