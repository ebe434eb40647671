import type { Calculator } from '../kit/calculator.ts';

type Load = () => Promise<{ definition: Calculator }>;

/** Every calculator by its address, loaded when it is asked for: a page brings its own and no other. */
export const catalogue: Readonly<Record<string, Load>> = {
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
};

/** Addresses of all calculators, in the order they are listed. */
export const slugs = Object.keys(catalogue);

/** Loads one. @returns nothing for an address that is none. */
export const findCalculator = async (slug: string): Promise<Calculator | undefined> =>
  Object.hasOwn(catalogue, slug) ? (await catalogue[slug]?.())?.definition : undefined;

/** Loads all of them, for lists, the API's description and tests. */
export const allCalculators = (): Promise<readonly Calculator[]> =>
  Promise.all(Object.values(catalogue).map(async (load) => (await load()).definition));
