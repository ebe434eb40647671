import type { Calculator } from '../calculator/calculator.ts';
import type { LoadCalculator } from './load-calculator.ts';

type Listed = { calculators: Readonly<Record<string, LoadCalculator>> };

/**
 * Brings a calculator of a country, by its list: a browser brings that of its own site and no other.
 * @returns nothing for an address that is none of its.
 */
export async function bringCalculator(country: string, slug: string): Promise<Calculator | undefined> {
  const { calculators }: Listed = await import(`./${country}/calculators.ts`);
  return (await calculators[slug]?.())?.definition;
}
