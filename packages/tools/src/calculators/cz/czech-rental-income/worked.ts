import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const tax = stepBy('586/1992');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: 216 000 CZK of rent, flat expenses, 2026',
    on: '2026-08-03',
    answers: { rentalIncome: 216_000, year: 2026 },
    expect: { expenses: 64_800, taxBase: 151_200, incomeTax: 22_680, netIncome: 193_320, mustFile: true },
    source: workedFrom('586/1992'),
    worked: [
      tax('30 % of 216 000, under the cap of 600 000', 64_800, '§ 9(4)'),
      tax('216 000 − 64 800, a whole hundred', 151_200, '§ 9(3), § 16(2)'),
      tax('15 % of 151 200', 22_680, '§ 16(1)(a)'),
      tax('216 000 − 22 680; rent bears no insurance', 193_320, '§ 9(1)'),
      tax('216 000 is over 50 000', true, '§ 38g(1)'),
    ],
  },
  {
    name: 'By the act: 2 400 000 CZK of rent, above the cap and the second rate, 2026',
    on: '2026-08-03',
    answers: { rentalIncome: 2_400_000, applyTaxpayerCredit: true, year: 2026 },
    expect: {
      expenses: 600_000,
      taxBase: 1_800_000,
      taxBeforeCredits: 272_976,
      incomeTax: 242_136,
      netIncome: 2_157_864,
    },
    source: workedFrom('586/1992'),
    worked: [
      tax('30 % of 2 400 000 is 720 000, at most', 600_000, '§ 9(4)'),
      tax('2 400 000 − 600 000', 1_800_000, '§ 9(3), § 16(2)'),
      tax(
        '15 % of 36 × 48 967 = 1 762 812 is 264 421.80, 23 % of 37 188 is 8 553.24, together up',
        272_976,
        '§ 16(1), § 16(2)',
      ),
      tax('272 976 − 30 840', 242_136, '§ 35ba(1)(a)'),
      tax('2 400 000 − 242 136', 2_157_864, '§ 9(1)'),
    ],
  },
];
