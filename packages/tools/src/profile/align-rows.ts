import type { Field } from '../form/field.ts';
import type { FieldTexts } from '../form/field-texts.ts';
import { fieldAt } from '../form/field-tree.ts';
import { factFromField, isSameFact } from './fact-in-field.ts';
import { columnFacts, listLength, placedFact } from './fact-lists.ts';
import { factAt, knownAt, type Profile } from './profile.ts';

type Rows = Extract<Field, { kind: 'rows' }>;
type Written = { table: string; profile: Profile; typed: FieldTexts };
type Table = Written & { list: string };

/** What a row of a form tells first of whom it is about: the name of a child. */
function firstOf(field: Rows, { table, typed }: Written, row: number) {
  for (const { path, fact: named } of columnFacts(field.columns)) {
    const column = fieldAt(field.columns, path);
    const fact = factAt(placedFact(named));
    const text = typed[`${table}.${row}.${path}`] ?? '';
    const said = column && fact && text !== column.write(column.start) && factFromField(fact, column, text);
    if (said) return { named, said };
  }
  return undefined;
}

/** Which row of the profile is the same one, of those that no other row is. */
function sameRow(first: { named: string; said: string }, profile: Profile, free: readonly number[]) {
  return free.find((at) => isSameFact(knownAt(profile, placedFact(first.named, at)) ?? '', first.said));
}

const writtenRows = ({ table, typed }: Written): number =>
  Object.entries(typed).reduce(
    (most, [path, text]) =>
      path.startsWith(`${table}.`) && text.trim() !== ''
        ? Math.max(most, Number(path.slice(table.length + 1).split('.')[0]) + 1)
        : most,
    0,
  );

/**
 * Which row of the profile each row of a table is: the one that says the same first, such as the name of a child; a new one
 * where there is none. Those that the table lacks come after, as many as it can have.
 * @returns for each row of the table its place in the list of the profile.
 */
export function alignRows(field: Rows, table: Table): number[] {
  const known = listLength(table.profile, table.list);
  let free = Array.from({ length: known }, (_, at) => at);
  let fresh = known;
  const take = (at: number): number => {
    free = free.filter((other) => other !== at);
    return at;
  };
  const rows = Array.from({ length: Math.min(writtenRows(table), field.max) }, (_, row) =>
    firstOf(field, table, row),
  );
  const named = rows.map((first) => {
    const same = first && sameRow(first, table.profile, free);
    return same === undefined ? undefined : take(same);
  });
  const placed = rows.map((first, row) => {
    const next = first ? undefined : free[0];
    return named[row] ?? (next === undefined ? fresh++ : take(next));
  });
  return [...placed, ...free].slice(0, field.max);
}

/**
 * Who of a profile each row of a table of people is: the one of that name, or nobody it knows; those that the table lacks
 * come after, as many as it can have.
 * @param people Those who may stand in it, in their order: `person`, `family.spouse`.
 */
export function alignPeople(
  field: Rows,
  { people, ...table }: Written & { people: readonly string[] },
): (string | undefined)[] {
  let free = people;
  const take = (at: string | undefined) => {
    free = free.filter((other) => other !== at);
    return at;
  };
  const known = (at: string, named: string) => knownAt(table.profile, named.replace('person', at));
  const rows = Array.from({ length: Math.min(writtenRows(table), field.max) }, (_, row) =>
    firstOf(field, table, row),
  );
  const named = rows.map((first) =>
    take(first && free.find((at) => isSameFact(known(at, first.named) ?? '', first.said))),
  );
  const placed = rows.map(
    (first, row) => named[row] ?? take(free.find((at) => !first || known(at, first.named) === undefined)),
  );
  return [...placed, ...free].slice(0, field.max);
}

const peopleNames: readonly string[] = ['person.name', 'person.firstName'];

/** Whether the rows of a table are people, each with facts of their own. */
export const isOfPeople = (field: Field): boolean =>
  field.kind === 'rows' && columnFacts(field.columns).some(({ fact }) => peopleNames.includes(fact));
