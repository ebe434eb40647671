import type { LoadCalculator } from '../load-calculator.ts';

/** Calculators by the law of this country, by their addresses, in the order they are listed. */
export const calculators = {
  'Czech-Freelancing-income-salary-calculator': () =>
    import('./czech-freelancing-income-salary-calculator/definition.ts'),
  'digital-nomad-tax-calculator-czech-eu': () =>
    import('./digital-nomad-tax-calculator-czech-eu/definition.ts'),
  'Czech-Republic-Gross-Net-salary-calculator': () =>
    import('./czech-republic-gross-net-salary-calculator/definition.ts'),
  'side-job-tax-calculator': () => import('./side-job-tax-calculator/definition.ts'),
  'trade-license-tax-return-calculator': () => import('./trade-license-tax-return-calculator/definition.ts'),
  'employment-contract-vs-freelance': () => import('./employment-contract-vs-freelance/definition.ts'),
  'Maternity-stay-Czech-Republic-Calculator': () =>
    import('./maternity-stay-czech-republic-calculator/definition.ts'),
  'czech-mortgage-calculator': () => import('./czech-mortgage-calculator/definition.ts'),
  'czech-rental-income': () => import('./czech-rental-income/definition.ts'),
  'content-creator-tax-calculator': () => import('./content-creator-tax-calculator/definition.ts'),
  'crypto-capital-tax-calculator': () => import('./crypto-capital-tax-calculator/definition.ts'),
  'czech-paid-holiday-calculator': () => import('./czech-paid-holiday-calculator/definition.ts'),
  'paid-parental-leave': () => import('./paid-parental-leave/definition.ts'),
  'vat-verification': () => import('./vat-verification/definition.ts'),
  'Czech-VAT-calculator': () => import('./czech-vat-calculator/definition.ts'),
  'employee-tax-return': () => import('./employee-tax-return/definition.ts'),
} as const satisfies Record<string, LoadCalculator>;
