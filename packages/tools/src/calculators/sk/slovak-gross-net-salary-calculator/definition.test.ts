import { describe, expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { outputs, lineOf, noted, parts, formula, rooted } = calculatorHarness(definition, { year: 2026 });
const of = (grossSalary: number, more: Record<string, unknown> = {}) =>
  outputs({ grossSalary, ...more }) as Record<string, number>;

test('1 500 in 2026, by hand', () => {
  // 1.4, 4, 3 and 1 % and 5 %; 19 % of 1 284 less 497.23; the employer adds 25.2 % and 11 %.
  expect(of(1_500)).toMatchObject({
    netSalary: 1_134.51,
    socialInsurance: 141,
    healthInsurance: 75,
    taxBase: 1_284,
    taxedWage: 786.77,
    taxAdvance: 149.49,
    childBonus: 0,
    employerSocial: 378,
    employerHealth: 165,
    employerCost: 2_043,
  });
});

test('every kind of insurance is rounded down on its own', () => {
  // From 16 764: 234.696, 670.56, 502.92 and 167.64.
  const funds = ['sickness', 'oldAge', 'disability', 'unemployment'];
  const said = (gross: number) => funds.map((fund) => lineOf(fund, { grossSalary: gross })?.value);
  expect(said(20_000)).toEqual([234.69, 670.56, 502.92, 167.64]);
  expect(said(800)).toEqual([11.2, 32, 24, 8]);
  expect(of(16_764).socialInsurance).toBe(1_575.81);
  expect(of(16_763.99).socialInsurance).toBe(1_575.78);
});

test('accident insurance has no highest base', () => {
  // 24.4 % of 16 764 by funds, and 0.8 % of the whole wage.
  expect(of(20_000).employerSocial).toBe(4_250.41);
  expect(of(16_764).employerSocial).toBe(4_224.52);
});

describe('bands', () => {
  const bands = (grossSalary: number) =>
    [1, 2, 3, 4].map((band) => lineOf(`band${band}`, { grossSalary })?.value);
  test('each is rounded on its own', () => expect(bands(8_500)).toEqual([696.4, 340.96, 366.53, 184.77]));
  test('one up to its limit, two above it', () => {
    const ratesOf = (grossSalary: number) =>
      rooted('taxAdvance', { grossSalary }).match(/sk\.tax\.rate\.\w+/g);
    expect(ratesOf(4_862.7)).toEqual(['sk.tax.rate.first']);
    expect(ratesOf(4_862.8)).toEqual(['sk.tax.rate.first', 'sk.tax.rate.second']);
  });
  test('two in 2025', () => {
    const { lineOf: in2025 } = calculatorHarness(definition, { year: 2025, grossSalary: 5_196.28 });
    const found = [1, 2, 3].map((band) => in2025(`band${band}`, { declarationSigned: false })?.value);
    expect(found).toEqual([766.99, 115.8, undefined]);
  });
});

test('the loss of net pay from 2025 to 2026, in whole euros, as published: 5 of 1 000 and 9 of 1 500', () => {
  const lost = (gross: number) =>
    Math.round((of(gross, { year: 2025 }).netSalary ?? 0) - (of(gross).netSalary ?? 0));
  expect([lost(1_000), lost(1_500)]).toEqual([5, 9]);
});

describe('child bonus', () => {
  test('a cent under the lowest wage with the whole bonus brings less', () => {
    expect(of(402.78, { childrenUnder15: 1 }).childBonus).toBeLessThan(100);
    expect(of(402.79, { childrenUnder15: 1 }).childBonus).toBe(100);
  });
  test('it falls by a tenth above the limit, and ends', () => {
    // Bases of 2 786 and, a cent less, 2 785.99: a tenth of a cent is left, which is rounded to nothing.
    expect(of(3_254.63, { children15to18: 1 }).childBonus).toBe(0);
    expect(formula('bonusOfChildren', { grossSalary: 3_254.63, children15to18: 1 })).toContain('49.999');
    expect(of(3_254.58, { children15to18: 1 }).childBonus).toBe(0.01);
    // An older child has none before a younger one does.
    expect(of(3_254.64, { childrenUnder15: 1, children15to18: 1 }).childBonus).toBe(50);
  });
  test('more than six children have the share of six', () => {
    expect(of(100, { childrenUnder15: 6 }).childBonus).toBe(of(100, { childrenUnder15: 15 }).childBonus);
  });
  test('none without a signed declaration, and all of it after the year', () => {
    const answers = { childrenUnder15: 1, declarationSigned: false };
    expect(of(1_500, answers)).toMatchObject({ childBonus: 0, wholeYear: { childBonus: 1_200 } });
    expect(rooted('childBonus', { grossSalary: 1_500, ...answers })).toBe('declarationSigned');
  });
  test('four children in a year of 33 000 EUR in 2025: 735.20 EUR of eleven whole months go back', () => {
    const { wholeYear } = of(2_750, { year: 2025, childrenUnder15: 4 }) as unknown as {
      wholeYear: { childBonus: number };
    };
    expect(Number((11 * 400 - wholeYear.childBonus).toFixed(2))).toBe(735.2);
  });
});

test('with a disability, employee and employer pay half of the health insurance, down to cents', () => {
  // 1 234.57 at 5 and 11 %: 61.7285 and 135.8027, half of them 30.864 and 67.901; 19 % of 1 234.57 − 116.03 − 30.86 − 497.23 is 112.19.
  const half = of(1_234.57, { disabled: true });
  expect(half).toMatchObject({ healthInsurance: 30.86, employerHealth: 67.9, taxedWage: 590.45 });
  expect(half.netSalary).toBe(975.49);
  expect(of(1_234.57)).toMatchObject({ healthInsurance: 61.72, employerHealth: 135.8 });
  expect(of(1_234.57, { year: 2025, disabled: true }).healthInsurance).toBe(24.69);
});

describe('the least health insurance', () => {
  // 5 and 11 % of 284.13, each down to cents, are 45.45 EUR together; the employer’s part stays what it is.
  test.each([
    [100, 34.45, 11],
    [284.12, 14.2, 31.25],
    [284.13, 14.2, 31.25],
    [300, 15, 33],
  ])('of %d', (gross, healthInsurance, employerHealth) =>
    expect(of(gross)).toMatchObject({ healthInsurance, employerHealth }),
  );
  test('in 2025 it is 41.08 EUR', () =>
    expect(of(100, { year: 2025 })).toMatchObject({ healthInsurance: 30.08, employerHealth: 11 }));
  test('not without a wage, and not with a disability', () => {
    expect(of(0).healthInsurance).toBe(0);
    expect(of(100, { disabled: true }).healthInsurance).toBe(2.5);
  });
  test('a wage that doesn’t cover it leaves less than nothing, no bonus and no chart', () => {
    expect(of(10, { childrenUnder15: 1 })).toMatchObject({ netSalary: -35.29, childBonus: 0 });
    expect(parts({ grossSalary: 10 })).toBeUndefined();
  });
});

test('the tax that the allowance saves at its limit: 1 134 in whole euros', () => {
  const { wholeYear } = of(2_539.25) as unknown as { wholeYear: { allowance: number } };
  expect(Math.round(wholeYear.allowance * 0.19)).toBe(1_134);
});

test('what is owed after the year: the allowance of a high wage falls', () => {
  expect(of(4_000).wholeYear).toMatchObject({ allowance: 965.11, settlement: -950.27 });
  expect(of(1_500).wholeYear).toMatchObject({ allowance: 5_966.73, settlement: 0.04 });
});

test.each([
  [914.99, {}, 'minimum'],
  [915, {}, ''],
  [569.99, {}, 'minimum deduction'],
  [284.12, {}, 'minimum deduction least'],
  [284.12, { disabled: true }, 'minimum deduction'],
  [570, {}, 'minimum'],
  [16_764, {}, 'allowance'],
  [16_764.01, {}, 'highest allowance'],
  [2_670, { childrenUnder15: 1 }, 'allowance'],
  [2_700, { childrenUnder15: 1 }, 'bonusFalls allowance'],
  [460, { childrenUnder15: 2 }, 'minimum deduction bonusPart'],
  [1_500, { declarationSigned: false }, 'unsigned'],
])('%d, %j: %s', (grossSalary, more, notes) => {
  const known = {
    minimum: 'minimum wage',
    deduction: 'odpočítateľná položka',
    least: 'minimálny preddavok',
    highest: 'social insurance on up to',
    unsigned: 'If you haven’t signed the declaration',
    bonusFalls: 'the bonus for each child falls',
    bonusPart: 'limited to a share',
    allowance: 'The allowance falls',
  };
  expect(noted(known, { grossSalary, ...more })).toBe(notes);
});

test('parts of the chart are what the employer pays and the bonus', () => {
  expect(parts({ grossSalary: 1_500 })).toEqual([
    'You: 1134.51, kept',
    'Income tax: 149.49',
    'Your social insurance: 141',
    'Your health insurance: 75',
    'Employer’s social insurance: 378',
    'Employer’s health insurance: 165',
  ]);
});
