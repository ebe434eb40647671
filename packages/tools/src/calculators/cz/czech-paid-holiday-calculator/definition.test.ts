import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const answered = (answers: Record<string, unknown>) => {
  const reading = calculate(definition, answers, '2026-11-21');
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.value;
};
const outputsOf = (answers: Record<string, unknown>) => answered(answers).outputs;
const faultsOf = (answers: unknown) => {
  const reading = calculate(definition, answers, '2026-11-21');
  return reading.ok ? [] : reading.faults.map(({ field }) => field);
};

test.each([
  // 40 × 4 × 52 ÷ 52.
  [{ hoursPerWeek: 40, weeksOfEmployment: 52 }, 160, 20, 52],
  // 37.5 × 4 × 26 ÷ 52 = 75.
  [{ hoursPerWeek: 37.5, weeksOfEmployment: 26 }, 75, 10, 26],
  // 40 × 5 × 13 ÷ 52 = 50.
  [{ hoursPerWeek: 40, weeksOfEmployment: 13, entitlementWeeks: 5 }, 50, 6.25, 13],
  // 40 × 4 × 4 ÷ 52 = 12.3…, up to 13.
  [{ hoursPerWeek: 40, weeksOfEmployment: 4 }, 13, 1.63, 4],
  [{ hoursPerWeek: 40, weeksOfEmployment: 3.99 }, 0, 0, 3],
  [{ hoursPerWeek: 40, workedHours: 160 }, 13, 1.63, 4],
  [{ hoursPerWeek: 40, workedHours: 159.99 }, 0, 0, 3],
  [{ hoursPerWeek: 40, workedHours: 2_119.99 }, 160, 20, 52],
  // § 213(5): 40 × 4 × 53 ÷ 52 = 163.07…
  [{ hoursPerWeek: 40, workedHours: 2_120 }, 164, 20.5, 53],
  [{ hoursPerWeek: 40, weeksOfEmployment: 3, workedHours: 160 }, 0, 0, 4],
  [{ hoursPerWeek: 40, weeksOfEmployment: 0 }, 0, 0, 0],
  // Agreements: a week of 20 hours. 20 × 4 × 4 ÷ 52 = 6.15…
  [{ hoursPerWeek: 10, weeksOfEmployment: 8, agreement: true }, 7, 3.5, 4],
  [{ hoursPerWeek: 10, workedHours: 79.99, agreement: true }, 0, 0, 3],
  [{ hoursPerWeek: 10, workedHours: 99.99, agreement: true }, 7, 3.5, 4],
  [{ hoursPerWeek: 20, workedHours: 300, agreement: true }, 24, 6, 15],
])('%j', (answers, claimableHolidayHours, claimableHolidayDays, weeklyMultiples) => {
  expect(outputsOf(answers)).toMatchObject({ claimableHolidayHours, claimableHolidayDays, weeklyMultiples });
});

test('agreements bring nothing by law in 2023, and say since when they do', () => {
  const answers = { hoursPerWeek: 20, workedHours: 300, agreement: true };
  const { outputs, notes, trace } = answered({ ...answers, year: 2023 });
  expect(outputs).toMatchObject({ claimableHolidayHours: 0, claimableHolidayDays: 0, weeklyMultiples: 0 });
  expect(trace[0]?.formula).toBe('0: by law, agreements have only earned holiday since 2024');
  expect(notes[0]).toMatch('only earned holiday if it said so');
  expect(outputsOf({ ...answers, year: 2024 })).toMatchObject({ claimableHolidayHours: 24 });
});

test('weeks or hours have to be answered', () => {
  expect(faultsOf({ hoursPerWeek: 40 })).toEqual(['weeksOfEmployment']);
  expect(faultsOf({ weeksOfEmployment: 40 })).toEqual(['hoursPerWeek']);
  expect(faultsOf({ hoursPerWeek: 0, weeksOfEmployment: 40 })).toEqual(['hoursPerWeek']);
  expect(faultsOf({ hoursPerWeek: 40, weeksOfEmployment: 40, entitlementWeeks: 3 })).toEqual([
    'entitlementWeeks',
  ]);
});

test('more hours worked never bring less holiday, and never more than in proportion and an hour', () => {
  const hours = fc.integer({ min: 0, max: 8_784 });
  fc.assert(
    fc.property(
      hours,
      hours,
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      (one, other, week, agreement) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((workedHours) =>
          Number(outputsOf({ hoursPerWeek: week, workedHours, agreement }).claimableHolidayHours),
        );
        expect(less).toBeLessThanOrEqual(more ?? -1);
        expect(more).toBeLessThanOrEqual((Math.max(one, other) * 4) / 52 + 1);
      },
    ),
    { numRuns: 80 },
  );
});
