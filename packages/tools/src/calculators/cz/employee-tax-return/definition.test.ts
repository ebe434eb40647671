import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { exact } from '@majak/law/exact';
import { lawOn } from '@majak/law/law-on';
import { input } from '@majak/law/term';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { taxBefore } from '../../../cz/income-tax.ts';
import { monthlyTaxBase } from '../../../cz/wage.ts';
import { definition } from './definition.ts';

const answered = (answers: Record<string, unknown>) => {
  const reading = calculate(definition, { taxAdvances: 0, ...answers }, '2026-11-21');
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.value;
};
const outputsOf = (answers: Record<string, unknown>) => answered(answers).outputs;

test('half a year of 40 000 a month, by hand', () => {
  // Six advances of 6 000 − 2 570; the tax of 240 000 is 36 000 − 30 840.
  expect(outputsOf({ grossIncome: 240_000, taxAdvances: 6 * 3_430, monthsEmployed: 6 })).toEqual({
    refund: 15_420,
    totalDeductions: 0,
    taxBase: 240_000,
    taxBeforeCredits: 36_000,
    totalTaxCredit: 30_840,
    incomeTax: 5_160,
    taxBonus: 0,
    filingDeadline: '2027-04-01',
    electronicDeadline: '2027-05-03',
    settlementRequestBy: '2027-02-15',
  });
});

test.each([
  [2023, '2024-04-02', '2024-05-02', '2024-02-15'],
  [2024, '2025-04-01', '2025-05-02', '2025-02-17'],
  [2025, '2026-04-01', '2026-05-04', '2026-02-16'],
])('the days of %i', (year, filingDeadline, electronicDeadline, settlementRequestBy) => {
  expect(outputsOf({ grossIncome: 500_000, year })).toMatchObject({
    filingDeadline,
    electronicDeadline,
    settlementRequestBy,
  });
});

const rich = { grossIncome: 1_000_000 };
test.each([
  [{}, 0],
  [{ mortgageInterest: 150_000 }, 150_000],
  [{ mortgageInterest: 150_001 }, 150_000],
  [{ mortgageInterest: 350_000, loanBefore2021: true }, 300_000],
  [{ retirementSavings: 48_000 }, 48_000],
  [{ retirementSavings: 48_000.01 }, 48_000],
  [{ donations: 300_000 }, 300_000],
  [{ donations: 300_000.01 }, 300_000],
  [{ donations: 1_000 }, 1_000],
  [{ donations: 999.99 }, 0],
  [{ mortgageInterest: 10_000, retirementSavings: 20_000, donations: 5_000 }, 35_000],
])('deductions %j of a million', (asked, totalDeductions) => {
  expect(outputsOf({ ...rich, ...asked })).toMatchObject({
    totalDeductions,
    taxBase: 1_000_000 - totalDeductions,
  });
});

test('small donations count above 2 % of a small base', () => {
  expect(outputsOf({ grossIncome: 40_000, donations: 800 })).toMatchObject({ totalDeductions: 0 });
  expect(outputsOf({ grossIncome: 40_000, donations: 800.01 })).toMatchObject({ totalDeductions: 800.01 });
});

test('the tax of a base around the limit of the second rate', () => {
  expect(outputsOf({ grossIncome: 1_762_812 })).toMatchObject({
    taxBase: 1_762_800,
    taxBeforeCredits: 264_420,
  });
  // 264 421.80 + 23 % of 88.
  expect(outputsOf({ grossIncome: 1_762_999 })).toMatchObject({
    taxBase: 1_762_900,
    taxBeforeCredits: 264_443,
  });
});

test('children and spouse count by months', () => {
  const family = { children: 2, spouseIncomeUnder68000: true, spouseCaresForChildUnder3: true };
  expect(outputsOf({ ...rich, ...family })).toMatchObject({
    totalTaxCredit: 30_840 + 24_840,
    incomeTax: 150_000 - 30_840 - 24_840 - 15_204 - 22_320,
  });
  expect(outputsOf({ ...rich, ...family, childrenMonths: 5, spouseMonths: 3 })).toMatchObject({
    totalTaxCredit: 30_840 + 6_210,
    incomeTax: 150_000 - 30_840 - 6_210 - 5 * (1_267 + 1_860),
  });
});

test('a child bonus needs the yearly income; without it, bonuses already paid stay', () => {
  const answers = { children: 1, taxBonusesPaid: 5_000 };
  expect(outputsOf({ grossIncome: 134_400, ...answers })).toMatchObject({ taxBonus: 15_204, refund: 10_204 });
  const { outputs, notes } = answered({ grossIncome: 134_399, taxAdvances: 700, ...answers });
  expect(outputs).toMatchObject({ taxBonus: 0, incomeTax: 0, refund: 700 });
  expect(notes.join()).toMatch('are not taken back');
  expect(outputsOf({ grossIncome: 300_000, taxBonusesPaid: 2_000, children: 1 })).toMatchObject({
    incomeTax: 0,
    taxBonus: 1_044,
    refund: -956,
  });
});

