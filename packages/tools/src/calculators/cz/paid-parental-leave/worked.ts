import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const family = stepBy('117/1995');
const sickness = stepBy('187/2006');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: a child of 10 March 2026, 40 000 CZK gross before',
    on: '2026-08-03',
    answers: { childBornOn: '2026-03-10', grossSalary: 40_000 },
    expect: {
      totalAllowance: 350_000,
      maximumMonthly: 27_636,
      payments: 12,
      lastPayment: 46_004,
      totalPaid: 350_000,
      ageLimitOn: '2029-03-10',
    },
    source: workedFrom('117/1995'),
    worked: [
      family('For a child born from 2024', 350_000, '§ 30(1)'),
      sickness(
        '40 000 × 12 ÷ 365 = 1 315.07, under 1 633, up to whole crowns',
        1316,
        '§ 18(1), § 21(1)(b), § 21(3)',
      ),
      family('70 % of 30 × 1 316', 27_636, '§ 30(2), § 30(3)(b)'),
      family(
        '350 000 ÷ 27 636 = 12.66: the rest under a month’s sum comes with the twelfth',
        12,
        '§ 30b(1)(d), § 30b(3)',
      ),
      family('350 000 − 11 × 27 636', 46_004, '§ 30b(1)(d), § 30b(3)'),
      family('At the latest until the child is three', '2029-03-10', '§ 30(1)'),
    ],
  },
  {
    name: 'By the act: twins of 1 May 2026, without earnings before',
    on: '2026-08-03',
    answers: { childBornOn: '2026-05-01', multiple: true, year: 2026 },
    expect: {
      totalAllowance: 700_000,
      maximumMonthly: 30_000,
      payments: 23,
      lastPayment: 40_000,
      totalPaid: 700_000,
    },
    source: workedFrom('117/1995'),
    worked: [
      family('Two or more children born at once', 700_000, '§ 30(1)'),
      family('Twice the 15 000 of one child', 30_000, '§ 30(3)(a), § 30(3)(c)'),
      family(
        '700 000 ÷ 30 000 = 23.33: the rest under a month’s sum comes with the 23rd',
        23,
        '§ 30b(1)(d), § 30b(3)',
      ),
      family('700 000 − 22 × 30 000', 40_000, '§ 30b(1)(d), § 30b(3)'),
    ],
  },
];
