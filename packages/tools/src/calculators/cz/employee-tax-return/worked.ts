import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const tax = stepBy('586/1992');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: 300 000 CZK in six months, no children, 2026',
    on: '2026-08-03',
    answers: { grossIncome: 300_000, taxAdvances: 29_580, year: 2026 },
    expect: {
      taxBase: 300_000,
      taxBeforeCredits: 45_000,
      totalTaxCredit: 30_840,
      incomeTax: 14_160,
      refund: 15_420,
    },
    source: workedFrom('586/1992'),
    worked: [
      tax('The wage is the base, a whole hundred', 300_000, '§ 6(12), § 16(2)'),
      tax('15 % of 300 000', 45_000, '§ 16(1)(a)'),
      tax('The whole credit, however many months', 30_840, '§ 35ba(1)(a)'),
      tax('45 000 − 30 840', 14_160, '§ 35ba(1)(a)'),
      tax('29 580 withheld − 14 160', 15_420, '§ 38ch(4), § 38g(2)'),
    ],
  },
  {
    name: 'By the act: 600 000 CZK, two children, 60 000 CZK of mortgage interest, 2026',
    on: '2026-08-03',
    answers: { grossIncome: 600_000, children: 2, mortgageInterest: 60_000, taxAdvances: 21_636, year: 2026 },
    expect: {
      totalDeductions: 60_000,
      taxBase: 540_000,
      taxBeforeCredits: 81_000,
      incomeTax: 12_636,
      refund: 9000,
    },
    source: workedFrom('586/1992'),
    worked: [
      tax('60 000 of interest, under 150 000', 60_000, '§ 15(3), § 15(4)'),
      tax('600 000 − 60 000', 540_000, '§ 15(3), § 16(2)'),
      tax('15 % of 540 000', 81_000, '§ 16(1)(a)'),
      tax('81 000 − 30 840 − 15 204 − 22 320', 12_636, '§ 35ba(1)(a), § 35c(1)'),
      tax('21 636 withheld − 12 636', 9000, '§ 38ch(4), § 38g(2)'),
    ],
  },
];
