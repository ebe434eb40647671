import type { Field, Fields } from '@majak/tools/form/field';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { fieldAt } from '@majak/tools/form/field-tree';

/** The row of a table that a path lies in, and the rest of it; nothing of a path elsewhere. */
function inTable(path: string, table: string): { at: number; rest: string } | undefined {
  if (!path.startsWith(`${table}.`)) return undefined;
  const [at = '', ...rest] = path.slice(table.length + 1).split('.');
  return rest.length > 0 && /^\d+$/.test(at) ? { at: Number(at), rest: rest.join('.') } : undefined;
}

/** How many rows of a table stand in a form. */
export const rowCount = (typed: FieldTexts, table: string): number =>
  Object.keys(typed).reduce((most, path) => Math.max(most, (inTable(path, table)?.at ?? -1) + 1), 0);

type Rows = Extract<Field, { kind: 'rows' }>;

/** How many rows of a table are drawn: as few as there have to be where none is written, and never many more than there may be. */
export const drawnRows = (
  { min, max }: Pick<Rows, 'min' | 'max'>,
  typed: FieldTexts,
  table: string,
): number => Math.min(Math.max(rowCount(typed, table), min), max + 1);

/** What stands in a row nobody has touched: an empty text is what makes it one. */
const emptyRow = (columns: Fields, above = ''): [string, string][] =>
  Object.entries(columns).flatMap(([key, field]: [string, Field]): [string, string][] => {
    if (field.kind === 'group') return emptyRow(field.fields, `${above}${key}.`);
    return field.kind === 'rows' ? [] : [[above + key, field.write(field.start)]];
  });

/** The texts with a row more at the end of a table; unchanged where there may be none more. */
export function withNewRow(fields: Fields, typed: FieldTexts, table: string): FieldTexts {
  const field = fieldAt(fields, table);
  if (field?.kind !== 'rows') return typed;
  const shown = drawnRows(field, typed, table);
  if (shown >= field.max) return typed;
  const cells = emptyRow(field.columns).map(([rest, text]) => [`${table}.${shown}.${rest}`, text] as const);
  return { ...typed, ...Object.fromEntries(cells) };
}

/** A path once a row is gone: that of a row below it moves up; nothing of one in that row. */
export function pathWithoutRow(path: string, table: string, gone: number): string | undefined {
  const place = inTable(path, table);
  if (!place || place.at < gone) return path;
  return place.at === gone ? undefined : `${table}.${place.at - 1}.${place.rest}`;
}

const rowAt = (typed: FieldTexts, table: string, at: number): [string, string][] =>
  Object.entries(typed).flatMap(([path, text]): [string, string][] => {
    const place = inTable(path, table);
    return place?.at === at ? [[place.rest, text]] : [];
  });

/** The texts with a row in the place of what was there. */
const withRow = (typed: FieldTexts, place: string, row: readonly [string, string][]): FieldTexts => ({
  ...Object.fromEntries(Object.entries(typed).filter(([path]) => !path.startsWith(`${place}.`))),
  ...Object.fromEntries(row.map(([rest, text]) => [`${place}.${rest}`, text])),
});

/** The same row once more, at the end of its table. */
export const withCopyOf = (typed: FieldTexts, table: string, at: number): FieldTexts =>
  withRow(typed, `${table}.${rowCount(typed, table)}`, rowAt(typed, table, at));

/** A row in the place of the one above it. */
export const withMovedUp = (typed: FieldTexts, table: string, at: number): FieldTexts =>
  withRow(
    withRow(typed, `${table}.${at}`, rowAt(typed, table, at - 1)),
    `${table}.${at - 1}`,
    rowAt(typed, table, at),
  );

/** The texts without one row of a table. */
export const withoutRow = (typed: FieldTexts, table: string, gone: number): FieldTexts =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([path, text]): [string, string][] => {
      const at = pathWithoutRow(path, table, gone);
      return at === undefined ? [] : [[at, text]];
    }),
  );
