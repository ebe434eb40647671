import type { Example } from '../../../calculator/example.ts';

const peniaze = {
  title: 'Peniaze.sk: J. Mihál, prečo sa oplatí byť SZČO',
  url: 'https://peniaze.sk/kariera/12241-preco-sa-oplati-byt-szco-porovnanie-s-zamestnancom',
};

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  {
    name: 'SK-BO-22: a job that costs 4 086 EUR a month, with three children',
    on: '2025-12-31',
    answers: { year: 2_025, employerBudget: 49_032, childrenUnder15: 3 },
    expect: { 'employment.grossSalary': 3_000, 'employment.netIncome': 28_041.84 },
    tolerance: 0.06,
    source: peniaze,
  },
];
