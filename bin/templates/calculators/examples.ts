import type { Example } from '@majak/tools/calculator/example';

/** Worked examples with their addresses. Published ones come first; one by hand stands in until they are found. */
export const examples: readonly Example[] = [
  {
    name: '11 001.50 CZK in a month of 2026',
    on: '2026-03-01',
    answers: { grossPay: 11_001.5, year: 2026 },
    expect: { taxBase: 11_001, tax: 1_650, netPay: 9_351.5 },
    source: {
      title: 'Calculated by hand from § 36 of act 586/1992',
      url: 'https://www.zakonyprolidi.cz/cs/1992-586',
    },
  },
];
