import type { LawPlace } from '@majak/tools/form/finding';
import type { Note, Reason } from '@majak/tools/insurance/cover-law';
import type { InsuranceProduct } from '@majak/tools/insurance/product';
import type { Market, Offer, Quote } from '@majak/tools/insurance/quote';
import { formatMoney } from '@majak/tools/money/money';
import { insurancePaths } from './insurance-address.ts';

const placeJson = (place: LawPlace | undefined) => (place ? { act: place.act, section: place.section } : {});
const noteJson = ({ says, place }: Note) => ({ says, ...placeJson(place) });
const reasonJson = ({ code, says, place }: Reason) => ({ code, says, ...placeJson(place) });

function offerJson(offer: Offer, product: InsuranceProduct) {
  const { slug, title, insurer, category, limit, sample, line, document } = product;
  const known = {
    product: slug,
    title,
    insurer: insurer.name,
    category,
    limit,
    sample,
    document: document ?? insurancePaths(line).information(slug),
    fits: offer.fits,
  };
  return offer.fits
    ? {
        ...known,
        price: { ...offer.price, shown: formatMoney(offer.price) },
        each: offer.each,
        days: offer.days,
        because: offer.because.map(noteJson),
        reasons: [],
      }
    : { ...known, reasons: offer.reasons.map(reasonJson) };
}

/** A comparison as the API answers it. */
export const quoteJson = (
  { cover, offers, recommended, demands, notes }: Quote,
  { products }: Market,
  held: { seal: string; until: string },
) => ({
  validUntil: held.until,
  quote: held.seal,
  cover,
  recommended: recommended ?? null,
  demands: demands.map(noteJson),
  notes: notes.map(noteJson),
  offers: offers.flatMap((offer) => {
    const product = products.find(({ slug }) => slug === offer.product);
    return product ? [offerJson(offer, product)] : [];
  }),
});
