import { openPayload } from '../payload.ts';
import type { InsuranceProduct } from '../payload-types.ts';
import { asStranger } from './read.ts';

/** Products of insurance with their insurers, in the agency's order, as strangers may see them. */
export async function listInsuranceProducts(): Promise<readonly InsuranceProduct[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asStranger,
    collection: 'insurance-products',
    sort: 'order',
    pagination: false,
  });
  return docs;
}
