import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { type Law, lawOn } from '@majak/law/law-on';
import { saidBy } from '@majak/law/step';
import { expect, test } from 'vitest';
import { type FlatTaxAnswers, flatTax } from './flat-tax.ts';

const lawOf = (year: number): Law => {
  const found = lawOn(rulesByDay, `${year}-12-31`);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const flat = (given: Partial<FlatTaxAnswers>, year = 2026) => {
  const { outputs, notes } = flatTax(lawOf(year), {
    grossIncome: 1_000_000,
    expenseRate: 60,
    method: 'fixed',
    expenses: 0,
    activity: 'main',
    monthsActive: 12,
    vatPayer: false,
    ...given,
  });
  const said = Object.fromEntries(Object.entries(outputs).map(([name, made]) => [name, saidBy(made)]));
  return { ...said, notes } as Record<keyof typeof outputs, unknown> & { notes: readonly string[] };
};

test.each([
  [80, 2_000_000, 'I'],
  [60, 1_500_000, 'I'],
  [60, 1_500_000.01, 'II'],
  [60, 2_000_000, 'II'],
  [40, 1_000_000, 'I'],
  [40, 1_000_000.01, 'II'],
  [40, 1_500_000, 'II'],
  [40, 1_500_000.01, 'III'],
  [40, 2_000_000, 'III'],
  [30, 1_000_000, 'I'],
  [30, 1_000_000.01, 'II'],
  [30, 2_000_000, 'III'],
] as const)('flat expenses of %i %, income of %d: band %s', (expenseRate, grossIncome, band) => {
  expect(flat({ expenseRate, grossIncome }).band).toBe(band);
});

test.each([
  [2023, 6_208, 16_000, 26_000],
  [2024, 7_498, 16_745, 27_139],
  [2025, 8_716, 16_745, 27_139],
  [2026, 9_162, 16_745, 27_139],
])('%i: the payments of the three bands', (year, first, second, third) => {
  const monthly = [1_000_000, 1_200_000, 1_600_000].map(
    (grossIncome) => flat({ grossIncome, expenseRate: 40 }, year).monthly,
  );
  expect(monthly).toEqual([first, second, third]);
});

test('2026: the first band is due at its lower payment all year, and says what was paid', () => {
  const { yearly, netIncome, notes } = flat({});
  expect([yearly, netIncome]).toEqual([109_944, 890_056]);
  expect(notes.some((note) => note.includes('114 876'))).toBe(true);
  expect(flat({}, 2025).notes.some((note) => note.includes('114 876'))).toBe(false);
});

test('months of activity count, real expenses go off', () => {
  expect(flat({ monthsActive: 5 }).yearly).toBe(45_810);
  expect(flat({ method: 'real', expenses: 100_000 }).netIncome).toBe(790_056);
});

test.each([
  ['a VAT payer', { vatPayer: true }],
  ['an income above two million', { grossIncome: 2_000_000.01 }],
  ['a secondary activity', { activity: 'secondary' }],
] as const)('%s is not eligible, with a reason and no numbers', (_, given) => {
  const { eligible, reason, band, monthly, yearly, netIncome } = flat(given);
  expect([eligible, band, monthly, yearly, netIncome]).toEqual([false, null, null, null, null]);
  expect(reason).toMatch(/\w/);
});

test('the note on band I of 2026 is written from the rules', () => {
  const [note] = flat({}).notes.filter((one) => one.includes('Band I of 2026'));
  for (const part of [
    'at 9 162 CZK',
    'were 9 984 CZK',
    'of 822 CZK',
    '109 944 CZK is due',
    'sources add up to 114 876 CZK',
  ])
    expect(note).toMatch(part);
});
