import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const health = stepBy('592/1992');
const insured = stepBy('48/1997');
const pension = stepBy('155/1995');
const sickness = stepBy('187/2006');
const social = stepBy('589/1992');
const tax = stepBy('586/1992');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: a DPP of 11 999 CZK, declaration not signed, 2026',
    on: '2026-08-03',
    answers: { kind: 'dpp', agreementIncome: 11_999, declarationSigned: false, year: 2026 },
    expect: {
      regime: 'withholding',
      socialSecurity: 0,
      healthInsurance: 0,
      taxBase: 11_999,
      incomeTax: 1799,
      netIncome: 10_200,
    },
    source: workedFrom('586/1992'),
    worked: [
      sickness('Under the income that makes an agreement insured, 12 000: no social security', 0, '§ 7a(1)'),
      insured('No employee for health insurance either', 0, '§ 5(a)'),
      tax('Income that does not reach that limit is taxed by withholding', 'withholding', '§ 6(4)(a)'),
      tax('The base is the income', 11_999, '§ 6(4), § 36(3)'),
      tax('15 % of 11 999 = 1 799.85, down to whole crowns', 1799, '§ 36(2)(m), § 36(3)'),
      tax('11 999 − 1 799', 10_200, '§ 36(2)(m)'),
    ],
  },
  {
    name: 'By the act: one crown more, 12 000 CZK, declaration not signed, 2026',
    on: '2026-08-03',
    answers: { kind: 'dpp', agreementIncome: 12_000, declarationSigned: false, year: 2026 },
    expect: {
      regime: 'advance',
      socialSecurity: 852,
      healthInsurance: 540,
      taxBase: 12_000,
      incomeTax: 1800,
      netIncome: 8808,
    },
    source: workedFrom('586/1992'),
    worked: [
      sickness('12 000 reaches the limit, so the whole sum is insured', 12_000, '§ 7a(1)'),
      social('7.1 % of 12 000', 852, '§ 7(1)(d)'),
      insured('A third of 13.5 %, of 1 620', 540, '§ 9(2)'),
      tax('No withholding any more: an advance', 'advance', '§ 6(4)(a), § 38h(1)'),
      tax('15 % of 12 000, without credits', 1800, '§ 38h(2)'),
      tax('12 000 − 852 − 540 − 1 800', 8808, '§ 38h(1)'),
    ],
  },
  {
    name: 'By the act: a trade of 300 000 CZK at 60 % beside 45 000 CZK gross, 2026',
    on: '2026-08-03',
    answers: { kind: 'trade', mainGrossSalary: 45_000, sideIncome: 300_000, expenseRate: 60, year: 2026 },
    expect: {
      profit: 120_000,
      additionalTax: 18_000,
      socialBase: 66_000,
      socialSecurity: 19_272,
      healthBase: 60_000,
      healthInsurance: 8100,
      netIncome: 254_628,
    },
    source: workedFrom('586/1992'),
    worked: [
      tax('300 000 less 60 % of it', 120_000, '§ 7(7)(b)'),
      tax('15 % of 540 000 + 120 000 is 99 000, of 540 000 alone 81 000', 18_000, '§ 16(1)(a)'),
      pension(
        '2.4 × 46 278 × 1.0581 is 117 521 rounded up, and 120 000 reaches it: insured',
        120_000,
        '§ 10(2)',
      ),
      social(
        '55 % of 120 000, above the minimum assessment base of a secondary activity',
        66_000,
        '§ 5b(1), § 5b(2)(b)',
      ),
      social('29.2 % of 66 000', 19_272, '§ 7(1)(e)(1)'),
      health(
        '50 % of 120 000, without a minimum assessment base beside a job',
        60_000,
        '§ 3a(1), § 3a(3)(b)',
      ),
      health('13.5 % of 60 000', 8100, '§ 2(1)'),
      tax('300 000 − 18 000 − 19 272 − 8 100', 254_628, '§ 7(7)'),
    ],
  },
];
