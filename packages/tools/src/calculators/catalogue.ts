import type { Calculator } from '../calculator/calculator.ts';
import { calculators as czech } from './cz/calculators.ts';
import { calculators as slovak } from './sk/calculators.ts';

/** Every calculator by its address, those of each country in its own folder. Which of them a site offers, the site says. */
const catalogue = { ...czech, ...slovak };

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
