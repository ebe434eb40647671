import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const childBornOn = '2026-06-15';
const { answered, noted, formula, rooted, refused, messages } = calculatorHarness(definition, {
  childBornOn,
});
const known = {
  before: 'For births before 2023 the total of 300 000 CZK and the age limit of 4 years',
  most: 'The most you can choose is',
  counted: 'Worked out with',
  without: 'Without a salary the most is',
  twice: 'Since 1 January 2026 you get twice',
  late: 'your children were over the age limit by then',
  again: 'you can apply again for the rest, 150 000 CZK',
  raised: 'the limit without a salary is',
  usually: 'Maternity pay usually comes first',
  rest: 'anything less than a month’s amount is paid together with it (§ 30(6)',
  next: 'What is left of it is paid out in one sum, if a parent is insured',
};
/** Notes but for the two on what is left, which have a test of their own. */
const othersOf = (names: string): string => names.replace(/ ?\b(rest|next)\b/g, '').trim();
const twins = { multiple: true };

test.each([
  [{}, 'without usually'],
  [{ grossSalary: 40_000 }, 'usually'],
  // 49 670.42 × 12 ÷ 365 is 1 633, the first threshold.
  [{ grossSalary: 49_670.42 }, 'usually'],
  [{ grossSalary: 60_000 }, 'usually'],
  [{ monthlyAmount: 15_000 }, 'without usually'],
  [{ monthlyAmount: 15_001 }, 'most usually'],
  [{ monthlyAmount: 27_636, grossSalary: 40_000 }, 'usually'],
  [{ monthlyAmount: 27_637, grossSalary: 40_000 }, 'most usually'],
  // 350 000 ÷ 23 is more than 15 000, ÷ 24 is less.
  [{ months: 23 }, 'counted usually'],
  [{ months: 24 }, 'without usually'],
  [{ months: 12, grossSalary: 40_000 }, 'counted usually'],
  [{ months: 13, grossSalary: 40_000 }, 'usually'],
  [{ childBornOn: '2027-01-01' }, 'without usually'],
  [{ startsOn: '2027-01-01' }, 'without usually'],
  [{ startsOn: '2026-12-31' }, 'without usually'],
  [{ childBornOn: '2022-12-31' }, 'before without usually'],
  [{ childBornOn: '2023-01-01' }, 'without usually'],
  // 13 000 a month until 23 months later: the limit was raised on 1 July 2025.
  [{ childBornOn: '2023-08-01' }, 'without usually'],
  [{ childBornOn: '2023-08-02' }, 'without raised usually'],
  [{ childBornOn: '2025-01-15' }, 'without raised usually'],
  [{ childBornOn: '2025-01-15', startsOn: '2025-07-01' }, 'without usually'],
  [{ childBornOn: '2025-01-15', grossSalary: 40_000 }, 'usually'],
  [{ ...twins, childBornOn: '2026-01-01' }, 'without usually'],
  [{ ...twins, childBornOn: '2025-12-31' }, 'without twice raised usually'],
  [{ ...twins, childBornOn: '2025-12-31', year: 2025 }, 'without usually'],
  [{ ...twins, childBornOn: '2025-06-01', startsOn: '2026-01-01', year: 2025 }, 'without twice usually'],
  [{ ...twins, childBornOn: '2022-01-01' }, 'before without late usually'],
  [{ ...twins, childBornOn: '2022-01-02' }, 'before without again usually'],
])('notes of %j: %s', (answers, names) => expect(othersOf(noted(known, answers))).toBe(names));

test.each([
  [{ ...twins, childBornOn: '2025-12-31' }, '2025-12-31', 'without usually'],
  [{ ...twins, childBornOn: '2025-12-31' }, '2026-01-01', 'without twice raised usually'],
  [{ childBornOn: '2025-01-15' }, '2025-06-30', 'without usually'],
  [{ childBornOn: '2025-01-15' }, '2025-07-01', 'without raised usually'],
])('what was raised is said from its first day on: %j on %s: %s', (answers, today, names) =>
  expect(othersOf(calculatorHarness(definition, answers, today).noted(known))).toBe(names),
);

test('a salary may raise what was cut; whoever gave one is not asked again', () => {
  const [first] = answered({ monthlyAmount: 15_001 }).notes;
  expect(first).toBe(
    'The most you can choose is 15 000 CZK a month, so that’s what’s used. With your gross salary it may be more: enter it.',
  );
  expect(answered({ monthlyAmount: 27_637, grossSalary: 40_000 }).notes[0]).toBe(
    'The most you can choose is 27 636 CZK a month, so that’s what’s used.',
  );
  expect(answered({ months: 12, grossSalary: 40_000 }).notes[0]).toBe(
    'Worked out with 27 636 CZK a month, the most you can choose.',
  );
  expect(answered({ childBornOn: '2025-01-15' }).notes[1]).toBe(
    'Since 1 July 2025 the limit without a salary is 15 000 CZK a month. The plan uses the limit of the first day, 13 000 CZK; you can ask for more from then on.',
  );
});

