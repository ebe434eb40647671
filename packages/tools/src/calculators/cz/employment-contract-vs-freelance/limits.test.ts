import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { type Law, lawOn } from '@majak/law/law-on';
import { expect, test } from 'vitest';
import { limitsBy } from './limits.ts';
import type { ComparisonInput, WorkArrangement } from './quick-nets.ts';

const lawOf = (year: number): Law => {
  const found = lawOn(rulesByDay, `${year}-12-31`);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const written = (ways: readonly WorkArrangement[], answers: Partial<ComparisonInput>) =>
  limitsBy(lawOf(2026), ways, { expenseRate: 60, expenses: 0, children: 0, ...answers }).map(
    ({ above, effect, minimum, marked, reason }) =>
      `${above} ${effect}${minimum ? ', minimum' : ''}${marked ? ', marked' : ''}: ${reason}`,
  );

// What twelve months of a salary cost, less a crown: 12 × (4 500 + 1 116 + 405) − 1, 12 × (17 100 + 4 241 + 1 539) − 1, 12 × (22 400 + 5 556 + 2 016) − 1…
const insured = '72251 hurts: social security of a salary is paid from 4 500 CZK a month';
const wage = [
  '274559 hurts: income tax on a salary starts above 17 100 CZK a month',
  '359663 helps: from a salary of 22 400 CZK a month no health insurance is topped up',
  '2358647 hurts, marked: the rate of 23 % on a salary starts above 146 901 CZK a month',
  '3144863 helps, marked: no social security is paid from salary above the ceiling of 2 350 416 CZK a year',
];

test('limits of a salary', () => {
  expect(written(['employment'], {})).toEqual([insured, ...wage]);
  // 12 × (11 200 + 2 778 + 1 008) − 1.
  expect(written(['employment'], { children: 1 })).toEqual([
    insured,
    '179831 helps: the child bonus on a salary is paid from 11 200 CZK a month',
    ...wage,
  ]);
});

test('limits of a trade with flat expenses: incomes of the profits, by the share or by the cap', () => {
  // Profits of 205 600, 205 668 ÷ 55 %, 293 802 ÷ 50 %, 1 762 812 and 2 350 416 ÷ 55 %; 40 % of the income up to 2 000 000.
  const limits = [
    '514000 hurts: income tax of a trade starts above a profit of 205 600 CZK',
    '934854 hurts, minimum: social security of a trade grows with the profit above its minimum',
    '1469010 hurts, minimum: health insurance of a trade grows with the profit above its minimum',
    '2000000 hurts, marked: flat expenses reach their cap of 1 200 000 CZK',
    '2962812 hurts, marked: the rate of 23 % on a trade starts above a profit of 1 762 812 CZK',
    '5473483 helps, marked: no social security of a trade is paid above the ceiling of 2 350 416 CZK',
  ];
  expect(written(['fixed'], {})).toEqual(limits);
  expect(written(['fixed'], { expenses: 100_000 })).toEqual(limits);
  expect(written(['fixed'], { children: 1 })).toEqual([
    '134399 helps: the child bonus of a trade is paid from an income of 134 400 CZK',
    ...limits,
  ]);
});

test('flat expenses of 80 % reach their cap before the profits that matter', () => {
  // A cap of 1 600 000 at an income of 2 000 000: profits above 400 000 are incomes less the cap.
  expect(written(['fixed'], { expenseRate: 80 }).map((limit) => Number.parseInt(limit, 10))).toEqual([
    1_028_000, 1_869_709, 2_000_000, 2_187_604, 3_362_812, 5_873_483,
  ]);
});

test('limits of a trade with real expenses: the profits and what was spent', () => {
  expect(written(['real'], { expenses: 100_000 })).toEqual([
    '305600 hurts: income tax of a trade starts above a profit of 205 600 CZK',
    '473941 hurts, minimum: social security of a trade grows with the profit above its minimum',
    '687604 hurts, minimum: health insurance of a trade grows with the profit above its minimum',
    '1862812 hurts, marked: the rate of 23 % on a trade starts above a profit of 1 762 812 CZK',
    '4373483 helps, marked: no social security of a trade is paid above the ceiling of 2 350 416 CZK',
  ]);
});

test('limits of the flat tax, by the kind of activity', () => {
  const end =
    '2000000 hurts: the flat tax ends at an income of 2 000 000 CZK; VAT registration starts there too';
  expect(written(['flatTax'], { expenseRate: 80 })).toEqual([end]);
  expect(written(['flatTax'], {})).toEqual([
    '1500000 hurts: the flat tax moves to band II above 1 500 000 CZK',
    end,
  ]);
  expect(written(['flatTax'], { expenseRate: 40 })).toEqual([
    '1000000 hurts: the flat tax moves to band II above 1 000 000 CZK',
    '1500000 hurts: the flat tax moves to band III above 1 500 000 CZK',
    end,
  ]);
});

test('limits of several ways are in one order', () => {
  const all = limitsBy(lawOf(2026), ['employment', 'fixed', 'real', 'flatTax'], {
    expenseRate: 60,
    expenses: 50_000,
    children: 2,
  });
  const budgets = all.map(({ above }) => above);
  expect(budgets).toEqual(budgets.toSorted((one, other) => one - other));
  expect([...new Set(all.map(({ way }) => way))].toSorted()).toEqual([
    'employment',
    'fixed',
    'flatTax',
    'real',
  ]);
  expect(all).toHaveLength(6 + 7 + 6 + 2);
});
