import type { Typed } from '@majak/tools/documents/invoice/model/typed';

const cell = /^lines\.(\d+)\.(\w+)$/;

/** How many lines the form has. */
export const lineCount = (typed: Typed): number =>
  Object.keys(typed).reduce((most, path) => Math.max(most, Number(cell.exec(path)?.[1] ?? -1) + 1), 0);

const lineAt = (typed: Typed, at: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([path, text]): [string, string][] => {
      const [, row, name] = cell.exec(path) ?? [];
      return name && Number(row) === at ? [[name, text]] : [];
    }),
  );

const withLine = (typed: Typed, at: number, line: Record<string, string>): Typed => ({
  // What the new line says nothing of must not stay from the old one.
  ...Object.fromEntries(Object.entries(typed).filter(([path]) => !path.startsWith(`lines.${at}.`))),
  ...Object.fromEntries(Object.entries(line).map(([name, text]) => [`lines.${at}.${name}`, text])),
});

/** A line more, in the unit and at the rate of the one before. */
export function withNewLine(typed: Typed): Typed {
  const count = lineCount(typed);
  const { unit = 'piece', rate = '0' } = lineAt(typed, count - 1);
  return withLine(typed, count, {
    description: '',
    quantity: '1',
    unit,
    unitPrice: '',
    discountPercent: '0',
    rate,
  });
}

/** The same line once more, at the end. */
export const withCopyOf = (typed: Typed, at: number): Typed =>
  withLine(typed, lineCount(typed), lineAt(typed, at));

/** Two lines change places. */
export const withSwapped = (typed: Typed, one: number, other: number): Typed =>
  withLine(withLine(typed, one, lineAt(typed, other)), other, lineAt(typed, one));

/** The form without one line; those below it move up. */
export const withoutLine = (typed: Typed, gone: number): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([path, text]): [string, string][] => {
      const [, row, name] = cell.exec(path) ?? [];
      if (name === undefined || Number(row) < gone) return [[path, text]];
      return Number(row) === gone ? [] : [[`lines.${Number(row) - 1}.${name}`, text]];
    }),
  );
