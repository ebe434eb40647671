/** A text as people type it: lower case, without accents, so that "cesko" finds "Česko". */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    // Letters that have no accent to take off.
    .replace(/[łŁ]/g, 'l')
    .replace(/[đĐ]/g, 'd')
    .replace(/[øØ]/g, 'o')
    .toLowerCase()
    .trim();

/** Keeps what matches every typed word; what starts with the first word comes first, else the order stays. */
export const filterOptions = <Item extends { label: string }>(
  options: readonly Item[],
  typed: string,
): Item[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [...options];
  const matching = options.filter(({ label }) => {
    const text = fold(label);
    return words.every((word) => text.includes(word));
  });
  const starts = matching.filter(({ label }) => fold(label).startsWith(first));
  return [...starts, ...matching.filter((option) => !starts.includes(option))];
};
