import type { Day } from '@majak/law/dates';
import { type Money, sumOf } from '../money/money.ts';
import type { CoverLaw, Note, Reason } from './cover-law.ts';
import { type CoveredDays, coveredDays } from './covered-days.ts';
import { coverOf, type Needs, type Stretch } from './needs.ts';
import { priceFor } from './price.ts';
import type { InsuranceProduct } from './product.ts';
import { termReasons, termsMet } from './product-terms.ts';

/** What a product comes to for needs: what it costs for the whole period, or why it cannot be had. */
export type Offer = { product: string } & (
  | {
      fits: true;
      /** For all people and the whole period: what is paid up front. */
      price: Money;
      /** The part of each person, in their order. */
      each: readonly Money[];
      /** The days that count, laid against the stay. */
      days: CoveredDays;
      /** Why it fits: what of its terms and of the law. */
      because: readonly Note[];
    }
  | { fits: false; reasons: readonly Reason[] }
);
export type FittingOffer = Extract<Offer, { fits: true }>;

export type Quote = {
  cover: Stretch;
  /** What fits comes first, the cheapest of it before others. */
  offers: readonly Offer[];
  /** The product that follows from the needs, and why. */
  recommended?: { product: string; title: string; because: string };
  demands: readonly Note[];
  notes: readonly Note[];
};

/** What is compared: the products of a line, what its law says, and what prices are counted in. */
export type Market = { products: readonly InsuranceProduct[]; law: CoverLaw; currency: string };

const endOf = (cover: Stretch, until: Day | undefined): Stretch =>
  until && until < cover.to ? { ...cover, to: until } : cover;

function offerOf(needs: Needs, product: InsuranceProduct, { law, currency }: Market): Offer {
  const { slug } = product;
  const needless = law.needless(needs);
  const reasons = needless ? [needless] : [...termReasons(needs, product), ...refusals(needs, product, law)];
  if (reasons.length > 0) return { product: slug, fits: false, reasons };
  const each = needs.people.flatMap((person) => priceFor(product, person, needs.duration) ?? []);
  const counted = endOf(coverOf(needs), law.countsUntil(needs, product));
  const days = coveredDays(needs.stay, needs.has ? [needs.has, counted] : [counted]);
  const because = [termsMet(needs, product), ...law.met(needs, product)];
  return { product: slug, fits: true, price: sumOf(each, currency), each, days, because };
}

/** What was not asked for is not looked at: a basic insurance is no worse a comprehensive one. */
const refusals = (needs: Needs, product: InsuranceProduct, law: CoverLaw): readonly Reason[] =>
  product.category === needs.category ? law.refusals(needs, product) : [];

const isFitting = (offer: Offer): offer is FittingOffer => offer.fits;

const costOf = (offer: Offer): number => (offer.fits ? offer.price.minor : Number.POSITIVE_INFINITY);

const coversAll =
  'It fits what you need, covers every day of your stay, and costs the least of those that do.';
const coversMost = 'It fits what you need and covers the most days of your stay.';

function recommendation(offers: readonly Offer[], { products }: Market): Quote['recommended'] {
  const fitting = offers.filter(isFitting);
  const whole = fitting.find(({ days }) => days.gaps.length === 0);
  const [most] = fitting.toSorted((one, other) => other.days.covered - one.days.covered);
  const slug = (whole ?? most)?.product;
  const product = products.find((one) => one.slug === slug);
  return product && { product: product.slug, title: product.title, because: whole ? coversAll : coversMost };
}

/** Prices that were quoted before and still hold, in the smallest unit, by product. */
export type Held = Readonly<Record<string, number>>;

/** A price that holds stands in for that of today. */
function withHeld(offer: Offer, held: Held): Offer {
  const minor = offer.fits ? held[offer.product] : undefined;
  return offer.fits && minor !== undefined ? { ...offer, price: { ...offer.price, minor } } : offer;
}

/**
 * Compares products for needs. Products of another line are left out. What follows from the comparison follows from the
 * prices that are paid: those that hold, where there are any.
 */
export function quote(needs: Needs, market: Market, held: Held = {}): Quote {
  const { law, products } = market;
  const offers = products
    .filter(({ line }) => line === needs.line)
    .map((product) => withHeld(offerOf(needs, product, market), held))
    .sort((one, other) => Number(other.fits) - Number(one.fits) || compared(costOf(one), costOf(other)));
  const recommended = recommendation(offers, market);
  return {
    cover: coverOf(needs),
    offers,
    ...(recommended ? { recommended } : {}),
    demands: law.demands(needs),
    notes: law.notes(needs),
  };
}

const compared = (one: number, other: number): number => (one === other ? 0 : one - other);
