import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition as freelancer } from '../slovak-freelance-income-calculator/definition.ts';
import { definition as salary } from '../slovak-gross-net-salary-calculator/definition.ts';
import { definition } from './definition.ts';

const { outputs, noted, answered } = calculatorHarness(definition, { year: 2026 });
type Way = Record<string, number>;
const of = (employerBudget: number, more: Record<string, unknown> = {}) =>
  outputs({ employerBudget, ...more }) as unknown as {
    employment: Way;
    freelance: Way;
    better: string;
    difference: number;
  };

const budgets = [5_000, 12_000, 36_000, 49_032, 120_000, 273_984, 400_000];

test.each(budgets)('a wage for %d costs no more than that, and a cent more of it would', (budget) => {
  const { grossSalary = 0, employerCost = 0 } = of(budget).employment;
  const costOf = (gross: number) =>
    Number(calculatorHarness(salary, { year: 2026 }).outputs({ grossSalary: gross }).employerCost);
  expect(employerCost).toBeLessThanOrEqual(budget);
  expect(Number((12 * costOf(grossSalary)).toFixed(2))).toBe(employerCost);
  // Each kind of insurance is rounded down, so that a few cents can be left over.
  expect(12 * costOf(Number((grossSalary + 0.09).toFixed(2)))).toBeGreaterThan(budget);
});

test.each(budgets)('both ways of %d are what their own calculators say', (budget) => {
  const family = { childrenUnder15: 1, children15to18: 1 };
  const { employment, freelance } = of(budget, family);
  const wage = calculatorHarness(salary, { year: 2026 }).outputs({
    grossSalary: employment.grossSalary,
    ...family,
  });
  expect(wage.wholeYear).toMatchObject({ netIncome: employment.netIncome });
  const trade = calculatorHarness(freelancer, { year: 2026 }).outputs({ grossIncome: budget, ...family });
  expect(trade.netIncome).toBe(freelance.netIncome);
});

test('the better way, and by how much', () => {
  const { better, difference, employment, freelance } = of(36_000);
  expect(better).toBe('freelance');
  expect(difference).toBe(Number(((freelance.netIncome ?? 0) - (employment.netIncome ?? 0)).toFixed(2)));
  // The least insurance of a trade is more than a small wage leaves to the state.
  expect(of(5_000).better).toBe('employment');
});

test('what the work really costs comes off, flat-rate or not', () => {
  const left = (more: Record<string, unknown>) => of(36_000, more).freelance.netIncome ?? 0;
  expect(left({}) - left({ expenses: 1_000 })).toBeCloseTo(1_000, 2);
  expect(left({ method: 'real', expenses: 1_000 })).toBeLessThan(left({ expenses: 1_000 }));
});

test.each([
  [36_000, 'beside'],
  [10_000, 'beside minimum'],
  [60_000, 'beside vat'],
])('%d: %s', (employerBudget, notes) => {
  const known = { beside: 'don’t get paid holiday', minimum: 'minimum wage', vat: 'a VAT payer' };
  expect(noted(known, { employerBudget })).toBe(notes);
});

test('two lines are drawn, with the budget between their ends', () => {
  const { chart } = answered({ employerBudget: 36_000 });
  expect(chart).toMatchObject({ kind: 'curves', here: 36_000 });
  const ends = chart?.kind === 'curves' ? chart.series.map(({ points }) => points.at(-1)?.[0]) : [];
  expect(ends).toEqual([60_000, 60_000]);
});
