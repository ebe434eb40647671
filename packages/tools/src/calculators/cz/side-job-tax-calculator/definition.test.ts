import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const ask = (answers: Record<string, unknown>) => {
  const found = calculate(definition, answers, '2026-11-21');
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

describe('a trade licence', () => {
  const trade = (answers: Record<string, unknown>) =>
    ask({ kind: 'trade', mainGrossSalary: 45_000, sideIncome: 240_000, ...answers }).outputs;

  test('under the limit it pays tax and health insurance alone', () => {
    expect(trade({})).toMatchObject({
      profit: 96_000,
      taxBase: 636_000,
      incomeTax: 64_560,
      additionalTax: 14_400,
      socialSecurity: 0,
      healthInsurance: 6_480,
      netIncome: 219_120,
      taxBalance: 14_400,
    });
  });

  test('social security is due from a profit of exactly the limit', () => {
    const real = { method: 'real', expenses: 0 };
    expect(trade({ ...real, sideIncome: 117_520.99 }).socialSecurity).toBe(0);
    expect(trade({ ...real, sideIncome: 117_521 }).socialSecurity).toBe(18_877);
  });

  test('a salary near the second rate pushes the trade into it', () => {
    const { additionalTax } = trade({ mainGrossSalary: 146_900, sideIncome: 100_000, expenseRate: 40 });
    expect(additionalTax).toBe(13_800);
  });

  test('a salary above the ceiling leaves no social security to pay', () => {
    const high = trade({ mainGrossSalary: 200_000, sideIncome: 2_000_000 });
    expect(high).toMatchObject({ socialBase: 0, socialSecurity: 0 });
    expect(trade({ mainGrossSalary: 180_000, sideIncome: 2_000_000 }).socialBase).toBe(190_416);
  });

  test('monthly rounding makes advances higher than the tax of the year', () => {
    const { taxAdvances, taxOfJob, taxBalance } = trade({ mainGrossSalary: 45_050, sideIncome: 0 });
    expect([taxAdvances, taxOfJob, taxBalance]).toEqual([50_340, 50_250, -90]);
  });

  test('a loss costs its expenses, nothing more', () => {
    const loss = trade({ method: 'real', sideIncome: 100, expenses: 300 });
    expect(loss).toMatchObject({ profit: 0, additionalTax: 0, netIncome: -200 });
  });

  test('more income leaves no less tax, and the parts add up', () => {
    const income = fc.integer({ min: 0, max: 3_000_000 });
    fc.assert(
      fc.property(income, income, fc.integer({ min: 0, max: 250_000 }), (one, other, mainGrossSalary) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((sideIncome) =>
          trade({ mainGrossSalary, sideIncome }),
        );
        expect(Number(more?.additionalTax)).toBeGreaterThanOrEqual(Number(less?.additionalTax));
        const { netIncome, additionalTax, socialSecurity, healthInsurance } = more ?? {};
        const parts = [netIncome, additionalTax, socialSecurity, healthInsurance].map(Number);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(Math.max(one, other), 2);
        expect(Number(additionalTax)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('an agreement', () => {
  const pay = (kind: 'dpp' | 'dpc', agreementIncome: number, answers: Record<string, unknown> = {}) =>
    ask({ kind, agreementIncome, ...answers }).outputs;

  test.each([
    ['dpp', 2023, 10_000, 10_000.01],
    ['dpp', 2024, 10_000, 10_000.01],
    ['dpp', 2025, 11_499.99, 11_500],
    ['dpp', 2026, 11_999.99, 12_000],
    ['dpc', 2023, 3_999.99, 4_000],
    ['dpc', 2024, 3_999.99, 4_000],
    ['dpc', 2025, 4_499.99, 4_500],
    ['dpc', 2026, 4_499.99, 4_500],
  ] as const)('%s in %i: %d is free, %d is insured', (kind, year, free, insured) => {
    expect(pay(kind, free, { year })).toMatchObject({
      regime: 'withholding',
      socialSecurity: 0,
      healthInsurance: 0,
    });
    const due = pay(kind, insured, { year });
    expect(due.regime).toBe('advance');
    expect(Number(due.socialSecurity)).toBeGreaterThan(0);
    expect(Number(due.healthInsurance)).toBeGreaterThan(0);
  });

  test('withheld tax is rounded down, base first', () => {
    expect(pay('dpp', 9_999.99)).toMatchObject({ taxBase: 9_999, incomeTax: 1_499, netIncome: 8_500.99 });
  });

  test('advance tax without a declaration has no credit, with one it has', () => {
    expect(pay('dpp', 20_050)).toMatchObject({
      taxBase: 20_100,
      incomeTax: 3_015,
      socialSecurity: 1_424,
      healthInsurance: 903,
      netIncome: 14_708,
    });
    expect(pay('dpp', 20_050, { declarationSigned: true }).incomeTax).toBe(445);
  });

  test('a signed declaration makes the tax of a small agreement an advance, often of nothing', () => {
    expect(pay('dpp', 10_000, { declarationSigned: true })).toMatchObject({
      regime: 'advance',
      incomeTax: 0,
      netIncome: 10_000,
    });
  });
});

test.each([
  [{}, ['kind']],
  [{ kind: 'trade' }, ['mainGrossSalary', 'sideIncome']],
  [{ kind: 'trade', sideIncome: 1 }, ['mainGrossSalary']],
  [{ kind: 'dpp', sideIncome: 1 }, ['agreementIncome']],
  [{ kind: 'dpc' }, ['agreementIncome']],
])('%j lacks %j', (answers, fields) => {
  const found = calculate(definition, answers, '2026-11-21');
  expect(found.ok ? [] : found.faults.map(({ field }) => field)).toEqual(fields);
});

test.each([
  [2023, 10_000, 'withholding'],
  [2025, 11_500, 'advance'],
])('%i: a DPP of exactly the limit names the rule that decides about it', (year, agreementIncome, regime) => {
  const { outputs, trace } = ask({ kind: 'dpp', agreementIncome, declarationSigned: false, year });
  expect(outputs.regime).toBe(regime);
  for (const name of ['regime', 'socialSecurity', 'healthInsurance'])
    expect(trace.find(({ output }) => output === name)?.rules.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['cz.dpp.limit', 'cz.dpp.limitIsFree']),
    );
});
