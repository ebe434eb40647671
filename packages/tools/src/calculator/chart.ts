/** What a chart draws, as data: the page draws it, and prints the same numbers as a table. */
export type Chart =
  | {
      kind: 'split';
      title: string;
      unit: string;
      /** Parts of one whole; none negative. */
      parts: readonly { label: string; value: number; kept?: boolean }[];
    }
  | {
      kind: 'columns';
      title: string;
      unit: string;
      /** What each column is: a year, a month. */
      of: string;
      series: readonly string[];
      /** A value for each series, stacked. */
      columns: readonly { label: string; values: readonly number[] }[];
    }
  | {
      kind: 'curves';
      title: string;
      /** Of what lies along both axes. */
      unit: string;
      x: string;
      y: string;
      series: readonly { label: string; points: readonly (readonly [x: number, y: number])[] }[];
      /** Points worth a word: where one line crosses another, where a limit is reached. */
      marks: readonly { x: number; label: string; reason: string }[];
      /** Where the reader stands. */
      here?: number;
    }
  | {
      kind: 'timeline';
      title: string;
      /** Days as YYYY-MM-DD, in order. */
      events: readonly { day: string; label: string; note?: string }[];
    };

export type ChartKind = Chart['kind'];
export type ChartOf<K extends ChartKind> = Extract<Chart, { kind: K }>;
