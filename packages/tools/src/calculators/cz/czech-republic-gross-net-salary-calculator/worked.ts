import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const health = stepBy('592/1992');
const insured = stepBy('48/1997');
const social = stepBy('589/1992');
const tax = stepBy('586/1992');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: 45 678 CZK gross, declaration signed, one child, 2026',
    on: '2026-08-03',
    answers: { grossSalary: 45_678, children: 1, year: 2026 },
    expect: {
      socialSecurity: 3244,
      healthInsurance: 2056,
      taxBase: 45_700,
      taxBeforeCredits: 6855,
      totalTaxCredit: 2570,
      incomeTax: 3018,
      netSalary: 37_360,
      employerSocial: 11_329,
      employerHealth: 4111,
      employerCost: 61_118,
    },
    source: workedFrom('586/1992'),
    worked: [
      social('7.1 % of 45 678 = 3 243.138, up to whole crowns', 3244, '§ 7(1)(d), § 7(3)'),
      health('13.5 % of 45 678 = 6 166.53, up to whole crowns', 6167, '§ 2(1), § 2(2)'),
      insured('A third of 6 167 = 2 055.67, up to whole crowns', 2056, '§ 9(2)'),
      insured('The employer pays the rest, 6 167 − 2 056', 4111, '§ 9(2)'),
      tax('45 678 up to whole hundreds', 45_700, '§ 38h(1)'),
      tax('15 % of 45 700, under three average wages of 48 967', 6855, '§ 38h(2)'),
      tax('A twelfth of the credit of 30 840', 2570, '§ 35ba(1)(a), § 35d(2)'),
      tax('6 855 − 2 570 − 1 267 for the first child', 3018, '§ 35c(1), § 35d(2)'),
      tax('45 678 − 3 244 − 2 056 − 3 018', 37_360, '§ 38h(1)'),
      social('24.8 % of 45 678 = 11 328.144, up to whole crowns', 11_329, '§ 7(1)(a), § 7(3)'),
      social('45 678 + 11 329 + 4 111', 61_118, '§ 7(1)(a)'),
    ],
  },
  {
    name: 'By the act: 160 000 CZK gross, declaration not signed, 2026',
    on: '2026-08-03',
    answers: { grossSalary: 160_000, declarationSigned: false, year: 2026 },
    expect: {
      socialSecurity: 11_360,
      healthInsurance: 7200,
      taxBase: 160_000,
      taxBeforeCredits: 25_048,
      incomeTax: 25_048,
      netSalary: 116_392,
      employerSocial: 39_680,
      employerHealth: 14_400,
    },
    source: workedFrom('586/1992'),
    worked: [
      social('7.1 % of 160 000', 11_360, '§ 7(1)(d)'),
      insured('A third of 13.5 %, of 21 600', 7200, '§ 9(2)'),
      insured('The employer pays the rest, 21 600 − 7 200', 14_400, '§ 9(2)'),
      tax('160 000 is a whole hundred already', 160_000, '§ 38h(1)'),
      tax(
        '15 % of 3 × 48 967 = 146 901 is 22 035.15, 23 % of 13 099 is 3 012.77, together up to whole crowns',
        25_048,
        '§ 38h(2)',
      ),
      tax('No credits without a signed declaration', 25_048, '§ 35d(1), § 38k(4)'),
      tax('160 000 − 11 360 − 7 200 − 25 048', 116_392, '§ 38h(1)'),
      social('24.8 % of 160 000', 39_680, '§ 7(1)(a)'),
    ],
  },
];
