import type { Table } from '@majak/tools/documents/invoice/invoice-view';
import type { Wording } from '@majak/tools/documents/invoice/wording';

/** How wide a text is in parts of its size: in the weight of the rows, and in that of headings. */
export type Measures = { row: (text: string) => number; heading: (text: string) => number };

/** A table with what setting it would otherwise have to find out by trying; lengths in points. */
type TableLayout = Table & {
  /** Of every column but the first, which has what is left. */
  widths: readonly number[];
  /** How wide the text of each row's first cell is; more than any page where it has several lines. */
  firsts: readonly number[];
};

const [rowSize, headingSize] = [9, 7.5];
/** Rounding, and letters that come out wider beside some others. */
const spare = 0.6;
/** Of a text on several lines, in a form that JSON carries: wider than any page. */
const unbounded = 100_000;

/** A heading wider than this takes two lines. */
const widestHeading = 54;

function headingWidth(heading: string, measure: Measures['heading']): number {
  const words = heading.split(' ');
  const width = (from: number, to?: number) => measure(words.slice(from, to).join(' ')) * headingSize;
  if (width(0) <= widestHeading) return width(0);
  const halves = words.slice(1).map((_, at) => Math.max(width(0, at + 1), width(at + 1)));
  return Math.min(width(0), ...halves);
}

const columnHeading = ({ text, english }: Wording, measure: Measures['heading']) =>
  Math.max(headingWidth(text, measure), headingWidth(english, measure));

/** Measures a table, so that nothing in it has to be laid out to learn how wide it is. */
export function layOutTable({ columns, rows }: Table, { row, heading }: Measures): TableLayout {
  const widestOf = (column: number) =>
    Math.max(0, ...rows.map((cells) => row(cells[column] ?? ''))) * rowSize;
  return {
    columns,
    rows,
    widths: columns
      .slice(1)
      .map((words, at) => Math.max(widestOf(at + 1), columnHeading(words, heading)) + spare),
    firsts: rows.map(([first = '']) => (first.includes('\n') ? unbounded : row(first) * rowSize)),
  };
}
