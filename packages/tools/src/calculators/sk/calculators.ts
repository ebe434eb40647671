import type { LoadCalculator } from '../load-calculator.ts';

/** Calculators by the law of this country, by their addresses, in the order they are listed. */
export const calculators = {
  'slovak-gross-net-salary-calculator': () => import('./slovak-gross-net-salary-calculator/definition.ts'),
  'slovak-freelance-income-calculator': () => import('./slovak-freelance-income-calculator/definition.ts'),
  'slovak-employment-vs-freelance': () => import('./slovak-employment-vs-freelance/definition.ts'),
  'slovak-vat-calculator': () => import('./slovak-vat-calculator/definition.ts'),
} as const satisfies Record<string, LoadCalculator>;
