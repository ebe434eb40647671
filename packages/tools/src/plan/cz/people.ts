import type { Household } from './amounts.ts';
import type { Given } from './given.ts';

const listOf = (value: Given['relation']): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

const childAge = (person: string): number | undefined => {
  const [, age] = /^child[- ]?(\d{1,2})?/.exec(person.toLowerCase()) ?? [];
  return age === undefined ? undefined : Number(age);
};
const isChild = (person: string): boolean => /child|son|daughter|baby/i.test(person);

/** Who wants to join somebody here. */
export const relationsOf = ({ relation }: Given): readonly string[] =>
  listOf(relation).map((one) => one.toLowerCase());

/** Who comes along. */
export const familyOf = ({ family = [] }: Given): readonly string[] => family;

const bands = (ages: readonly (number | undefined)[]) => ({
  childrenUnder6: ages.filter((age) => age === undefined || age < 6).length,
  children6to15: ages.filter((age) => age !== undefined && age >= 6 && age < 15).length,
  children15to26: ages.filter((age) => age !== undefined && age >= 15).length,
});

/** The people whose incomes and costs are counted together. */
export function householdOf(given: Given): Household {
  const people = [...relationsOf(given), ...familyOf(given)];
  const alone = people.length === 1 ? given.age : undefined;
  const children = people.filter(isChild).map((one) => childAge(one) ?? alone);
  const persons = given.persons ?? people.length + 1;
  return { adults: Math.max(1, persons - children.length), ...bands(children) };
}

/** How many of them there are. */
export const sizeOf = ({ adults, childrenUnder6, children6to15, children15to26 }: Household): number =>
  adults + childrenUnder6 + children6to15 + children15to26;

/** Whether a child is among those who apply. */
export const withChild = (given: Given): boolean => relationsOf(given).some(isChild);

/** The age of the oldest child among those who apply, where it is known: of one alone, it is their own. */
export function oldestChild(given: Given): number | undefined {
  const relations = relationsOf(given);
  const ages = relations.filter(isChild).flatMap((one) => childAge(one) ?? []);
  if (ages.length > 0) return Math.max(...ages);
  return relations.length === 1 && withChild(given) ? given.age : undefined;
}

/** Whether whoever applies is one child under 15. */
export function isYoungChild(given: Given): boolean {
  const age = oldestChild(given);
  return relationsOf(given).length === 1 && age !== undefined && age < 15;
}

const relations: readonly (readonly [RegExp, string])[] = [
  [/same.?sex|registered/, 'same-sex-registered'],
  [/unmarried|partner|girlfriend|boyfriend|fianc/, 'unmarried-partner'],
  [/spouse|wife|husband|married/, 'spouse'],
  [/child|son|daughter|baby/, 'child'],
  [/parent|mother|father/, 'parent'],
];

/** How the first of them is related, in one of a few words. */
export function relationOf(given: Given): string | undefined {
  const [first] = relationsOf(given);
  return first && (relations.find(([words]) => words.test(first))?.[1] ?? 'other');
}
