import { type CellObject, read as readWorkbook, type WorkSheet } from '@e965/xlsx';
import type { OfficeRegister, PublishedState } from '@majak/law/jurisdiction';
import type { StatusRow, StatusSheet } from './status-sheet.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

const mostRows = 100_000;
const mostSheets = 60;
const mostCells = 60;

const noWorkbook =
  'This is no XLS or XLSX file, or it is damaged. Download it from the office again, or save it as XLSX.';

/** A cell as it is shown; what cannot be text is none. */
const textOf = (cell: CellObject | undefined): string =>
  typeof cell?.w === 'string' ? cell.w : cell?.v === undefined ? '' : String(cell.v);

/** What a line says of an application: its number stands in one of its cells, and the state in another. `unread`: it seems to be about one. */
function rowIn(
  cells: readonly (CellObject | undefined)[],
  register: OfficeRegister,
): { number: string; state: PublishedState | undefined } | 'unread' | undefined {
  const texts = cells.slice(0, mostCells).map(textOf).filter(Boolean);
  const number = texts.map(register.readNumber).find((found) => found !== undefined);
  // Two numbers in one cell, or one that is split over cells, are nobody's.
  if (!number) return register.seemsNumbered(texts.join(' ')) ? 'unread' : undefined;
  return { number, state: texts.map(register.readState).find((found) => found !== undefined) };
}

/** Whether a line names the column of states. */
const headsStatesIn =
  ({ headsStates }: OfficeRegister) =>
  (cells: readonly (CellObject | undefined)[]): boolean =>
    cells.slice(0, mostCells).some((cell) => headsStates(textOf(cell)));

/** The lines of a sheet, those alone that are there: what a sheet says of its own size is not gone through. */
const linesOf = (sheet: WorkSheet): readonly (readonly (CellObject | undefined)[])[] =>
  Object.values(sheet['!data'] ?? []).map((line) => Object.values(line ?? []));

/**
 * The applications of a sheet. One that has no states, nor a column for them, is a list of those that were decided in favour; where it has, a line
 * whose words are not known says nothing.
 */
function rowsOf(sheet: WorkSheet, register: OfficeRegister): { rows: StatusRow[]; unread: number } {
  const lines = linesOf(sheet);
  const found = lines.flatMap((cells) => rowIn(cells, register) ?? []);
  const named = found.filter((one) => one !== 'unread');
  const hasStates = named.some(({ state }) => state !== undefined) || lines.some(headsStatesIn(register));
  const rows = named.flatMap(({ number, state }) =>
    state || !hasStates ? [{ number, state: state ?? ('listed' as const) }] : [],
  );
  return { rows, unread: found.length - rows.length };
}

/** Reads a spreadsheet of the office: every sheet, every line that names an application. Formulas are not worked out. */
export function readStatusSheet(bytes: Uint8Array, register: OfficeRegister): StatusSheet {
  const workbook = unpackWorkbook(bytes);
  if (!workbook) return { refused: noWorkbook };
  try {
    const { SheetNames: names, Sheets: sheets } = readWorkbook(workbook, {
      type: 'array',
      dense: true,
      sheetRows: mostRows,
      cellFormula: false,
      cellHTML: false,
      bookVBA: false,
    });
    const read = names
      .slice(0, mostSheets)
      .flatMap((name) => (sheets[name] ? rowsOf(sheets[name], register) : []));
    const rows = read.flatMap((sheet) => sheet.rows).slice(0, mostRows);
    return { rows, sheets: names.length, unread: read.reduce((sum, { unread }) => sum + unread, 0) };
  } catch {
    return { refused: noWorkbook };
  }
}
