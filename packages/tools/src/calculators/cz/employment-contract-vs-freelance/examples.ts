import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

const comparison = {
  title: 'mzda-kalkulacka: tests of a job compared with a trade',
  url: 'https://github.com/radim225/mzda-kalkulacka/blob/5d54345c73c6b2eff59dc80a410e724da3b0bbc8/tests/tax.test.js',
};

/** Worked examples published elsewhere, with their addresses. Both count by the month, we by the year. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: 'A job that costs the company 53 520 CZK a month: 31 930 is left, 2026',
    on: '2026-03-01',
    answers: { employerBudget: 642240, year: 2026 },
    expect: { 'employment.netIncome': 383160 },
    source: comparison,
  },
  {
    name: 'A trade that invoices 40 000 CZK a month: 31 690 is left, 2026',
    on: '2026-03-01',
    answers: { employerBudget: 480000, year: 2026 },
    expect: { 'freelance.netIncome': 380280 },
    source: comparison,
    tolerance: 6,
  },
  {
    name: 'A trade that invoices 1 200 000 CZK a year, 2026',
    on: '2026-03-01',
    answers: { employerBudget: 1200000, year: 2026 },
    expect: { 'freelance.netIncome': 1042088 },
    source: comparison,
  },
];
