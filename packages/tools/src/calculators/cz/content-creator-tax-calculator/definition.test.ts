import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate, outputAt } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const answered = (answers: Record<string, unknown>) => {
  const found = calculate(definition, answers, '2026-11-21');
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};
const outputs = (answers: Record<string, unknown>) => answered(answers).outputs;

test('a trade of 1 200 000 with flat expenses', () =>
  expect(outputs({ income: 1_200_000 }).trade).toEqual({
    netIncome: 1_042_088,
    expenses: 720_000,
    profit: 480_000,
    incomeTax: 41_160,
    taxBonus: 0,
    socialSecurity: 77_088,
    healthInsurance: 39_664,
  }));

describe('occasional income', () => {
  test.each([
    [50_000, 2026, true, 0],
    [50_000.01, 2026, false, 0],
    [30_000, 2023, true, 0],
    [30_001, 2023, false, 0],
    [300_000, 2026, false, 45_000 - 30_840],
  ])('of %d in %d: exempt %s', (income, year, exempt, incomeTax) =>
    expect(outputs({ income, year }).occasional).toMatchObject({
      exempt,
      incomeTax,
      netIncome: income - incomeTax,
    }),
  );

  test('is taxed less costs, and the limit looks at the income before them', () =>
    expect(outputs({ income: 400_000, costs: 100_000 }).occasional).toMatchObject({
      exempt: false,
      taxBase: 300_000,
      incomeTax: 14_160,
      netIncome: 285_840,
    }));

  test('lowers tax for children, but brings no bonus', () =>
    expect(outputs({ income: 300_000, children: 3 }).occasional).toMatchObject({ incomeTax: 0 }));
});

describe('beside a job', () => {
  test('the trade is a secondary activity, taxed from the first crown', () =>
    expect(outputs({ income: 100_000, employed: true }).trade).toMatchObject({
      incomeTax: 6_000,
      socialSecurity: 0,
      healthInsurance: 2_700,
      netIncome: 91_300,
    }));

  test('wages decide the rate, and use up the credit first', () => {
    const answers = { income: 300_000, employed: true };
    expect(outputs({ ...answers, otherTaxBase: 1_762_812 }).trade).toMatchObject({ incomeTax: 27_600 });
    expect(outputs({ ...answers, otherTaxBase: 100_000 }).trade).toMatchObject({
      incomeTax: 33_000 - 30_840,
    });
  });

  test('children are counted with the job', () => {
    const { outputs: said, notes } = answered({ income: 100_000, employed: true, children: 2 });
    expect(said.trade).toMatchObject({ incomeTax: 6_000, taxBonus: 0 });
    expect(notes.join()).toContain('Your children are claimed through your job');
  });
});

test('wages above the ceiling of social security leave none for the trade', () =>
  expect(outputs({ income: 500_000, employed: true, otherTaxBase: 2_350_416 }).trade).toMatchObject({
    socialSecurity: 0,
    healthInsurance: 13_500,
  }));

test('costs above the flat share are claimed as they are, and are paid either way', () => {
  expect(outputs({ income: 100_000, costs: 60_000 }).trade).toMatchObject({
    expenses: 60_000,
    profit: 40_000,
  });
  expect(outputs({ income: 100_000, costs: 70_000, employed: true })).toMatchObject({
    trade: { expenses: 70_000, profit: 30_000, incomeTax: 4_500 },
    occasional: { taxBase: 30_000, incomeTax: 4_500, netIncome: 25_500 },
  });
  expect(outputs({ income: 4_000_000, costs: 1_300_000 }).trade).toMatchObject({ expenses: 1_300_000 });
});

test('says when health insurance by oneself turns the comparison', () => {
  expect(outputs({ income: 2_000_000 }).better).toBe('trade');
  const turned = answered({ income: 1_200_000 });
  expect(turned.outputs.better).toBe('occasional');
  expect(turned.notes.join()).toContain('3 024 CZK a month, 36 288 CZK a year');
  expect(turned.notes.join()).toContain('with it a trade leaves more');
  expect(answered({ income: 330_000 }).notes.join()).not.toContain('with it a trade leaves more');
  expect(turned.notes.join()).toContain('identified person');
});

test('more income leaves more with a trade; tax and insurance are never negative', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 500_000_000 }).map((hellers) => hellers / 100),
      fc.constantFrom(2023, 2024, 2025, 2026),
      fc.constantFrom(80, 60, 40, 30),
      fc.boolean(),
      (income, year, expenseRate, employed) => {
        const answers = { income, year, expenseRate, employed };
        const [one, more] = [
          outputs(answers),
          outputs({ ...answers, income: Math.round(income * 100 + 200_000) / 100 }),
        ];
        const crossed = (one.trade as { socialSecurity: number }).socialSecurity === 0;
        if (!crossed)
          expect(Number(outputAt(more, 'trade.netIncome'))).toBeGreaterThan(
            Number(outputAt(one, 'trade.netIncome')),
          );
        for (const path of [
          'trade.incomeTax',
          'trade.socialSecurity',
          'trade.healthInsurance',
          'occasional.incomeTax',
        ])
          expect(Number(outputAt(one, path))).toBeGreaterThanOrEqual(0);
      },
    ),
  ));
