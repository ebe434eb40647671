import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
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

/** What a line says of an application: its number stands in one of its cells, and the state in another. */
function rowIn(
  cells: readonly (CellObject | undefined)[],
  register: OfficeRegister,
): { number: string; state: PublishedState | undefined } | undefined {
  const texts = cells.slice(0, mostCells).map(textOf).filter(Boolean);
  const number = texts.map(register.readNumber).find((found) => found !== undefined);
  if (!number) return undefined;
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
function rowsOf(sheet: WorkSheet, register: OfficeRegister): StatusRow[] {
  const lines = linesOf(sheet);
  const rows = lines.flatMap((cells) => rowIn(cells, register) ?? []);
  const hasStates = rows.some(({ state }) => state !== undefined) || lines.some(headsStatesIn(register));
  return rows.flatMap(({ number, state }) =>
    state || !hasStates ? [{ number, state: state ?? 'listed' }] : [],
  );
}

/** Reads a spreadsheet of the office: every sheet, every line that names an application. Formulas are not worked out. */
export function readStatusSheet(bytes: Uint8Array, register: OfficeRegister): StatusSheet {
  const workbook = unpackWorkbook(bytes);
  if (!workbook) return { refused: noWorkbook };
  try {
    const { SheetNames: names, Sheets: sheets } = read(workbook, {
      type: 'array',
      dense: true,
      sheetRows: mostRows,
      cellFormula: false,
      cellHTML: false,
      bookVBA: false,
    });
    const rows = names
      .slice(0, mostSheets)
      .flatMap((name) => (sheets[name] ? rowsOf(sheets[name], register) : []));
    return { rows: rows.slice(0, mostRows), sheets: names.length };
  } catch {
    return { refused: noWorkbook };
  }
}
