import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const civil = stepBy('89/2012');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: a loan without interest: 3 600 000 CZK in 30 years',
    on: '2026-08-03',
    answers: { loanAmount: 3_600_000, loanYears: 30, interestRate: 0 },
    expect: { monthlyPayment: 10_000, totalPayment: 3_600_000, totalInterest: 0 },
    source: workedFrom('89/2012'),
    worked: [
      civil('Who borrows gives back what was lent: 3 600 000 ÷ 360 months', 10_000, '§ 2390, § 2392(1)'),
      civil('360 × 10 000', 3_600_000, '§ 2390'),
      civil('No interest was agreed on', 0, '§ 2392(1)'),
    ],
  },
  {
    name: 'By the act: 120 000 CZK at 12 %, in twelve payments',
    on: '2026-08-03',
    answers: { loanAmount: 120_000, loanYears: 1, interestRate: 12 },
    expect: { monthlyPayment: 10661.85, totalPayment: 127942.26, totalInterest: 7942.26 },
    source: workedFrom('89/2012'),
    worked: [
      civil(
        '1 % a month; 1.01 to the twelfth is 1.126825030…; 120 000 × 0.01 ÷ (1 − 1 ÷ 1.126825030…) = 10 661.8546…',
        10661.85,
        '§ 2395',
      ),
      civil('12 × 10 661.8546… = 127 942.2563…', 127942.26, '§ 2395'),
      civil('Above what was lent: 127 942.2563… − 120 000', 7942.26, '§ 2395'),
    ],
  },
];
