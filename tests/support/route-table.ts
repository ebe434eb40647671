import { readFileSync } from 'node:fs';

/** A line of a table of addresses, by the heads of its columns. */
export type Line = Readonly<Record<string, string>>;

const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'));

/** The table below a heading of docs/routes.md, or of another page of docs. @throws Error where there is none. */
export function routeTable(heading: string, page = 'routes.md'): Line[] {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
  const part = text.split(/^## /m).find((chapter) => chapter.startsWith(`${heading}\n`));
  const [head = '', , ...rows] = (part ?? '').split('\n').filter((row) => row.startsWith('|'));
  if (rows.length === 0) throw new Error(`docs/${page} has no table below “${heading}”`);
  const names = cells(head);
  return rows.map((row) => {
    const values = cells(row);
    if (values.length !== names.length) throw new Error(`docs/${page}: this row is torn: ${row}`);
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  });
}
