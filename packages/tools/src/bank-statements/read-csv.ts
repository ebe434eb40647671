import Papa from 'papaparse';
import { money } from '../money/money.ts';
import { type ReadStatement, type StatementLine, withIdentities } from './bank-statement.ts';
import { type CsvColumn, csvBanks, csvColumns } from './csv-columns.ts';
import { comparableHeading, dayOf, minorOf, symbolIn } from './statement-text.ts';

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

const cellOf = ({ cells, places }: Row, column: CsvColumn): string =>
  cells[places[column] ?? -1]?.trim() ?? '';

/** One movement. @returns nothing for a line that is none, such as a sum below; a sentence where it cannot be read. */
function lineOf(row: Row, at: number): RawLine | string | undefined {
  const on = dayOf(cellOf(row, 'on'));
  if (!on) return undefined;
  const minor = minorOf(cellOf(row, 'amount'));
  if (minor === undefined) return `Line ${at}: “${cellOf(row, 'amount')}” is no amount`;
  const message = cellOf(row, 'message');
  const leaves = /^odchozí/i.test(cellOf(row, 'direction')) && minor > 0;
  const currency = cellOf(row, 'currency') || row.currency;
  return {
    id: cellOf(row, 'id'),
    on,
    amount: money(leaves ? -minor : minor, /^[A-Z]{3}$/.test(currency) ? currency : row.currency),
    ...symbolIn(cellOf(row, 'symbol'), message),
    from: [cellOf(row, 'name'), cellOf(row, 'account')].filter(Boolean).join(', '),
    message,
  };
}

/**
 * Reads the export of a bank by the names of its columns.
 * @param currency That of the account, where the export names none.
 */
export function readCsv(text: string, currency: string): ReadStatement {
  const delimiter = text.split(';').length > text.split(',').length / 2 ? ';' : ',';
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const start = data
    .slice(0, mostLinesBefore)
    .findIndex((cells) => isHeading(placesOf(cells.map(comparableHeading))));
  if (start === -1)
    return {
      refused:
        'No line of this file names a day and an amount. Export it as CSV with its headings, or as camt.053.',
    };
  const headings = (data[start] ?? []).map(comparableHeading);
  const places = placesOf(headings);
  const read = data.slice(start + 1).map((cells, at) => lineOf({ cells, places, currency }, start + at + 2));
  const lines = read.filter((one): one is RawLine => typeof one === 'object');
  const bank = csvBanks.find(([, marks]) => marks.every((mark) => headings.includes(mark)))?.[0];
  const own =
    data.slice(start + 1).find((cells) => dayOf(cells[places.on ?? -1] ?? ''))?.[places.own ?? -1] ?? '';
  return {
    format: `${bank ?? 'A bank that is not known here'}, CSV`,
    account: own.trim(),
    lines: withIdentities(lines),
    warnings: [
      ...read.filter((one) => typeof one === 'string'),
      ...(places.symbol === undefined ? ['This export has no column of variable symbols.'] : []),
    ],
  };
}
