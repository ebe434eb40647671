import { type InsuranceLine, isInsuranceLine } from '@majak/tools/insurance/product';
import type { Quote } from '@majak/tools/insurance/quote';
import { sealData, unsealData } from 'iron-session';
import * as z from 'zod/mini';
import { signature } from '../signature.ts';

const password = signature('insurance', 'quote');
/** How long a price holds. */
const holdsS = 60 * 60;
/** How long a link to a comparison opens it. */
const sharedS = 30 * 24 * 60 * 60;

const quoted = z.object({
  line: z.string(),
  needs: z.string(),
  /** In the smallest unit, by product. */
  prices: z.record(z.string(), z.int()),
  until: z.iso.datetime(),
});
/** Prices that hold: for which needs, of which products, until when. */
export type HeldPrices = z.infer<typeof quoted>;

const shared = z.object({ line: z.string(), needs: z.record(z.string(), z.unknown()) });

/** Needs as a text by which they are known again. */
export const knownBy = (needs: object): string => signature('insurance', JSON.stringify(needs));

const unsealed = async (seal: string, ttl: number): Promise<unknown> => {
  try {
    return await unsealData(seal, { password, ttl });
  } catch {
    return undefined;
  }
};

/** Writes the prices of a comparison down, for whoever asked to bring back: they hold for an hour, and nothing is kept here. */
export async function sealQuote(
  line: InsuranceLine,
  needs: object,
  { offers }: Quote,
): Promise<{ seal: string; until: string }> {
  const until = new Date(Date.now() + holdsS * 1000).toISOString();
  const prices = Object.fromEntries(
    offers.flatMap((offer) => (offer.fits ? [[offer.product, offer.price.minor] as const] : [])),
  );
  const held: HeldPrices = { line, needs: knownBy(needs), prices, until };
  return { seal: await sealData(held, { password, ttl: holdsS }), until };
}

/** The prices that were written down for these needs; nothing where the hour is over, or they are not ours. */
export async function heldPrices(
  seal: string,
  line: InsuranceLine,
  needs: object,
): Promise<HeldPrices | undefined> {
  const read = z.safeParse(quoted, await unsealed(seal, holdsS));
  const isOurs = read.success && read.data.line === line && read.data.needs === knownBy(needs);
  return isOurs && read.data.until > new Date().toISOString() ? read.data : undefined;
}

/** Needs as a part of an address, which nobody but us can read: they say how old somebody is, and more. */
export const sealNeeds = (line: InsuranceLine, needs: object): Promise<string> =>
  sealData({ line, needs }, { password, ttl: sharedS });

/** Answers of a link that was shared; nothing where it is too old, or not ours. */
export async function sharedNeeds(
  seal: string,
): Promise<{ line: InsuranceLine; needs: Record<string, unknown> } | undefined> {
  const read = z.safeParse(shared, await unsealed(seal, sharedS));
  return read.success && isInsuranceLine(read.data.line)
    ? { line: read.data.line, needs: read.data.needs }
    : undefined;
}
