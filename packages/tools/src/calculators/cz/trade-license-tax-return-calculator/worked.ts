import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const health = stepBy('592/1992');
const pension = stepBy('155/1995');
const social = stepBy('589/1992');
const tax = stepBy('586/1992');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: 1 100 000 CZK at 60 %, minimum advances paid, 2026',
    on: '2026-08-03',
    answers: {
      grossIncome: 1_100_000,
      expenseRate: 60,
      socialAdvances: 60_060,
      healthAdvances: 39_672,
      year: 2026,
    },
    expect: {
      incomeTax: 35_160,
      taxBalance: 35_160,
      socialSecurity: 70_664,
      socialBalance: 10_604,
      healthInsurance: 39_664,
      healthBalance: -8,
      newSocialAdvance: 5889,
      newHealthAdvance: 3488,
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
      social('70 664 − 12 advances of 5 005', 10_604, '§ 14(12)'),
      health('39 664 − 12 advances of 3 306', -8, '§ 8(5), § 8(6)'),
      social('55 % of 440 000 ÷ 12 = 20 166.67, up to whole crowns', 20_167, '§ 14(2), § 14(13)'),
      social('29.2 % of 20 167 = 5 888.76, up, above the minimum advance of 2027', 5889, '§ 14(1), § 14(5)'),
      health(
        '13.5 % of 220 000 ÷ 12 = 2 475, under that of half of 51 663, the average wage of 2027',
        3488,
        '§ 8(2), § 3a(2)',
      ),
    ],
  },
  {
    name: 'By the act: 250 000 CZK at 60 %, secondary activity, 2026',
    on: '2026-08-03',
    answers: { grossIncome: 250_000, expenseRate: 60, activity: 'secondary', year: 2026 },
    expect: {
      profit: 100_000,
      incomeTax: 0,
      socialSecurity: 0,
      healthBase: 50_000,
      healthInsurance: 6750,
      totalBalance: 6750,
      newSocialAdvance: 0,
      newHealthAdvance: 0,
    },
    source: workedFrom('592/1992'),
    worked: [
      tax('250 000 less 60 % of it', 100_000, '§ 7(7)(b)'),
      tax('15 % of 100 000 is 15 000, the credit of 30 840 leaves nothing', 0, '§ 16(1)(a), § 35ba(1)(a)'),
      pension('100 000 does not reach 117 521: not insured, nothing to pay', 0, '§ 10(2)'),
      health('50 % of 100 000, without a minimum assessment base', 50_000, '§ 3a(1), § 3a(3)'),
      health('13.5 % of 50 000', 6750, '§ 2(1)'),
      health('Without a minimum assessment base no advances are owed', 0, '§ 8(3)'),
    ],
  },
];
