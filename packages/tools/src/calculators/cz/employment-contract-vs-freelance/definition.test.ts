import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { lawOn } from '@majak/law/law-on';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateWithChart, outputAt } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';
import { quickNets } from './quick-nets.ts';
import { quickWage } from './quick-wage.ts';
import { outputOf, waysOf } from './work-arrangements.ts';

const today = '2026-11-21';
const answered = (answers: Record<string, unknown>) => {
  const found = calculateWithChart(definition, answers, today);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};
const outputs = (answers: Record<string, unknown>) => answered(answers).outputs;
const lawOf = (year: number) => {
  const found = lawOn(rulesByDay, `${year}-12-31`);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const years = fc.constantFrom(2023, 2024, 2025, 2026);
const budgets = fc.oneof(fc.nat(700_000), fc.nat(8_000_000), fc.nat(1_000_000_000));
const cases = fc.record({
  employerBudget: budgets,
  method: fc.constantFrom('fixed', 'real'),
  expenseRate: fc.constantFrom(80, 60, 40, 30),
  expenses: fc.oneof(
    fc.constant(0),
    fc.nat(90_000_000).map((hellers) => hellers / 100),
  ),
  children: fc.nat(5),
  year: years,
} as const);

test('642 240 CZK pay a salary of 40 000 a month, exactly', () =>
  expect(outputs({ employerBudget: 642_240 }).employment).toEqual({
    netIncome: 383_160,
    grossSalary: 40_000,
    netSalary: 31_930,
    socialSecurity: 34_080,
    healthInsurance: 21_600,
    incomeTax: 41_160,
    taxBonus: 0,
    employerSocial: 119_040,
    employerHealth: 43_200,
    employerCost: 642_240,
  }));

test('a crown less pays a crown less a month', () =>
  expect(outputs({ employerBudget: 642_239 }).employment).toMatchObject({ grossSalary: 39_999 }));

test('the trade is the one of the freelancing calculator: tax 41 160, social 77 088, health 39 664', () =>
  expect(outputs({ employerBudget: 1_200_000 })).toMatchObject({
    freelance: { incomeTax: 41_160, socialSecurity: 77_088, healthInsurance: 39_664, netIncome: 1_042_088 },
    flatTax: { eligible: true, band: 'I', netIncome: 1_200_000 - 109_944 },
    better: 'freelance',
    best: 'flatTax',
  }));

test('the difference is never negative, and better says whose it is', () => {
  expect(outputs({ employerBudget: 200_000 })).toMatchObject({ better: 'employment' });
  fc.assert(
    fc.property(cases, (answers) => {
      const said = outputs(answers);
      const [job, own] = ['employment', 'freelance'].map((way) => Number(outputAt(said, `${way}.netIncome`)));
      expect(Number(said.difference)).toBeCloseTo(Math.abs(Number(own) - Number(job)), 2);
      expect(said.better).toBe(Number(own) > Number(job) ? 'freelance' : 'employment');
    }),
    { numRuns: 60 },
  );
});

test('real costs go off every trade, and another kind of expenses is shown beside', () => {
  const answers = { employerBudget: 1_000_000, expenses: 100_000 };
  expect(outputs(answers)).toMatchObject({
    freelance: { expenses: 600_000, netIncome: 1_000_000 - 29_160 - 64_240 - 39_664 - 100_000 },
    realExpenses: { expenses: 100_000, profit: 900_000 },
    flatTax: { netIncome: 1_000_000 - 109_944 - 100_000 },
  });
  const real = outputs({ ...answers, method: 'real' });
  expect(real).toMatchObject({ freelance: { profit: 900_000 }, flatExpenses: { expenses: 600_000 } });
  expect(outputs({ employerBudget: 1_000_000 })).not.toHaveProperty('realExpenses');
});

describe('the salary of a budget', () => {
  test('is the largest that the budget pays for', () =>
    fc.assert(
      fc.property(budgets, years, (budget, year) => {
        const { costOf, grossFor } = quickWage(lawOf(year), 0);
        const gross = grossFor(budget);
        expect(costOf(gross)).toBeLessThanOrEqual(budget);
        for (const more of [1, 2, 13]) expect(costOf(gross + more)).toBeGreaterThan(budget);
      }),
    ));

  test('costs no more than the budget, and its parts add up', () =>
    fc.assert(
      fc.property(cases, (answers) => {
        const { employment } = outputs(answers);
        const part = (name: string) =>
          Number(outputAt({ employment: employment ?? null }, `employment.${name}`));
        expect(part('employerCost')).toBeLessThanOrEqual(answers.employerBudget);
        expect(part('employerCost')).toBe(quickWage(lawOf(answers.year), 0).costOf(part('grossSalary')));
        expect(part('netIncome')).toBe(
          12 * part('grossSalary') -
            part('socialSecurity') -
            part('healthInsurance') -
            part('incomeTax') +
            part('taxBonus'),
        );
      }),
      { numRuns: 60 },
    ));

  test('pays social security up to the ceiling of the year alone (2026: 2 350 416)', () =>
    expect(outputs({ employerBudget: 10_000_000 }).employment).toMatchObject({
      employerSocial: expect.toSatisfy((paid: number) => Math.abs(paid - 2_350_416 * 0.248) < 12),
    }));
});

test('the search counts what the steps count', () =>
  fc.assert(
    fc.property(cases, (answers) => {
      const said = outputs(answers);
      const nets = quickNets(lawOf(answers.year), answers);
      for (const way of waysOf(answers)) {
        const step = outputAt(said, `${outputOf(way, answers.method)}.netIncome`);
        const net = nets[way](answers.employerBudget);
        if (net === null) expect(step).toBeNull();
        else expect(Math.abs(net - Number(step))).toBeLessThan(0.001);
      }
    }),
    { numRuns: 300 },
  ));

test('the chart has at most 60 points a curve, and ends the flat tax at its limit', () => {
  const { chart } = answered({ employerBudget: 1_234_567, expenses: 50_000 });
  if (chart?.kind !== 'curves') throw new Error('curves expected');
  expect(chart.series.map(({ label }) => label)).toEqual([
    'Employment',
    'Trade, flat expenses',
    'Trade, real expenses',
    'Trade, flat tax',
  ]);
  for (const { points } of chart.series) expect(points.length).toBeLessThanOrEqual(60);
  expect(chart.series[3]?.points.at(-1)?.[0]).toBe(2_000_000);
  expect(chart.here).toBe(1_234_567);
  expect(chart.marks).toContainEqual({
    x: 2_000_000,
    label: 'Trade, flat expenses: a limit',
    reason: 'flat expenses reach their cap of 1 200 000 CZK',
  });
});

test('says what is left out', () => {
  const { notes } = answered({ employerBudget: 2_500_000 });
  for (const word of ['švarcsystém', 'pension', 'holiday', 'sick pay', 'notice', 'VAT payer', 'part-time'])
    expect(notes.join()).toContain(word);
});
