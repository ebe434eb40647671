import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const change = stepBy('90/2026');
const health = stepBy('592/1992');
const insured = stepBy('48/1997');
const social = stepBy('589/1992');
const tax = stepBy('586/1992');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: a budget of 802 800 CZK, 2026',
    on: '2026-08-03',
    answers: { employerBudget: 802_800, year: 2026 },
    expect: {
      'employment.grossSalary': 50_000,
      'employment.netSalary': 39_270,
      'employment.netIncome': 471_240,
      'freelance.incomeTax': 17_325,
      'freelance.socialSecurity': 60_056,
      'freelance.healthInsurance': 39_664,
      'freelance.netIncome': 685_755,
      'flatTax.yearly': 109_944,
      'flatTax.netIncome': 692_856,
      better: 'freelance',
      difference: 214_515,
    },
    source: workedFrom('586/1992'),
    worked: [
      social(
        '66 900 a month is 50 000 with 24.8 % and 9 % on top: 50 000 + 12 400 + 4 500',
        50_000,
        '§ 7(1)(a)',
      ),
      tax('50 000 − 7.1 % of it − 4.5 % of it − 15 % of it + 2 570', 39_270, '§ 38h(2), § 35d(2)'),
      tax('12 × 39 270', 471_240, '§ 38h(1)'),
      tax(
        '40 % of 802 800, down to hundreds, is 321 100: 15 % of it is 48 165, less 30 840',
        17_325,
        '§ 7(7)(b), § 16(1)(a), § 16(2), § 35ba(1)(a)',
      ),
      social(
        '55 % of 321 120 is under 205 668: 29.2 % of that = 60 055.06, up',
        60_056,
        '§ 5b(2)(a), § 7(1)(e)(1), § 7(3)',
      ),
      health(
        'Half of 321 120 is under 293 802: 13.5 % of that = 39 663.27, up',
        39_664,
        '§ 3a(2), § 2(1), § 2(2)',
      ),
      tax('802 800 − 17 325 − 60 056 − 39 664', 685_755, '§ 7(7)'),
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
      tax('802 800 − 109 944', 692_856, '§ 7a(1)'),
      tax('685 755 is more than 471 240', 'freelance', '§ 7(7)'),
      tax('685 755 − 471 240', 214_515, '§ 7(7)'),
    ],
  },
  {
    name: 'By the act: a budget of 1 200 000 CZK, 2026',
    on: '2026-08-03',
    answers: { employerBudget: 1_200_000, year: 2026 },
    expect: {
      'employment.grossSalary': 74_738,
      'employment.netSalary': 57_417,
      'employment.netIncome': 689_004,
      'freelance.incomeTax': 41_160,
      'freelance.socialSecurity': 77_088,
      'freelance.healthInsurance': 39_664,
      'freelance.netIncome': 1_042_088,
      'flatTax.netIncome': 1_090_056,
    },
    source: workedFrom('586/1992'),
    worked: [
      social(
        '24.8 % of 74 738 is 18 536 up; 13.5 % is 10 090 up, the employer’s part of it 6 726: together 100 000 a month',
        74_738,
        '§ 7(1)(a), § 7(3)',
      ),
      social('7.1 % of 74 738 = 5 306.40, up', 5307, '§ 7(1)(d), § 7(3)'),
      insured('A third of 10 090, up', 3364, '§ 9(2)'),
      tax('15 % of 74 800, less 2 570', 8650, '§ 38h(1), § 38h(2), § 35d(2)'),
      tax('74 738 − 5 307 − 3 364 − 8 650', 57_417, '§ 38h(1)'),
      tax('12 × 57 417', 689_004, '§ 38h(1)'),
      tax('15 % of 480 000 is 72 000, less 30 840', 41_160, '§ 7(7)(b), § 16(1)(a), § 35ba(1)(a)'),
      social('29.2 % of 55 % of 480 000, of 264 000', 77_088, '§ 5b(1), § 7(1)(e)(1)'),
      health(
        'Half of 480 000 is under 293 802: 13.5 % of that = 39 663.27, up',
        39_664,
        '§ 3a(2), § 2(1), § 2(2)',
      ),
      tax('1 200 000 − 41 160 − 77 088 − 39 664', 1_042_088, '§ 7(7)'),
      tax('1 200 000 − 109 944, in band I up to 1 500 000 at 60 %', 1_090_056, '§ 2a(5)(a)(2), § 7a(1)'),
    ],
  },
];
