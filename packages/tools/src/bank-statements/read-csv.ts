import Papa from 'papaparse';
import { money } from '../money/money.ts';
import { type ReadStatement, type StatementLine, severalAccounts, withIdentities } from './bank-statement.ts';
import { type CsvColumn, csvBanks, csvColumns } from './csv-columns.ts';
import { comparableHeading, currencyIn, currencyOf, dayOf, minorOf, symbolIn } from './statement-text.ts';

/** Banks write an introduction of up to seventeen lines before the heading. */
const mostLinesBefore = 40;
const columnNames = Object.keys(csvColumns) as CsvColumn[];

type Places = Partial<Record<CsvColumn, number>>;

/** Where each column is: by the first of its names that is there, and of a name that comes twice the first. */
function placesOf(headings: readonly string[]): Places {
  const places: Places = {};
  for (const column of columnNames) {
    const name = csvColumns[column].find((one) => headings.includes(one));
    if (name !== undefined) places[column] = headings.indexOf(name);
  }
  return places;
}

const isHeading = ({ on, amount }: Places): boolean => on !== undefined && amount !== undefined;

type Row = { cells: readonly string[]; places: Places; currency: string };
type RawLine = Omit<StatementLine, 'identity'> & { id: string };

/** Spreadsheets keep zeros in front by writing a number as a formula: `="0012"`. */
const cellOf = ({ cells, places }: Row, column: CsvColumn): string =>
  cells[places[column] ?? -1]?.trim().replace(/^="(.*)"$/, '$1') ?? '';

/** The payer's account, with the code of its bank where that has a column of its own. */
function accountOf(row: Row): string {
  const [account, code] = [cellOf(row, 'account'), cellOf(row, 'code')];
  return account && /^\d{4}$/.test(code) && !account.includes('/') ? `${account}/${code}` : account;
}

/** Any of them tells a movement from a sum below. */
const payerColumns = ['symbol', 'account', 'name'] as const;

/** One movement. @returns nothing for a line that is none, such as a sum below; a sentence where it cannot be read. */
function lineOf(row: Row, at: number): RawLine | string | undefined {
  const on = dayOf(cellOf(row, 'on'));
  const minor = minorOf(cellOf(row, 'amount'));
  const isMovement = minor !== undefined && payerColumns.some((column) => cellOf(row, column));
  if (!on) return isMovement ? `Line ${at}: “${cellOf(row, 'on')}” is no day` : undefined;
  if (minor === undefined) return `Line ${at}: “${cellOf(row, 'amount')}” is no amount`;
  const [message, own] = [cellOf(row, 'message'), cellOf(row, 'own')];
  const leaves = /^odchozí/i.test(cellOf(row, 'direction')) && minor > 0;
  const [amount, named] = [cellOf(row, 'amount'), cellOf(row, 'currency')];
  const currency = named ? currencyOf(named) : (currencyIn(amount) ?? row.currency);
  if (!currency) return `Line ${at}: “${named}” is no currency`;
  return {
    id: cellOf(row, 'id'),
    on,
    amount: money(leaves ? -minor : minor, currency),
    ...(own ? { account: own } : {}),
    ...symbolIn(cellOf(row, 'symbol'), message),
    from: [cellOf(row, 'name'), accountOf(row)].filter(Boolean).join(', '),
    message,
  };
}

type Table = { data: string[][]; start: number; isTorn: boolean };

const headingIn = (data: readonly string[][]): number =>
  data.slice(0, mostLinesBefore).findIndex((cells) => isHeading(placesOf(cells.map(comparableHeading))));

/** What no cell can hold: a file with it is refused before. */
const noQuote = '\0';
const withoutQuotes = (cell: string): string =>
  /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/** Lines cut at each delimiter, quotation marks being letters as others. */
const plainly = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter, quoteChar: noQuote }).data.map((cells) => cells.map(withoutQuotes));

/** Whether a cell holds other lines of the file: a message of two lines is a cell of its own, and has no delimiter below. */
const swallows =
  (delimiter: string) =>
  (cell: string): boolean =>
    cell
      .split('\n')
      .slice(1)
      .some((line) => line.includes(delimiter));

/**
 * The cells of a file. Where a bank puts nothing in quotation marks, one that a payer wrote at the start of a message would
 * swallow the payments below it: if all lines are as wide as the heading without them, they are letters.
 */
function cellsOf(text: string, delimiter: string): Table | undefined {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const start = headingIn(data);
  if (start === -1) return undefined;
  const isTorn = errors.some(({ type }) => type === 'Quotes');
  const isSwallowing = isTorn || data.slice(start).some((cells) => cells.some(swallows(delimiter)));
  if (!isSwallowing) return { data, start, isTorn };
  const plain = plainly(text, delimiter);
  const head = headingIn(plain);
  const width = plain[head]?.length;
  const isEven = head !== -1 && plain.slice(head).every(({ length }) => length === width || length === 1);
  return isEven ? { data: plain, start: head, isTorn: false } : { data, start, isTorn };
}

/** The cells of a file between whichever signs its heading is read with. */
const tableOf = (text: string): Table | undefined =>
  cellsOf(text, ';') ?? cellsOf(text, ',') ?? cellsOf(text, '\t');

/**
 * Reads the export of a bank by the names of its columns.
 * @param currency That of the account, where the export names none.
 */
export function readCsv(text: string, currency: string): ReadStatement {
  const table = tableOf(text);
  if (!table)
    return {
      refused:
        'No line of this file names a day and an amount. Export it as CSV with its headings, or as camt.053.',
    };
  const { data, start, isTorn } = table;
  const headings = (data[start] ?? []).map(comparableHeading);
  const places = placesOf(headings);
  const read = data.slice(start + 1).map((cells, at) => lineOf({ cells, places, currency }, start + at + 2));
  const isCut = !/[\r\n]$/.test(text) && (data.at(-1)?.length ?? 0) < headings.length;
  const last = isCut ? read.pop() : undefined;
  const lines = read.filter((one): one is RawLine => typeof one === 'object');
  const bank = csvBanks.find(([, marks]) => marks.every((mark) => headings.includes(mark)))?.[0];
  const own =
    data.slice(start + 1).find((cells) => dayOf(cells[places.on ?? -1] ?? ''))?.[places.own ?? -1] ?? '';
  return {
    format: `${bank ?? 'A bank that is not known here'}, CSV`,
    account: own.trim(),
    lines: withIdentities(lines),
    warnings: [
      ...severalAccounts(lines.map(({ account = '' }) => account)),
      ...(isTorn
        ? ['A quotation mark is open in this file, so payments may be missing. Export camt.053.']
        : []),
      ...read.filter((one) => typeof one === 'string'),
      ...(last ? [`The file ends within line ${data.length}, which was left out. Export it again.`] : []),
      ...(places.symbol === undefined ? ['This export has no column of variable symbols.'] : []),
    ],
  };
}
