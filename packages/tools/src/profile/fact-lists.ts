import type { Fields } from '../form/field.ts';
import { nestedFields } from '../form/field-tree.ts';
import type { Profile } from './profile.ts';
import { profileForm } from './profile-form.ts';
import { sameFact } from './same-fact.ts';

const listsIn = (fields: Fields, above = ''): string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind === 'rows') return [above + key];
    return field.kind === 'group' ? listsIn(field.fields, `${above}${key}.`) : [];
  });

/** The facts of which there can be several: `family.children`. */
export const factLists: readonly string[] = listsIn(profileForm.fields);

const listHolding = (fact: string): string | undefined =>
  factLists.find((list) => fact.startsWith(`${list}.`));

/** Where a fact of a form is kept: one of a list in its row, `family.children.0.surname` for `family.children.surname`. */
export function placedFact(named: string, row = 0): string {
  const fact = sameFact(named);
  const list = listHolding(fact);
  return list ? `${list}.${row}${fact.slice(list.length)}` : fact;
}

/** The facts that the columns of a table ask for, each with the path of its column. */
export const columnFacts = (columns: Fields, above = ''): { path: string; fact: string }[] =>
  Object.entries(columns).flatMap(([key, field]) => {
    const inside = nestedFields(field);
    if (inside) return field.kind === 'group' ? columnFacts(inside, `${above}${key}.`) : [];
    return field.fact ? [{ path: above + key, fact: field.fact }] : [];
  });

/** The list that the rows of a table are of, if they are of one. */
export const listOf = (columns: Fields): string | undefined =>
  columnFacts(columns)
    .map(({ fact }) => listHolding(fact))
    .find(Boolean);

/** How many rows of a list a profile has. */
export const listLength = (profile: Profile, list: string): number =>
  Object.keys(profile).reduce((most, path) => {
    const at = path.startsWith(`${list}.`) ? Number(path.slice(list.length + 1).split('.')[0]) : -1;
    return Math.max(most, at + 1);
  }, 0);
