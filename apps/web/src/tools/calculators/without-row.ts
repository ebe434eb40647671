import type { Typed } from '@majak/tools/form/typed';

/** The answers of a form without one row of a table; the rows below it move up. */
export function withoutRow(typed: Typed, table: string, gone: number): Typed {
  const kept = Object.entries(typed).flatMap(([field, text]): [string, string][] => {
    const [name, at, column] = field.split('.');
    if (name !== table || column === undefined || Number(at) < gone) return [[field, text]];
    return Number(at) === gone ? [] : [[`${table}.${Number(at) - 1}.${column}`, text]];
  });
  return Object.fromEntries(kept);
}
