import type { Calculator } from '../calculator/calculator.ts';
import type { LoadCalculator } from './load-calculator.ts';

type Listed = { calculators: Readonly<Record<string, LoadCalculator>> };

/** The list of each country, by its code: a browser brings that of its own site and no other. */
const lists: Readonly<Record<string, () => Promise<Listed>>> = {
  cz: () => import('./cz/calculators.ts'),
  sk: () => import('./sk/calculators.ts'),
};

/** Brings a calculator of a country. @returns nothing for an address that is none of its. */
export async function bringCalculator(country: string, slug: string): Promise<Calculator | undefined> {
  const load = (await lists[country]?.())?.calculators[slug];
  return load && (await load()).definition;
}
