import type { Table } from '@majak/tools/documents/invoice/invoice-view';

/** How wide a text is in parts of its size: in the weight of the rows, and in that of headings. */
export type Measures = { row: (text: string) => number; heading: (text: string) => number };

/** A table with what setting it would otherwise have to find out by trying; lengths in points. */
type TableLayout = Omit<Table, 'columns'> & {
  /** Each heading with its lines. */
  columns: readonly { text: readonly string[]; english: readonly string[] }[];
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

/** A heading on one line or two: it is parted where both are shortest, and nowhere else. */
function linesOfHeading(heading: string, measure: Measures['heading']): readonly string[] {
  const words = heading.split(' ');
  const width = (line: string) => measure(line) * headingSize;
  if (width(heading) <= widestHeading || words.length === 1) return [heading];
  const parted = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(width));
  return parted.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

const widthOf = (lines: readonly string[], measure: Measures['heading']) =>
  Math.max(...lines.map((line) => measure(line) * headingSize));

/** Measures a table, so that nothing in it has to be laid out to learn how wide it is. */
export function layOutTable({ columns, rows }: Table, { row, heading }: Measures): TableLayout {
  const widestOf = (column: number) =>
    Math.max(0, ...rows.map((cells) => row(cells[column] ?? ''))) * rowSize;
  const lines = (words: string) => (words === '' ? [] : linesOfHeading(words, heading));
  const whole = (words: string) => (words === '' ? [] : [words]);
  // The first column has room.
  const headings = columns.map(({ text, english }, at) =>
    at === 0
      ? { text: whole(text), english: whole(english) }
      : { text: lines(text), english: lines(english) },
  );
  return {
    columns: headings,
    rows,
    widths: headings
      .slice(1)
      .map(
        ({ text, english }, at) =>
          Math.max(widestOf(at + 1), widthOf([...text, ...english, ''], heading)) + spare,
      ),
    firsts: rows.map(([first = '']) => (first.includes('\n') ? unbounded : row(first) * rowSize)),
  };
}
