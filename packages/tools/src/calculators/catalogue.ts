import type { Calculator } from '../calculator/calculator.ts';

type Load = () => Promise<{ definition: Calculator }>;

/** Every calculator by its address, loaded when it is asked for: a page brings its own and no other. */
const catalogue = {
  'Czech-Freelancing-income-salary-calculator': () =>
    import('./cz/czech-freelancing-income-salary-calculator/definition.ts'),
  'digital-nomad-tax-calculator-czech-eu': () =>
    import('./cz/digital-nomad-tax-calculator-czech-eu/definition.ts'),
  'Czech-Republic-Gross-Net-salary-calculator': () =>
    import('./cz/czech-republic-gross-net-salary-calculator/definition.ts'),
  'side-job-tax-calculator': () => import('./cz/side-job-tax-calculator/definition.ts'),
  'trade-license-tax-return-calculator': () =>
    import('./cz/trade-license-tax-return-calculator/definition.ts'),
  'employment-contract-vs-freelance': () => import('./cz/employment-contract-vs-freelance/definition.ts'),
  'Maternity-stay-Czech-Republic-Calculator': () =>
    import('./cz/maternity-stay-czech-republic-calculator/definition.ts'),
  'czech-mortgage-calculator': () => import('./cz/czech-mortgage-calculator/definition.ts'),
  'czech-rental-income': () => import('./cz/czech-rental-income/definition.ts'),
  'content-creator-tax-calculator': () => import('./cz/content-creator-tax-calculator/definition.ts'),
  'crypto-capital-tax-calculator': () => import('./cz/crypto-capital-tax-calculator/definition.ts'),
  'czech-paid-holiday-calculator': () => import('./cz/czech-paid-holiday-calculator/definition.ts'),
  'paid-parental-leave': () => import('./cz/paid-parental-leave/definition.ts'),
  'vat-verification': () => import('./vat-verification/definition.ts'),
  'Czech-VAT-calculator': () => import('./cz/czech-vat-calculator/definition.ts'),
  'employee-tax-return': () => import('./cz/employee-tax-return/definition.ts'),
} as const satisfies Record<string, Load>;

/** The address of a calculator. */
export type CalculatorSlug = keyof typeof catalogue;
const isSlug = (slug: string): slug is CalculatorSlug => Object.hasOwn(catalogue, slug);

/** Addresses of all calculators, in the order they are listed. */
export const slugs: readonly string[] = Object.keys(catalogue);

/** Loads one. @returns nothing for an address that is none. */
export const findCalculator = async (slug: string): Promise<Calculator | undefined> =>
  isSlug(slug) ? (await catalogue[slug]()).definition : undefined;

/** Loads all of them, for lists, the API's description and tests. */
export const allCalculators = (): Promise<readonly Calculator[]> =>
  Promise.all(Object.values(catalogue).map(async (load) => (await load()).definition));
