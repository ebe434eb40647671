import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const vat = stepBy('235/2004');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: 1 000 CZK without tax at 21 %, turnover 2 100 000 CZK, 2026',
    on: '2026-08-03',
    answers: { amount: 1000, direction: 'add', rate: 21, turnover: 2_100_000, year: 2026 },
    expect: { vat: 210, total: 1210, registration: 'fromNextYear' },
    source: workedFrom('235/2004'),
    worked: [
      vat('21 % of 1 000', 210, '§ 37(a), § 47(1)(a)'),
      vat('1 000 + 210', 1210, '§ 37(a)'),
      vat(
        'Over 2 000 000 in the calendar year, not over 2 536 500: a payer from 1 January',
        'fromNextYear',
        '§ 6(1), § 6(2)(a)',
      ),
    ],
  },
  {
    name: 'By the act: 999 CZK with tax at 12 %, turnover 2 600 000 CZK, 2026',
    on: '2026-08-03',
    answers: { amount: 999, direction: 'extract', rate: 12, turnover: 2_600_000, year: 2026 },
    expect: { vat: 107.04, base: 891.96, registration: 'immediately' },
    source: workedFrom('235/2004'),
    worked: [
      vat('999 × 12 ÷ 112 = 107.0357, to hellers', 107.04, '§ 37(b), § 47(1)(b)'),
      vat('999 − 107.04', 891.96, '§ 37(b)'),
      vat('Over 2 536 500: a payer from the next day', 'immediately', '§ 6(2)(b)'),
    ],
  },
];
