import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../cz/crowns.ts';
import { answersToTexts, formatTexts } from '../form/field-texts.ts';
import { choice } from '../form/kinds/choice.ts';
import { day, dayFrom } from '../form/kinds/day.ts';
import { number } from '../form/kinds/number.ts';
import { rows } from '../form/kinds/rows.ts';
import { yesNo } from '../form/kinds/yes-no.ts';
import { numberFrom } from '../form/number-text.ts';
import { fromShareLink } from '../form/share-link.ts';
import { answersFrom, toLink } from './calculator-answers.ts';
import { yearField } from './year-field.ts';

const questions = {
  income: amount({ label: 'Income' }),
  rate: number({ label: 'Rate', decimals: 4, max: 100, start: 5 }),
  married: yesNo({ label: 'Married' }),
  kind: choice({
    label: 'Kind',
    options: [
      { value: 60, label: '60 %' },
      { value: 80, label: '80 %' },
    ],
  }),
  sales: rows({
    label: 'Sales',
    row: 'sale',
    max: 3,
    columns: {
      soldOn: day({ label: 'Sold on' }),
      cost: amount({ label: 'Cost' }),
      coin: yesNo({ label: 'Coin' }),
    },
  }),
  year: yearField(),
};

describe('a number as people write it', () => {
  test.each<[string, number, number | string]>([
    ['40000', 2, 40_000],
    ['40 000', 2, 40_000],
    ['40\u00a0000\u202f000', 2, 40_000_000],
    ['40,000', 2, 40_000],
    ['40.000', 2, 40_000],
    ['1.234.567,50 Kč', 2, 1_234_567.5],
    ['1,234,567.50 CZK', 2, 1_234_567.5],
    ['1 234,5', 2, 1234.5],
    ['1234.5', 2, 1234.5],
    ['40 000,-', 2, 40_000],
    ['5,125', 4, 5.125],
    ['0,099 %', 4, 0.099],
    ['4.125', 4, 4.125],
    ['-5', 2, -5],
    ['−5', 2, -5],
    ['0', 0, 0],
    ['forty', 2, 'forty'],
    ['1e5', 2, '1e5'],
    ['0x10', 2, '0x10'],
    ['1,2,3', 2, '1,2,3'],
    ['Infinity', 2, 'Infinity'],
    ['--5', 2, '--5'],
  ])('%s with %i decimals', (text, decimals, value) =>
    expect(numberFrom(text, { thousands: decimals < 3 })).toBe(value),
  );
});

test.each([
  ['31/01/2026', '2026-01-31'],
  ['1. 2. 2026', '2026-02-01'],
  ['1-2-2026', '2026-02-01'],
  [' 2026-01-31 ', '2026-01-31'],
  ['soon', 'soon'],
])('the day %s is read as %s', (text, read) => expect(dayFrom(text)).toBe(read));

test('empty fields are left out, unknown ones too, and what cannot be read stays for the schema to name', () => {
  expect(
    answersFrom(questions, {
      income: ' ',
      rate: 'x',
      kind: '70',
      married: 'maybe',
      evil: '1',
      toString: '1',
    }),
  ).toEqual({
    rate: 'x',
    kind: '70',
    married: 'maybe',
  });
});

test('rows end with the last one somebody wrote into; one left empty before it stays, to be named', () => {
  const typed = { 'sales.0.coin': 'no', 'sales.1.cost': '5', 'sales.2.cost': ' ', 'sales.2.coin': 'yes' };
  expect(answersFrom(questions, typed).sales).toEqual([{ coin: false }, { cost: 5 }]);
  expect(answersFrom(questions, { 'sales.0.coin': 'yes' }).sales).toBeUndefined();
});

test('a row far beyond the limit costs nothing and is left out; one too many is kept, to be refused', () => {
  expect(answersFrom(questions, { 'sales.9999.cost': '1' }).sales).toBeUndefined();
  expect(answersFrom(questions, { 'sales.3.cost': '1' }).sales).toHaveLength(4);
  expect(
    answersFrom(questions, { 'sales.0.constructor': '1', 'sales.x.cost': '1', 'sale.0.cost': '1' }).sales,
  ).toBeUndefined();
});

test('an address carries what differs from an untouched form, and always the year', () => {
  expect(toLink(questions, answersToTexts(questions, {}), 2026)).toBe('year=2026');
  const typed = {
    income: '61 234,50',
    rate: '5',
    married: 'yes',
    kind: '60',
    year: '2025',
    'sales.0.soldOn': '31/01/2026',
  };
  expect(toLink(questions, typed, 2026)).toBe(
    'income=61234.5&married=yes&sales.0.soldOn=2026-01-31&sales.0.coin=no&year=2025',
  );
});

test('an address is read for the fields of the form alone', () => {
  expect(
    fromShareLink(questions, 'income=5&evil=1&__proto__=1&sales.0.cost=2&sales.0.cost.x=3&year=2025'),
  ).toEqual({
    ...answersToTexts(questions, {}),
    income: '5',
    'sales.0.cost': '2',
    year: '2025',
  });
  expect(fromShareLink(questions, `income=${'9'.repeat(201)}`)).toEqual(answersToTexts(questions, {}));
});

test('what stands in a field is readable, and reads as the same', () => {
  expect(
    formatTexts(questions, { income: '1234567.5', rate: '4,125', 'sales.0.soldOn': '2026-01-31', x: 'y' }),
  ).toEqual({
    income: '1 234 567.5',
    rate: '4.125',
    'sales.0.soldOn': '31/01/2026',
    x: 'y',
  });
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
  fc.assert(
    fc.property(text, (typed) => {
      const once = formatTexts(questions, { income: typed });
      expect(answersFrom(questions, once)).toEqual(answersFrom(questions, { income: typed }));
      expect(formatTexts(questions, once)).toEqual(once);
    }),
  );
});
