import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const health = stepBy('592/1992');
const social = stepBy('589/1992');
const tax = stepBy('586/1992');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: 1 100 000 CZK at 60 %, main activity, 2026',
    on: '2026-08-03',
    answers: { grossIncome: 1_100_000, expenseRate: 60, year: 2026 },
    expect: {
      expenses: 660_000,
      profit: 440_000,
      taxBeforeCredits: 66_000,
      incomeTax: 35_160,
      socialBase: 242_000,
      socialSecurity: 70_664,
      healthBase: 293_802,
      healthInsurance: 39_664,
      netIncome: 954_512,
    },
    source: workedFrom('589/1992'),
    worked: [
      tax('60 % of 1 100 000, under the cap of 1 200 000', 660_000, '§ 7(7)(b)'),
      tax('1 100 000 − 660 000', 440_000, '§ 7(3), § 7(7)'),
      tax('15 % of 440 000', 66_000, '§ 16(1)(a)'),
      tax('The credit of the taxpayer', 30_840, '§ 35ba(1)(a)'),
      tax('66 000 − 30 840', 35_160, '§ 35ba(1)(a)'),
      social('55 % of 440 000, above the minimum assessment base of 205 668', 242_000, '§ 5b(1), § 5b(2)(a)'),
      social('29.2 % of 242 000', 70_664, '§ 7(1)(e)(1)'),
      health(
        '50 % of 440 000 is 220 000, under the minimum assessment base of 12 × 50 % of 48 967',
        293_802,
        '§ 3a(1), § 3a(2)',
      ),
      health('13.5 % of 293 802 = 39 663.27, up to whole crowns', 39_664, '§ 2(1), § 2(2)'),
      tax('1 100 000 − 35 160 − 70 664 − 39 664', 954_512, '§ 7(7)'),
    ],
  },
  {
    name: 'By the act: 600 000 CZK at 60 %, nine months of a first year, 2026',
    on: '2026-08-03',
    answers: { grossIncome: 600_000, expenseRate: 60, activity: 'starting', monthsActive: 9, year: 2026 },
    expect: {
      profit: 240_000,
      incomeTax: 5160,
      socialBase: 132_000,
      socialSecurity: 38_544,
      healthBase: 220351.5,
      healthInsurance: 29_748,
      netIncome: 526_548,
    },
    source: workedFrom('589/1992'),
    worked: [
      tax('60 % of 600 000', 360_000, '§ 7(7)(b)'),
      tax('600 000 − 360 000', 240_000, '§ 7(3), § 7(7)'),
      tax('15 % of 240 000', 36_000, '§ 16(1)(a)'),
      tax('36 000 less the whole credit of 30 840, however many months', 5160, '§ 35ba(1)(a)'),
      social(
        '25 % of 48 967 = 12 241.75, up to whole crowns, for nine months',
        110_178,
        '§ 5b(2)(a), § 14(5), § 14(13)',
      ),
      social('55 % of 240 000, above that minimum assessment base', 132_000, '§ 5b(1)'),
      social('29.2 % of 132 000', 38_544, '§ 7(1)(e)(1)'),
      health('Nine twelfths of 293 802, above half of 240 000', 220351.5, '§ 3a(2), § 3a(4)'),
      health('13.5 % of 220 351.50 = 29 747.45, up to whole crowns', 29_748, '§ 2(1), § 2(2)'),
      tax('600 000 − 5 160 − 38 544 − 29 748', 526_548, '§ 7(7)'),
    ],
  },
];
