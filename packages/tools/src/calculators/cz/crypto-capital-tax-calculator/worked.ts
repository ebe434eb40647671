import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const tax = stepBy('586/1992');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: crypto sold for 150 000 CZK after eleven months, 2026',
    on: '2026-08-03',
    answers: {
      sales: [
        { kind: 'crypto', acquiredOn: '2025-06-01', soldOn: '2026-05-01', proceeds: 150_000, cost: 90_000 },
      ],
      year: 2026,
    },
    expect: { taxableCrypto: 60_000, incomeTax: 9000, exemptProceeds: 0, taxedProceeds: 150_000 },
    source: workedFrom('586/1992'),
    worked: [
      tax(
        '150 000 is over 100 000 a year, and three years have not passed: nothing is exempt',
        0,
        '§ 4(1)(zj), § 4(1)(zk)',
      ),
      tax('So all the income is used', 150_000, '§ 10(1)'),
      tax('150 000 less what it cost, 90 000', 60_000, '§ 10(4)'),
      tax('15 % of 60 000', 9000, '§ 16(1)(a)'),
    ],
  },
  {
    name: 'By the act: securities for exactly 100 000 CZK, and crypto held for five years, 2026',
    on: '2026-08-03',
    answers: {
      sales: [
        { kind: 'security', acquiredOn: '2025-01-10', soldOn: '2026-05-04', proceeds: 100_000, cost: 60_000 },
        { kind: 'crypto', acquiredOn: '2021-02-01', soldOn: '2026-03-02', proceeds: 100_001, cost: 20_000 },
      ],
      otherTaxBase: 400_000,
      year: 2026,
    },
    expect: { taxableSecurities: 0, taxableCrypto: 0, incomeTax: 0, exemptProceeds: 200_001 },
    source: workedFrom('586/1992'),
    worked: [
      tax('100 000 is not over 100 000', 0, '§ 4(1)(t)'),
      tax('Held from 1 February 2021 to 2 March 2026, longer than three years', 0, '§ 4(1)(zk)'),
      tax('100 000 + 100 001, all of it exempt', 200_001, '§ 4(1)(t), § 4(1)(zk)'),
    ],
  },
];
