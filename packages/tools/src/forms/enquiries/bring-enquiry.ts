import type { Enquiry } from '../enquiry.ts';
import type { LoadEnquiry } from './load-enquiry.ts';

type Listed = { enquiries: Readonly<Record<string, LoadEnquiry>> };

/**
 * Brings a form about one matter of a country, by its list: a page brings its own and no other.
 * @returns nothing for an address that is none of its.
 */
export async function bringEnquiry(country: string, slug: string): Promise<Enquiry | undefined> {
  const { enquiries }: Listed = await import(`./${country}/enquiries.ts`);
  return enquiries[slug]?.();
}
