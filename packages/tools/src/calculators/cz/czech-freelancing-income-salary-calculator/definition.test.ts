import { expect, test } from 'vitest';
import { calculateWithChart } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const ask = (answers: Record<string, unknown>) => {
  const found = calculateWithChart(definition, answers, '2026-11-21');
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

test('income alone is enough: 60 %, main activity, this year', () => {
  const { outputs, year } = ask({ grossIncome: 1_200_000 });
  expect(year).toBe(2026);
  expect(outputs).toMatchObject({ expenses: 720_000, incomeTax: 41_160, netIncome: 1_042_088 });
});

test('the parts of the chart add up to the income and the bonus', () => {
  for (const method of ['fixed', 'real']) {
    const { outputs, chart } = ask({
      grossIncome: 600_000,
      children: 3,
      method,
      expenses: 250_000,
    });
    const parts = chart?.kind === 'split' ? chart.parts : [];
    const sum = parts.reduce((total, { value }) => total + value, 0);
    expect(sum).toBe(600_000 + Number(outputs.taxBonus));
  }
});

test('no income leaves less than nothing, and no chart of it', () => {
  const { outputs, chart } = ask({ grossIncome: 0 });
  expect(outputs.netIncome).toBe(-99_720);
  expect(chart).toBeUndefined();
});

test('no income of a secondary activity costs nothing', () => {
  expect(ask({ grossIncome: 0, activity: 'secondary' }).outputs.totalContributions).toBe(0);
});

test('the year 2023 by its own rules: student, spouse without a small child, half of the profit', () => {
  const { outputs } = ask({
    grossIncome: 1_000_000,
    studentUnder26: true,
    spouseIncomeUnder68000: true,
    year: 2023,
  });
  expect(outputs).toMatchObject({ totalTaxCredit: 59_700, incomeTax: 300, socialBase: 200_000 });
});

test('what is missing or wrong is named at its field', () => {
  const found = calculateWithChart(
    definition,
    { monthsActive: 13, expenseRate: 50, salary: 1 },
    '2026-11-21',
  );
  const faults = found.ok ? [] : found.faults;
  expect(faults.map(({ field }) => field).toSorted()).toEqual([
    'expenseRate',
    'grossIncome',
    'monthsActive',
    'salary',
  ]);
  expect(faults.find(({ field }) => field === 'grossIncome')?.message).toBe('Enter your income for the year');
});
