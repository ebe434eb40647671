import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const today = '2026-11-21';
const outputs = (answers: Record<string, unknown>) => {
  const answered = calculate(definition, answers, today);
  if (!answered.ok) throw new Error(JSON.stringify(answered.faults));
  return answered.value.outputs;
};

test('30 % of the rent are expenses', () =>
  expect(outputs({ rentalIncome: 200_000 })).toEqual({
    expenses: 60_000,
    taxBase: 140_000,
    taxBeforeCredits: 21_000,
    incomeTax: 21_000,
    netIncome: 179_000,
    mustFile: true,
  }));

test('flat expenses end at 600 000', () => {
  expect(outputs({ rentalIncome: 2_000_000 })).toMatchObject({ expenses: 600_000 });
  expect(outputs({ rentalIncome: 2_000_001 })).toMatchObject({ expenses: 600_000, taxBase: 1_400_000 });
});

test('real expenses are money spent; a loss is no negative base', () => {
  expect(outputs({ rentalIncome: 200_000, method: 'real', expenses: 50_000 })).toMatchObject({
    taxBase: 150_000,
    incomeTax: 22_500,
    netIncome: 127_500,
  });
  expect(outputs({ rentalIncome: 40_000, method: 'real', expenses: 50_000 })).toMatchObject({
    taxBase: 0,
    incomeTax: 0,
    netIncome: -10_000,
    mustFile: true,
  });
});

describe('on top of another base', () => {
  test('the second rate counts above the limit alone (2026: 1 762 812)', () =>
    expect(outputs({ rentalIncome: 200_000, otherTaxBase: 1_700_000 })).toMatchObject({
      taxBase: 140_000,
      taxBeforeCredits: 27_176,
      incomeTax: 27_176,
      netIncome: 172_824,
    }));

  test('a credit is used up by the other base first', () => {
    const answers = { rentalIncome: 200_000, applyTaxpayerCredit: true };
    expect(outputs({ ...answers, otherTaxBase: 500_000 })).toMatchObject({ incomeTax: 21_000 });
    expect(outputs({ ...answers, otherTaxBase: 100_000 })).toMatchObject({ incomeTax: 36_000 - 30_840 });
    expect(outputs(answers)).toMatchObject({ taxBeforeCredits: 21_000, incomeTax: 0 });
  });
});

test.each([
  [50_000, 0, false],
  [50_000.01, 0, true],
  [20_000, 400_000, false],
  [20_000.01, 400_000, true],
  [0, 0, false],
])('rent of %d beside %d: a tax return is due: %s', (rentalIncome, otherTaxBase, mustFile) =>
  expect(outputs({ rentalIncome, otherTaxBase })).toMatchObject({ mustFile }),
);

test('more rent, never less tax and never less left; tax is never above the higher rate', () => {
  const crowns = fc.integer({ min: 0, max: 400_000_000 }).map((hellers) => hellers / 100);
  const year = fc.constantFrom(2023, 2024, 2025, 2026);
  fc.assert(
    fc.property(crowns, crowns, year, fc.boolean(), (rentalIncome, otherTaxBase, of, applyTaxpayerCredit) => {
      const answers = { rentalIncome, otherTaxBase, applyTaxpayerCredit, year: of };
      // Added in hellers: in crowns the sum can have a third decimal, which is refused.
      const raised = Math.round(rentalIncome * 100 + 100_000) / 100;
      const [one, more] = [outputs(answers), outputs({ ...answers, rentalIncome: raised })];
      expect(Number(more.incomeTax)).toBeGreaterThanOrEqual(Number(one.incomeTax));
      expect(Number(more.netIncome)).toBeGreaterThan(Number(one.netIncome));
      expect(Number(one.incomeTax)).toBeGreaterThanOrEqual(0);
      expect(Number(one.incomeTax)).toBeLessThanOrEqual((Number(one.taxBase) + 200) * 0.23 + 1);
    }),
  );
});
