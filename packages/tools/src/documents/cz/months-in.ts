import { inEach, type Pair, shortBlank } from '../two-language-view.ts';

const english = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;
const czech = (count: number): string => {
  if (count === 1) return `${count} měsíc`;
  return `${count} ${count < 5 ? 'měsíce' : 'měsíců'}`;
};

/** So many months in each language: `2 months`, `2 měsíce`. */
export const monthsIn = (count: number | undefined): Pair =>
  inEach(
    count ? String(count) : null,
    shortBlank,
    () => english(count ?? 0),
    () => czech(count ?? 0),
  );
