import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const change = stepBy('90/2026');
const health = stepBy('592/1992');
const social = stepBy('589/1992');
const tax = stepBy('586/1992');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: 900 000 CZK at 60 %, 200 days here, 2026',
    on: '2026-08-03',
    answers: { grossIncome: 900_000, expenseRate: 60, daysInCzechia: 200, year: 2026 },
    expect: {
      taxResident: true,
      'regular.incomeTax': 23_160,
      'regular.socialSecurity': 60_056,
      'regular.healthInsurance': 39_664,
      'regular.netIncome': 777_120,
      'flatTax.monthly': 9162,
      'flatTax.yearly': 109_944,
      'flatTax.netIncome': 790_056,
      better: 'flatTax',
      difference: 12_936,
    },
    source: workedFrom('586/1992'),
    worked: [
      tax('200 days are at least 183 of the calendar year', true, '§ 2(2), § 2(4)'),
      tax('15 % of 900 000 − 540 000 is 54 000, less 30 840', 23_160, '§ 7(7)(b), § 16(1)(a), § 35ba(1)(a)'),
      social(
        '55 % of 360 000 is under the minimum assessment base of 12 × 17 139: 29.2 % of 205 668 = 60 055.06, up',
        60_056,
        '§ 5b(2)(a), § 7(1)(e)(1), § 7(3)',
      ),
      health('Half of 360 000 is under 293 802: 13.5 % of that, up', 39_664, '§ 3a(2), § 2(1), § 2(2)'),
      tax('900 000 − 23 160 − 60 056 − 39 664', 777_120, '§ 7(7)'),
      health(
        '100 of income tax, and 13.5 % of half of 48 967 = 3 305.27, up to 3 306',
        3306,
        '§ 3a(5)(a), § 8a',
      ),
      social(
        '115 % of the minimum assessment base of 17 139 = 19 709.85, up to whole crowns',
        19_710,
        '§ 14(3)(a), § 14(13)',
      ),
      social('29.2 % of 19 710 = 5 755.32, up to whole crowns', 5756, '§ 7(1)(e)(1), § 7(3)'),
      tax('100 + 3 306 + 5 756, for each month of 2026', 9162, '§ 38lk(7)(a)'),
      change('The lower base applies for all twelve months: 12 × 9 162', 109_944, 'Art. II(4), (5)'),
      tax('900 000 − 109 944', 790_056, '§ 7a(1), § 7a(6)'),
      tax('790 056 is more than 777 120', 'flatTax', '§ 7a(1)'),
      tax('790 056 − 777 120', 12_936, '§ 7a(1)'),
    ],
  },
  {
    name: 'By the act: 1 600 000 CZK at 60 %, 182 days here, 2026',
    on: '2026-08-03',
    answers: { grossIncome: 1_600_000, expenseRate: 60, daysInCzechia: 182, year: 2026 },
    expect: {
      taxResident: false,
      'regular.netIncome': 1_388_856,
      'flatTax.monthly': 16_745,
      'flatTax.yearly': 200_940,
      'flatTax.netIncome': 1_399_060,
      difference: 10_204,
    },
    source: workedFrom('586/1992'),
    worked: [
      tax('182 days are under 183, and no home is said', false, '§ 2(2), § 2(4)'),
      tax('15 % of 640 000 is 96 000, less 30 840', 65_160, '§ 7(7)(b), § 16(1)(a), § 35ba(1)(a)'),
      social('29.2 % of 55 % of 640 000, of 352 000', 102_784, '§ 5b(1), § 7(1)(e)(1)'),
      health('13.5 % of 50 % of 640 000, of 320 000', 43_200, '§ 3a(1), § 2(1)'),
      tax('1 600 000 − 65 160 − 102 784 − 43 200', 1_388_856, '§ 7(7)'),
      tax('Above 1 500 000 and at most 2 000 000 at 60 %: band II', 16_745, '§ 2a(5)(b)(2), § 38lk(7)(b)'),
      tax('12 × 16 745', 200_940, '§ 7a(1), § 7a(6)'),
      tax('1 600 000 − 200 940', 1_399_060, '§ 7a(1)'),
      tax('1 399 060 − 1 388 856', 10_204, '§ 7a(1)'),
    ],
  },
];
