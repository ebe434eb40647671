import type { UnusedCase } from '../promises-fixture.ts';

/** Answers of calculators of this country that the others leave unread. */
export const unused: readonly UnusedCase[] = [
  ['slovak-freelance-income-calculator', 'expenses', { grossIncome: 1, expenses: 1 }],
];
