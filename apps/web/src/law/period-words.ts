import { confidence, type Period, yearsOf } from '@majak/law/law-on';
import { formatDate } from '@majak/ui/format-date';
import { rules } from './law-book.ts';

/** When a value held: `1 January 2024 to 31 December 2025`. Of the first year we hold nobody here knows how much older it is. */
export function whenWords({ from, to }: Pick<Period, 'from' | 'to'>): string {
  const first = yearsOf(rules)[0];
  const since = from === `${first}-01-01` ? `${first} or before` : formatDate(from);
  return to ? `${since} to ${formatDate(to)}` : `since ${since}`;
}

/** How sure a value is; year by year where that differs: `2023: not confirmed; 2024 to 2026: confirmed by 2 sources`. */
export function sureWords(marks: Period['marks']): string {
  const runs: { first: number; last: number; words: string }[] = [];
  for (const { year, mark } of marks) {
    const [run, words] = [runs.at(-1), confidence(mark)];
    if (run?.words === words) run.last = year;
    else runs.push({ first: year, last: year, words });
  }
  const [only, ...more] = runs;
  if (only && more.length === 0) return only.words;
  return runs
    .map(({ first, last, words }) => `${first === last ? first : `${first} to ${last}`}: ${words}`)
    .join('; ');
}
