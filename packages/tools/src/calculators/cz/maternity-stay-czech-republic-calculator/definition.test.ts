import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateWithChart } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const outputsOf = (answers: Record<string, unknown>, today = '2026-11-21') => {
  const reading = calculateWithChart(definition, answers, today);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.value.outputs;
};
const faultsOf = (answers: unknown) => {
  const reading = calculateWithChart(definition, answers, '2026-11-21');
  return reading.ok ? [] : reading.faults;
};

test('a salary under the first threshold, by hand', () => {
  // 40 000 × 12 ÷ 365 = 1 315.068…; up to 1 316; 70 % is 921.2, up to 922; × 30; × 196.
  expect(outputsOf({ grossSalary: 40_000 })).toEqual({
    eligible: true,
    totalMaternityPay: 180_712,
    dailyAssessmentBase: 1_315.07,
    reducedDailyBase: 1_316,
    dailyMaternityPay: 922,
    monthlyMaternityPay: 27_660,
    paidDays: 196,
  });
});

test.each([
  // 1 633 + 60 % of 816 + 30 % of 2 448 = 2 857; 70 % is 1 999.9.
  [2026, 300_000, 2_857, 2_000],
  [2025, 300_000, 2_716, 1_902],
  [2024, 300_000, 2_566, 1_797],
  [2023, 300_000, 2_353, 1_648],
  // 2 465.75 a day in 2026: 1 633 + 489.6 + 30 % of 16.75 = 2 127.625.
  [2026, 75_000, 2_128, 1_490],
])(
  '%i, %i a month reaches a reduced base of %i',
  (year, grossSalary, reducedDailyBase, dailyMaternityPay) => {
    expect(outputsOf({ grossSalary, year })).toMatchObject({ reducedDailyBase, dailyMaternityPay });
  },
);

test('a base exactly at the first threshold counts whole, one heller over is reduced', () => {
  // 1 633 × 365 ÷ 12 = 49 670.42 (a base of 1 633.00); 49 670.72 makes 1 633.01.
  expect(outputsOf({ grossSalary: 49_670.42 })).toMatchObject({
    dailyAssessmentBase: 1_633,
    reducedDailyBase: 1_633,
  });
  expect(outputsOf({ grossSalary: 49_670.72 })).toMatchObject({
    dailyAssessmentBase: 1_633.01,
    reducedDailyBase: 1_634,
  });
});

test('what counts of a band is rounded to hellers before the sum goes up to a crown', () => {
  // § 18(1): 60 072.92 × 12 ÷ 365 = 1 975.0001…, so 1 975.00; § 21(2): 60 % of 342 = 205.2, and 1 838.2 up to 1 839.
  expect(outputsOf({ grossSalary: 60_072.92 })).toMatchObject({ reducedDailyBase: 1_839 });
  // 1 634.67 a day: 60 % of 1.67 is 1.002, to hellers 1.00: the sum is 1 634, and no 1 634.002 that goes up to 1 635.
  expect(outputsOf({ grossSalary: 49_721.21 })).toMatchObject({
    dailyAssessmentBase: 1_634.67,
    reducedDailyBase: 1_634,
  });
});

test('two or more children bring 37 weeks', () => {
  expect(outputsOf({ grossSalary: 40_000, multiple: true })).toMatchObject({
    paidDays: 259,
    totalMaternityPay: 922 * 259,
  });
});

test('269 insured days are too few, 270 are enough', () => {
  expect(outputsOf({ grossSalary: 40_000, insuredDays: 269 })).toMatchObject({
    eligible: false,
    dailyMaternityPay: 0,
    monthlyMaternityPay: 0,
    totalMaternityPay: 0,
    paidDays: 0,
    reducedDailyBase: 1_316,
  });
  expect(outputsOf({ grossSalary: 40_000, insuredDays: 270 })).toMatchObject({ eligible: true });
});

test('days over the limit are refused by name', () => {
  expect(faultsOf({ grossSalary: 40_000, daysOnLeave: 197 })).toEqual([
    {
      field: 'daysOnLeave',
      code: 'too_big',
      message: 'Maternity pay lasts at most 196 days with one child',
    },
  ]);
  expect(faultsOf({ grossSalary: 40_000, daysOnLeave: 196 })).toEqual([]);
  expect(faultsOf({ grossSalary: 40_000, daysOnLeave: 259, multiple: true })).toEqual([]);
  expect(faultsOf({})).toMatchObject([{ field: 'grossSalary', message: 'Enter your gross salary' }]);
});

test('a higher salary never brings less, and the pay stays under 70 % of the base and a crown', () => {
  const salary = fc.integer({ min: 0, max: 40_000_000 }).map((hellers) => hellers / 100);
  fc.assert(
    fc.property(salary, salary, fc.constantFrom(2023, 2024, 2025, 2026), (one, other, year) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((grossSalary) =>
        outputsOf({ grossSalary, year }),
      );
      expect(Number(less?.totalMaternityPay)).toBeLessThanOrEqual(Number(more?.totalMaternityPay));
      expect(Number(more?.reducedDailyBase)).toBeLessThan(Number(more?.dailyAssessmentBase) + 1);
    }),
    { numRuns: 60 },
  );
});

test('the chart adds up to the salary', () => {
  const reading = calculateWithChart(definition, { grossSalary: 40_000 }, '2026-11-21');
  const chart = reading.ok ? reading.value.chart : undefined;
  expect(chart).toMatchObject({ kind: 'split', parts: [{ value: 27_660 }, { value: 12_340 }] });
});
