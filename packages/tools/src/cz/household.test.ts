import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { type Law, lawOn } from '@majak/law/law-on';
import { explain } from '@majak/law/step';
import { expect, test } from 'vitest';
import { childAllowance, creditNotes, yearlyCredits } from './household.ts';

const lawOf = (year: number): Law => {
  const found = lawOn(rulesByDay, `${year}-12-31`);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const alone = { spouseIncomeUnder68000: false, spouseCaresForChildUnder3: false, studentUnder26: false };
const credits = (year: number, family: Partial<typeof alone>) =>
  yearlyCredits(lawOf(year), { ...alone, ...family }).number.toNumber();

test.each([2023, 2024, 2025, 2026])('%i: everybody has the taxpayer credit', (year) => {
  expect(credits(year, {})).toBe(30_840);
});

test('the spouse credit needs a child under 3 since 2024', () => {
  const spouse = { spouseIncomeUnder68000: true };
  expect([2023, 2024, 2025, 2026].map((year) => credits(year, spouse))).toEqual([
    55_680, 30_840, 30_840, 30_840,
  ]);
  const caring = { ...spouse, spouseCaresForChildUnder3: true };
  expect([2023, 2024, 2025, 2026].map((year) => credits(year, caring))).toEqual([
    55_680, 55_680, 55_680, 55_680,
  ]);
  expect(credits(2026, { spouseCaresForChildUnder3: true })).toBe(30_840);
});

test('the student credit ended with 2023', () => {
  expect([2023, 2024].map((year) => credits(year, { studentUnder26: true }))).toEqual([34_860, 30_840]);
});

test('what is not counted is said', () => {
  expect(creditNotes(lawOf(2023), { ...alone, studentUnder26: true, spouseIncomeUnder68000: true })).toEqual(
    [],
  );
  expect(
    creditNotes(lawOf(2024), { ...alone, studentUnder26: true, spouseIncomeUnder68000: true }),
  ).toHaveLength(2);
});

test.each([
  [1, 15_204],
  [2, 37_524],
  [3, 65_364],
  [4, 93_204],
  [15, 399_444],
])('the allowance of %i children is %d', (count, sum) => {
  expect(childAllowance(lawOf(2026), count, 'year')?.number.toNumber()).toBe(sum);
});

test('no children, no allowance', () => {
  expect(childAllowance(lawOf(2026), 0, 'year')).toBeUndefined();
});

test('a year of allowance is twelve months of it', () => {
  for (const count of [1, 2, 3, 7]) {
    const month = childAllowance(lawOf(2025), count, 'month')?.number.times(12).toNumber();
    expect(childAllowance(lawOf(2025), count, 'year')?.number.toNumber()).toBe(month);
  }
});

test('the rules that decide about a credit are in its trace, also where they say no', () => {
  const read = (year: number, family: Partial<typeof alone>) =>
    explain(yearlyCredits(lawOf(year), { ...alone, ...family }), new Map()).rules.map(({ id }) => id);
  expect(read(2026, {})).toEqual(['cz.credit.taxpayer.year']);
  for (const year of [2023, 2026]) {
    expect(read(year, { spouseIncomeUnder68000: true })).toContain('cz.credit.spouse.childUnder3');
    expect(read(year, { studentUnder26: true })).toContain('cz.credit.student.year');
  }
});
