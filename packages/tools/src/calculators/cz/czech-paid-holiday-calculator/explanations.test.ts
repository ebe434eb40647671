import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { noted, formula, rooted, messages } = calculatorHarness(definition, { hoursPerWeek: 40 });
const known = {
  above: 'Above 52 whole weeks each extra one adds',
  twenty: 'For agreements the law assumes a week of 20 hours',
  long: 'A working week has at most 40 hours',
  absences: 'Sickness, parental leave, care of a family member',
  before: 'In 2023 an agreement (DPP or DPČ) only earned holiday if it said so',
};
const agreed = { hoursPerWeek: 10, agreement: true };

test.each([
  [{ weeksOfEmployment: 52 }, 'absences'],
  [{ weeksOfEmployment: 53 }, 'above absences'],
  [{ workedHours: 2_119.99 }, 'absences'],
  [{ workedHours: 2_120 }, 'above absences'],
  [{ weeksOfEmployment: 52, hoursPerWeek: 40.01 }, 'long absences'],
  [{ weeksOfEmployment: 52, agreement: true }, 'above twenty absences'],
  [{ ...agreed, weeksOfEmployment: 20 }, 'twenty absences'],
  [{ ...agreed, weeksOfEmployment: 20, year: 2024 }, 'twenty absences'],
  [{ ...agreed, weeksOfEmployment: 20, year: 2023 }, 'before'],
  [{ weeksOfEmployment: 20, year: 2023 }, 'absences'],
])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

test.each([
  [{ weeksOfEmployment: 52 }, '40 hours × 4 × 52 ÷ 52 weeks'],
  [{ weeksOfEmployment: 3.99 }, '0: the work lasts 3.99 weeks, at least 4 weeks are needed'],
  [{ weeksOfEmployment: 3, workedHours: 160 }, '0: the work lasts 3 weeks, at least 4 weeks are needed'],
  [{ workedHours: 159.99 }, '0: 3 whole working weeks, at least 4 weeks are needed'],
  [{ ...agreed, weeksOfEmployment: 7 }, '0: 70 hours worked, at least 80 hours are needed'],
  [{ ...agreed, workedHours: 79.99 }, '0: 79.99 hours worked, at least 80 hours are needed'],
  [{ ...agreed, workedHours: 80 }, '20 hours × 4 × 4 ÷ 52 weeks'],
  // The least hours are for agreements alone.
  [{ hoursPerWeek: 10, workedHours: 79.99 }, '10 hours × 4 × 7 ÷ 52 weeks'],
])('how the hours come about: %j', (answers, words) =>
  expect(formula('claimableHolidayHours', answers)).toBe(words),
);

test.each([
  [{ weeksOfEmployment: 3 }, 'cz.holiday.leastMultiples weeksOfEmployment'],
  [{ ...agreed, workedHours: 79 }, 'cz.holiday.agreement.leastHours hoursWorked'],
  [{ workedHours: 100 }, 'cz.holiday.leastMultiples weeklyMultiples'],
  [{ ...agreed, workedHours: 100, year: 2023 }, 'cz.holiday.agreement.weeklyHours agreement hoursWorked'],
])('what was decided from: %j', (answers, names) =>
  expect(rooted('claimableHolidayHours', answers)).toBe(names),
);

test('what is missing is said', () => {
  expect(messages()).toEqual(['Enter the weeks you work in the year, or the hours worked']);
});
