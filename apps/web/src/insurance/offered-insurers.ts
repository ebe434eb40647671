import { readMarket } from '@majak/desk/insurance/read-market';
import type { InsuranceLine } from '@majak/tools/insurance/product';

/** Insurers whose products of a line are compared: for whom the agency acts. */
export async function offeredInsurers(line: InsuranceLine): Promise<readonly string[]> {
  const market = await readMarket(line);
  return [...new Set((market?.products ?? []).map(({ insurer }) => insurer.name))];
}
