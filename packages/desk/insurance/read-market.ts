import type { InsuranceLine, InsuranceProduct } from '@majak/tools/insurance/product';
import type { Market } from '@majak/tools/insurance/quote';
import { listInsuranceProducts } from '../content/read-insurance.ts';
import { site } from '../site.ts';
import { productOfRow } from './product-of-row.ts';

/** What this site sells of a line, as strangers may see it; nothing where it sells no insurance. */
export async function readMarket(line: InsuranceLine): Promise<Market | undefined> {
  if (!site.insurance) return undefined;
  const { currency } = site.jurisdiction;
  const products = (await listInsuranceProducts())
    .map((row) => productOfRow(row, currency))
    .filter((product): product is InsuranceProduct => product?.line === line);
  return { products, law: site.insurance.law, currency };
}
