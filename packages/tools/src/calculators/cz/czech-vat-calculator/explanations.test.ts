import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { answered, noted, formula, rooted, parts, refused, messages } = calculatorHarness(definition, {
  amount: 1_000,
});
const known = {
  books:
    'There’s been no VAT on books since 2024. The reduced rates of 15 % and 10 % became one of 12 % that year.',
  earlier: 'Some sources still give 1 000 000 CZK for 2023 and 2024',
  apply: 'Apply for registration within 10 working days',
  twelve: 'Until 2024 it was the turnover of any twelve consecutive months that counted',
  counts: 'Turnover is what you are paid for supplies in the Czech Republic',
};

test.each([
  [{}, 'books'],
  [{ turnover: 2_000_000 }, 'books'],
  [{ turnover: 2_000_000.01 }, 'books apply counts'],
  [{ turnover: 2_000_000.01, year: 2025 }, 'books apply counts'],
  [{ turnover: 1_000_000, year: 2024 }, 'books'],
  [{ turnover: 1_000_000.01, year: 2024 }, 'books earlier'],
  [{ turnover: 2_000_000, year: 2024 }, 'books earlier'],
  [{ turnover: 2_000_000.01, year: 2024 }, 'books earlier twelve counts'],
  [{ year: 2024 }, 'books'],
  [{ year: 2023 }, ''],
  [{ turnover: 2_000_000.01, year: 2023 }, 'earlier twelve counts'],
])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

const [limit, sooner, kind] = [
  'cz.vat.registration.limit',
  'cz.vat.registration.immediateLimit',
  'cz.vat.registration.byCalendarYear',
];
test.each([
  [{}, 'give your turnover to see it: the limit is 2 000 000', limit],
  [{ turnover: 2_000_000 }, '2 000 000 is not over 2 000 000', `${limit} ${kind} turnover`],
  [
    { turnover: 2_000_001 },
    '2 000 001 is over 2 000 000 but not over 2 536 500: a payer from 1 January',
    `${limit} ${sooner} ${kind} turnover`,
  ],
  [
    { turnover: 2_536_501 },
    '2 536 501 is over 2 536 500: a payer from the next day',
    `${limit} ${sooner} ${kind} turnover`,
  ],
  [
    { turnover: 2_000_001, year: 2024 },
    '2 000 001 is over 2 000 000 in twelve months',
    `${limit} ${kind} turnover`,
  ],
])('registration of %j: %s', (answers, because, names) => {
  expect(formula('registration', answers)).toBe(because);
  expect(rooted('registration', answers)).toBe(names);
});

test.each([
  [{}, '1 000 × 21 %', 'cz.vat.standard amount'],
  [{ rate: 12 }, '1 000 × 12 %', 'cz.vat.reduced cz.vat.secondReduced amount'],
  [{ rate: 15, year: 2023 }, '1 000 × 15 %', 'cz.vat.reduced cz.vat.secondReduced amount'],
  [{ rate: 10, year: 2023 }, '1 000 × 10 %', 'cz.vat.secondReduced amount'],
  [{ direction: 'extract' }, '1 000 × 21 % ÷ (100 % + 21 %)', 'cz.vat.standard amount'],
  [
    { direction: 'extract', rate: 12 },
    '1 000 × 12 % ÷ (100 % + 12 %)',
    'cz.vat.reduced cz.vat.secondReduced amount',
  ],
])('the tax of %j: %s', (answers, words, names) => {
  expect(formula('vat', answers)).toBe(words);
  expect(rooted('vat', answers)).toBe(names);
});

test.each([
  [{ rate: 15 }, ['rate not_a_rate'], ['15 % isn’t a VAT rate in 2026: choose 21 % or 12 %']],
  [
    { rate: 12, year: 2023 },
    ['rate not_a_rate'],
    ['12 % isn’t a VAT rate in 2023: choose 21 % or 15 % or 10 %'],
  ],
  [
    { date: '2025-12-31', year: 2026 },
    ['date other_year'],
    ['31 December 2025 is not in 2026: leave the year out, or choose a day within it'],
  ],
  [{ date: '2026-01-01', year: 2026 }, [], []],
  [{ date: '2023-12-31', rate: 12, year: 2024 }, ['date other_year', 'rate not_a_rate'], undefined],
  [{ date: '2022-12-31' }, ['date no_rules'], undefined],
])('%j is refused at %j', (answers, faults, words) => {
  expect(refused(answers)).toEqual(faults);
  if (words) expect(messages(answers)).toEqual(words);
});

test('a day decides the year', () => {
  const { year, lawAsOf } = answered({ date: '2023-12-31', rate: 15 });
  expect([year, lawAsOf]).toEqual([2023, '2023-12-31']);
});

test('the chart: the price without the tax, and the tax', () => {
  expect(parts()).toEqual(['Price without VAT: 1000, kept', 'VAT: 210']);
  expect(parts({ direction: 'extract', amount: 1_210 })).toEqual([
    'Price without VAT: 1000, kept',
    'VAT: 210',
  ]);
});
