import { expect, test } from 'vitest';
import { layOutTable } from './table-layout.ts';

const measures = { row: (text: string) => text.length, heading: (text: string) => text.length };
const columns = ['Description', 'Price', 'Amount without tax'].map((text) => ({ text, english: '' }));

test('a column is as wide as its widest cell or its heading, which takes two lines where it is long', () => {
  const { widths } = layOutTable(
    {
      columns,
      rows: [
        ['A', '1', '2'],
        ['B', '1 000 000', '2'],
      ],
    },
    measures,
  );
  expect(widths.map(Math.round)).toEqual([82, 83]);
});

test('a second language widens the heading only where it is longer', () => {
  const both = columns.map((one) => ({ ...one, english: 'Ten letter' }));
  const { widths } = layOutTable({ columns: both, rows: [] }, measures);
  expect(widths.map(Math.round)).toEqual([46, 83]);
});

test('a long heading is parted where both lines are shortest, and a short one is not', () => {
  const words = ['Settled advance of before', 'Price', 'Unit price without VAT', 'Part without VAT'];
  const long = { row: (text: string) => text.length, heading: (text: string) => text.length };
  const laid = layOutTable({ columns: words.map((text) => ({ text, english: '' })), rows: [] }, long);
  expect(laid.columns.map(({ text }) => text)).toEqual([
    ['Settled advance of before'],
    ['Price'],
    ['Unit price', 'without VAT'],
    ['Part', 'without VAT'],
  ]);
});

test('the first cell of each row says how much room it takes, and none has room for several lines', () => {
  const { firsts } = layOutTable(
    {
      columns,
      rows: [
        ['abc', '', ''],
        ['a\nb', '', ''],
      ],
    },
    measures,
  );
  expect(firsts[0]).toBe(27);
  expect(firsts[1]).toBeGreaterThan(1_000);
});
