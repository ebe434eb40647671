import type { Answers, Field } from '../form/field.ts';
import { isPlainObject } from '../form/field-tree.ts';
import { group } from '../form/kinds/group.ts';
import { yesNo } from '../form/kinds/yes-no.ts';

/** A clause that somebody may leave out. @param without What then holds, in a whole sentence: `Without it, …`. */
type ClauseSwitch = { label: string; on: boolean; without: `Without it, ${string}.` };

/**
 * The field `clauses` of a document, with a switch for each clause that may be left out, and what asks a question only
 * with such a clause: `requiredWhen(isOn('penalty'), …)`.
 */
export function clauseSwitches<const Id extends string>(switches: Readonly<Record<Id, ClauseSwitch>>) {
  const all = Object.entries<ClauseSwitch>(switches);
  const fields = Object.fromEntries(
    all.map(([id, { label, on, without }]) => [id, yesNo({ label, hint: without, start: on })]),
  ) as Record<Id, Field<boolean>>;
  const start = Object.fromEntries(all.map(([id, { on }]) => [id, on])) as Record<Id, boolean>;
  return {
    clauses: group<Record<string, Field<boolean>>>({ label: 'What it says', fields, start }) as Field<
      Record<Id, boolean>
    >,
    isOn:
      (id: Id) =>
      (_near: Answers, { clauses }: Answers): boolean =>
        ((isPlainObject(clauses) ? clauses[id] : undefined) ?? start[id]) === true,
  };
}