test('a refund of 50 is not paid by an employer, of 51 it is', () => {
  const noted = (taxAdvances: number) =>
    answered({ grossIncome: 600_000, taxAdvances }).notes.some((note) =>
      note.includes('refunds above 50 CZK'),
    );
  expect([noted(59_161), noted(59_210), noted(59_211)]).toEqual([true, true, false]);
});

test('the student credit ended with 2023, the spouse credit needs a small child since 2024', () => {
  expect(outputsOf({ ...rich, studentUnder26: true, year: 2023 })).toMatchObject({ totalTaxCredit: 34_860 });
  const later = answered({ ...rich, studentUnder26: true, spouseIncomeUnder68000: true, year: 2024 });
  expect(later.outputs).toMatchObject({ totalTaxCredit: 30_840 });
  expect(later.notes.join()).toMatch('student credit was abolished');
  expect(outputsOf({ ...rich, spouseIncomeUnder68000: true, year: 2023 })).toMatchObject({
    totalTaxCredit: 55_680,
  });
});

test('unequal months never make somebody owe tax: advances round up, credits are lost in poor months', () => {
  const wage = fc.integer({ min: 0, max: 20_000_000 }).map((part) => part / 100);
  const wages = fc.array(wage, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(wages, fc.constantFrom(2023, 2024, 2025, 2026), (months, year) => {
      const found = lawOn(rulesByDay, `${year}-12-31`);
      if (!found.ok) throw new Error(found.error);
      const law = found.value;
      const advance = (gross: number) => {
        const tax = taxBefore(law, monthlyTaxBase(law, input('grossSalary', gross, 'CZK')), 'month');
        return Math.max(0, tax.number.toNumber() - 2_570);
      };
      const taxAdvances = months.reduce((sum, gross) => sum + advance(gross), 0);
      const grossIncome = months.reduce((sum, gross) => sum.plus(gross), exact(0)).toNumber();
      expect(outputsOf({ grossIncome, taxAdvances, year }).refund).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 80 },
  );
});

test('more income never means less tax, more deductions never less refund', () => {
  const money = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(money, money, fc.integer({ min: 0, max: 15 }), (one, other, children) => {
      const [poor, well] = [Math.min(one, other), Math.max(one, other)];
      const tax = (grossIncome: number) => Number(outputsOf({ grossIncome, children }).incomeTax);
      expect(tax(poor)).toBeLessThanOrEqual(tax(well));
      const saving = (retirementSavings: number) =>
        Number(outputsOf({ grossIncome: well, taxAdvances: 1_000, children, retirementSavings }).refund);
      expect(saving(20_000)).toBeGreaterThanOrEqual(saving(0));
    }),
    { numRuns: 60 },
  );
});

test('both numbers of the confirmation are needed', () => {
  const reading = calculate(definition, {}, '2026-11-21');
  expect(reading.ok ? [] : reading.faults.map(({ field }) => field)).toEqual(['grossIncome', 'taxAdvances']);
});

test('a bonus of exactly the smallest one is paid, of a crown less it is not, whatever the months', () => {
  expect(
    outputsOf({
      grossIncome: 344_600,
      children: 1,
      childrenMonths: 10,
      spouseIncomeUnder68000: true,
      spouseCaresForChildUnder3: true,
      spouseMonths: 4,
    }),
  ).toMatchObject({ taxBonus: 100, refund: 100 });
  const each = Array.from({ length: 12 }, (_, at) => at + 1);
  for (const spouseMonths of each)
    for (const childrenMonths of each) {
      // A twelfth of the spouse credit is 2 070; a month of two children 3 127. Tax is met to the hundred of the base: 15 crowns.
      const credit = 30_840 + 2_070 * spouseMonths;
      const allowance = childrenMonths === 12 ? 15_204 + 22_320 : 3_127 * childrenMonths;
      for (const wished of [85, 99, 100, 101, 115]) {
        const grossIncome = Math.floor((credit + allowance - wished) / 15) * 100;
        const left = credit + allowance - (grossIncome / 100) * 15;
        const { taxBonus } = outputsOf({
          grossIncome,
          children: 2,
          childrenMonths,
          spouseIncomeUnder68000: true,
          spouseCaresForChildUnder3: true,
          spouseMonths,
        });
        expect(taxBonus, `${spouseMonths} × ${childrenMonths}, ${grossIncome}`).toBe(left < 100 ? 0 : left);
      }
    }
});
