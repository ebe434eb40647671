import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

// The tax of 600 000 is 90 000, less the credit of 30 840: 59 160.
const { noted, formula, parts, rooted } = calculatorHarness(definition, {
  grossIncome: 600_000,
  taxAdvances: 59_160,
});
const known = {
  owe: 'You owe tax.',
  small: 'An employer only pays out refunds above 50 CZK',
  stay: 'The bonuses already paid are not taken back',
  withheld: 'A wage under 4 500 CZK a month without a signed declaration is taxed by withholding',
  part: 'of 12 months. You still get the whole taxpayer credit',
  doubtful: 'The advances are higher than the income',
  student: 'The student credit was abolished',
  spouse: 'the spouse credit has also required a spouse who cares',
  interest: 'Mortgage interest: only',
  savings: 'Retirement savings: only 48 000 CZK of',
  disputed: 'In 2023 pension savings and life insurance',
  few: 'Donations only count from 1 000 CZK a year, or above 2 % of the tax base.',
  many: 'Donations: only 180 000 CZK of',
  settle: 'Your employer settles the year if you ask by',
  rest: 'Credits for disability and ZTP/P cards',
};
const poor = { grossIncome: 134_399, taxAdvances: 0, children: 1, taxBonusesPaid: 1 };

test.each([
  [{}, ''],
  [{ taxAdvances: 59_159 }, 'owe'],
  [{ taxAdvances: 59_161 }, 'small'],
  [{ taxAdvances: 59_210 }, 'small'],
  [{ taxAdvances: 59_211 }, ''],
  [poor, 'stay'],
  [{ ...poor, taxBonusesPaid: 0 }, ''],
  [{ ...poor, grossIncome: 134_400 }, ''],
  [{ grossIncome: 54_000, taxAdvances: 0 }, ''],
  [{ grossIncome: 53_999, taxAdvances: 0 }, 'withheld'],
  [{ grossIncome: 13_499, taxAdvances: 0, monthsEmployed: 3 }, 'part withheld'],
  [{ monthsEmployed: 11 }, 'part'],
  [{ monthsEmployed: 12 }, ''],
  [{ taxAdvances: 600_000 }, ''],
  [{ taxAdvances: 600_000.01 }, 'doubtful'],
  [{ studentUnder26: true, spouseIncomeUnder68000: true }, 'student spouse'],
  [{ mortgageInterest: 150_000, taxAdvances: 36_660 }, ''],
  [{ mortgageInterest: 150_000.01, taxAdvances: 36_660 }, 'interest'],
  [{ mortgageInterest: 300_000, loanBefore2021: true, taxAdvances: 14_160 }, ''],
  [{ mortgageInterest: 300_000.01, loanBefore2021: true, taxAdvances: 14_160 }, 'interest'],
  [{ retirementSavings: 48_000, taxAdvances: 51_960 }, ''],
  [{ retirementSavings: 48_000.01, taxAdvances: 51_960 }, 'savings'],
  [{ retirementSavings: 48_000, taxAdvances: 51_960, year: 2024 }, ''],
  [{ retirementSavings: 48_000, taxAdvances: 51_960, year: 2023 }, 'disputed'],
  [{ retirementSavings: 48_001, taxAdvances: 51_960, year: 2023 }, 'savings disputed'],
  [{ donations: 100, year: 2023 }, 'few'],
  [{ donations: 999.99 }, 'few'],
  [{ donations: 1_000, taxAdvances: 59_010 }, ''],
  [{ donations: 180_000, taxAdvances: 32_160 }, ''],
  [{ donations: 180_000.01, taxAdvances: 32_160 }, 'many'],
  [{ mortgageInterest: 1, donations: 999, taxAdvances: 59_145 }, 'few'],
])('notes of %j: %s and the two of filing', (answers, names) =>
  expect(noted(known, answers)).toBe(`${names} settle rest`.trim()),
);

