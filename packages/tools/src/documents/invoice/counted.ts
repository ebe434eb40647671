/** A word beside a number: of one, of a few (2 to 4), of a part (1,5), of others. English has the first and the last alone. */
export type Forms = readonly [one: string, few: string, part: string, others: string];

// Each takes longer to make than all else that is written here.
const rules = new Map<string, Intl.PluralRules>();

/** The form of a word that stands beside a number, in a language that has four. */
export function countedIn(language: string, count: number, [one, few, part, others]: Forms): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const form = rule.select(Math.abs(count));
  if (form === 'one') return one;
  if (form === 'few') return few;
  return form === 'many' ? part : others;
}

/** The form of an English word beside a number. */
export const countedInEnglish = (count: number, one: string, others: string): string =>
  Math.abs(count) === 1 ? one : others;
