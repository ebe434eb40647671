import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const health = stepBy('592/1992');
const pension = stepBy('155/1995');
const tax = stepBy('586/1992');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: 50 000 CZK, occasional: exempt to the crown, 2026',
    on: '2026-08-03',
    answers: { income: 50_000, year: 2026 },
    expect: { 'occasional.exempt': true, 'occasional.incomeTax': 0, 'occasional.netIncome': 50_000 },
    source: workedFrom('586/1992'),
    worked: [
      tax('Occasional income of at most 50 000 a year is exempt', true, '§ 10(3)(a)'),
      tax('No tax on what is exempt', 0, '§ 10(3)(a)'),
      tax('All of it is left', 50_000, '§ 10(3)(a)'),
    ],
  },
  {
    name: 'By the act: 50 001 CZK with 10 001 CZK of costs beside a job, 2026',
    on: '2026-08-03',
    answers: { income: 50_001, costs: 10_001, employed: true, otherTaxBase: 480_000, year: 2026 },
    expect: {
      'occasional.exempt': false,
      'occasional.taxBase': 40_000,
      'occasional.incomeTax': 6000,
      'occasional.netIncome': 34_000,
      'trade.incomeTax': 3000,
      'trade.socialSecurity': 0,
      'trade.healthInsurance': 1351,
      'trade.netIncome': 35_649,
    },
    source: workedFrom('586/1992'),
    worked: [
      tax('50 001 is over the limit, so all of it is taxed', false, '§ 10(3)(a)'),
      tax('50 001 less what it cost, 10 001', 40_000, '§ 10(4)'),
      tax('15 % of 40 000 beside 480 000', 6000, '§ 16(1)(a)'),
      tax('50 001 − 10 001 − 6 000', 34_000, '§ 10(4)'),
      tax(
        'As a trade: 40 % of 50 001 is 20 000.40, with 480 000 down to hundreds: 15 % of 20 000 more',
        3000,
        '§ 7(7)(b), § 16(1)(a), § 16(2)',
      ),
      pension('20 000.40 does not reach 117 521: not insured', 0, '§ 10(2)'),
      health('13.5 % of half of 20 000.40 = 1 350.03, up', 1351, '§ 3a(1), § 3a(3)(b), § 2(2)'),
      tax('50 001 − 10 001 − 3 000 − 1 351', 35_649, '§ 7(7)'),
    ],
  },
];