test('an amount that counts stands as it is, one that is cut with its limit, one that is too small with the reason', () => {
  const all = { mortgageInterest: 10_000, retirementSavings: 20_000, donations: 5_000 };
  expect(formula('totalDeductions', all)).toBe('10 000 + 20 000 + 5 000');
  expect(formula('totalDeductions', { donations: 5_000 })).toBe('5 000');
  expect(formula('taxBase', { donations: 5_000 })).toBe('600 000 − 5 000');
  expect(formula('donationsDeducted', { donations: 180_000 })).toBe('180 000');
  expect(formula('donationsDeducted', { donations: 180_001 })).toBe('180 001, at most 600 000 × 30 %');
  expect(formula('interestDeducted', { mortgageInterest: 150_000 })).toBe('150 000');
  expect(formula('interestDeducted', { mortgageInterest: 150_001 })).toBe('150 001, at most 150 000');
  expect(formula('savingsDeducted', { retirementSavings: 48_001 })).toBe('48 001, at most 48 000');
  expect(formula('donationsDeducted', { donations: 999 })).toBe(
    '0: less than 1 000 and not more than 2 % of the base',
  );
  expect(rooted('donationsDeducted', { donations: 999 })).toBe(
    'cz.deduction.donations.least cz.deduction.donations.leastShare donations grossIncome',
  );
});

test('without deductions there is nothing to take off', () => {
  expect(formula('taxBase')).toBe('600 000');
  expect(formula('totalDeductions')).toBe('0');
  expect(rooted('totalDeductions')).toBe('mortgageInterest');
});

test('a whole year is not counted in months, a part of it is', () => {
  const family = { children: 1, spouseIncomeUnder68000: true, spouseCaresForChildUnder3: true };
  expect(formula('totalTaxCredit', family)).toBe('30 840 + 24 840');
  expect(formula('totalTaxCredit', { ...family, spouseMonths: 11 })).toBe(
    '30 840 + 24 840 × 11 months ÷ 12 months',
  );
  expect(formula('childAllowance', family)).toBe('15 204');
  expect(formula('childAllowance', { ...family, childrenMonths: 11 })).toBe('1 267 × 11');
});

test('a refund counts a bonus and bonuses already paid where there are some', () => {
  expect(formula('refund')).toBe('59 160 − 59 160');
  const bonus = { grossIncome: 300_000, children: 1, taxAdvances: 0 };
  expect(formula('refund', bonus)).toBe('0 + 1 044 − 0');
  expect(formula('refund', { ...bonus, taxBonusesPaid: 1 })).toBe('0 + 1 044 − 0 − 1');
  expect(formula('refund', poor)).toBe('0 − 0');
});

test('the chart: what comes back and the tax; none where tax is owed', () => {
  expect(parts({ taxAdvances: 60_000 })).toEqual(['Comes back to you: 840, kept', 'Tax for the year: 59160']);
  expect(parts()).toEqual(['Comes back to you: 0, kept', 'Tax for the year: 59160']);
  expect(parts({ taxAdvances: 59_159 })).toBeUndefined();
});

test('each day says what it is counted from', () => {
  const all = ['filingDeadline', 'electronicDeadline', 'settlementRequestBy'];
  expect(all.map((name) => formula(name))).toEqual([
    'Three months after 2026, moved past weekends and public holidays',
    'Four months after 2026, moved past weekends and public holidays',
    '15 February after 2026, moved past weekends and public holidays',
  ]);
  expect(all.map((name) => rooted(name))).toEqual(['year', 'year', 'year']);
});

test('a deduction names its limits, also where none is reached', () => {
  const limits =
    'cz.deduction.donations.least cz.deduction.donations.leastShare cz.deduction.donations.share';
  const named = (name: string, answers: Record<string, unknown>) => rooted(name, answers);
  expect(named('donationsDeducted', { donations: 5_000 })).toBe(`${limits} donations`);
  for (const limit of limits.split(' '))
    expect(named('donationsDeducted', { donations: 180_001 })).toContain(limit);
  expect(named('interestDeducted', { mortgageInterest: 1 })).toBe(
    'cz.deduction.mortgage.limit mortgageInterest',
  );
  expect(named('interestDeducted', { mortgageInterest: 1, loanBefore2021: true })).toContain(
    'cz.deduction.mortgage.limitBefore2021',
  );
  expect(named('savingsDeducted', { retirementSavings: 1 })).toContain('cz.deduction.retirement.limit');
});