test.each([
  [
    { childBornOn: '2019-12-31' },
    'childBornOn too_early',
    'Enter a birth from 1 January 2020: other rules applied before',
  ],
  [
    { childBornOn: '2027-09-18' },
    'childBornOn too_late',
    'Enter the date of birth, or a due date at most 300 days ahead',
  ],
  [{ startsOn: '2026-06-14' }, 'startsOn too_early', 'The allowance starts on the day of birth or later'],
  [
    { startsOn: '2029-06-15' },
    'startsOn too_late',
    'Enter a day before 15 June 2029: the allowance ends then',
  ],
  [{ months: 10, monthlyAmount: 1 }, 'months one_of_two', 'Enter the amount or the months, not both'],
  [{ months: 38 }, 'months too_big', 'At most 37 months fit before 15 June 2029'],
  [{ months: 3, startsOn: '2029-04-14' }, 'months too_big', 'At most 2 months fit before 15 June 2029'],
  [{ months: 2, startsOn: '2029-05-14' }, 'months too_big', 'At most 1 month fits before 15 June 2029'],
  [{ months: 2, startsOn: '2029-06-14' }, 'months too_big', 'At most 1 month fits before 15 June 2029'],
  // What is wrong with the days is said first.
  [{ months: 37, monthlyAmount: 1, startsOn: '2026-06-14' }, 'startsOn too_early', undefined],
])('%j is refused: %s', (answers, fault, message) => {
  expect(refused(answers)).toEqual([fault]);
  if (message) expect(messages(answers)).toEqual([message]);
});

test.each([
  { childBornOn: '2020-01-01' },
  { childBornOn: '2027-09-17' },
  { startsOn: childBornOn },
  { startsOn: '2029-06-14', months: 1 },
  { months: 37 },
  { months: 2, startsOn: '2029-04-15' },
])('%j is answered', (answers) => expect(refused(answers)).toEqual([]));

test('a plan that uses all of it, step by step', () => {
  const answers = { grossSalary: 40_000 };
  expect(formula('payments', answers)).toBe('350 000 ÷ 27 636');
  expect(formula('lastPayment', answers)).toBe('350 000 − 11 × 27 636');
  expect(formula('forfeited', answers)).toBe('0: all is drawn');
  expect(rooted('forfeited', answers)).toBe('payments');
  expect(formula('totalPaid', answers)).toBe('350 000 − 0');
  expect(formula('endsOn', answers)).toBe('14 June 2027: 12 monthly payments from 15 June 2026');
  expect(rooted('endsOn', answers)).toBe('startsOn childBornOn payments');
  expect(formula('ageLimitOn', answers)).toBe('3 years after 15 June 2026');
  expect(rooted('ageLimitOn', answers)).toBe('cz.parental.ageLimit childBornOn');
});

test('a plan the age limit cuts off, step by step', () => {
  const answers = { monthlyAmount: 5_000 };
  expect(formula('monthlyAmount', answers)).toBe('5 000');
  expect(formula('paidMonths', answers)).toBe('from 15 June 2026 to the month of 15 June 2029');
  expect(rooted('paidMonths', answers)).toBe('cz.parental.ageLimit startsOn childBornOn');
  expect(formula('forfeited', answers)).toBe('350 000 − 37 months × 5 000');
  const later = { ...answers, startsOn: '2026-12-28' };
  expect(formula('payments', later)).toBe('30 months');
  expect(formula('lastPayment', later)).toBe('5 000');
});

test('the ceiling, step by step', () => {
  expect(formula('maximumMonthly')).toBe('15 000');
  expect(formula('maximumMonthly', { grossSalary: 40_000 })).toBe('30 days × 1 316 × 70 %');
  expect(formula('maximumMonthly', { grossSalary: 10_000 })).toBe('30 days × 329 × 70 %, at least 15 000');
  expect(formula('maximumMonthly', { ...twins, grossSalary: 40_000 })).toBe('30 days × 1 316 × 70 % × 2');
  expect(formula('totalAllowance', twins)).toBe('700 000');
  expect(formula('totalAllowance', { ...twins, childBornOn: '2025-12-31' })).toBe('350 000 × 2');
  expect(formula('totalAllowance', { ...twins, childBornOn: '2024-01-01', year: 2024 })).toBe('525 000');
  expect(formula('monthlyAmount', { months: 23 })).toBe('350 000 ÷ 23 months, at most 15 000');
  expect(formula('monthlyAmount', { months: 24 })).toBe('350 000 ÷ 24 months');
});

test('the chart: birth, first day, last day, age limit', () => {
  const events = (answers: Record<string, unknown>) => {
    const { chart } = answered(answers);
    return chart?.kind === 'timeline' ? chart.events : [];
  };
  expect(events({ grossSalary: 40_000, startsOn: '2026-12-28' })).toEqual([
    { day: '2026-06-15', label: 'Birth' },
    { day: '2026-12-28', label: 'First day of the allowance' },
    { day: '2027-12-27', label: 'Last day of the allowance' },
    { day: '2029-06-15', label: 'Age limit', note: 'You lose what you haven’t drawn by then' },
  ]);
  expect(events({}).map(({ day }) => day)).toEqual([childBornOn, childBornOn, '2028-05-14', '2029-06-15']);
});

test('what is left when the next child comes is not lost; a small rest comes with the payment before it', () => {
  const left = (answers: Record<string, unknown>) =>
    noted(known, answers)
      .split(' ')
      .filter((name) => name === 'rest' || name === 'next')
      .join(' ');
  // 350 000 is 23 times 15 000 and 5 000 more, 35 times 10 000, and too much for 37 months of 9 000.
  expect(left({ monthlyAmount: 15_000 })).toBe('rest next');
  expect(left({ monthlyAmount: 10_000 })).toBe('next');
  expect(left({ monthlyAmount: 9_000 })).toBe('next');
});
