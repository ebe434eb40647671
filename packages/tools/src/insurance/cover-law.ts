import type { Day } from '@majak/law/dates';
import type { LawPlace } from '../form/finding.ts';
import type { Needs } from './needs.ts';
import type { InsuranceProduct } from './product.ts';

/** Why a product is refused, in words; with its place where the law says so. */
export type Reason = { code: string; says: string; place?: LawPlace };

/** Something to know before buying, whichever product: it refuses none. */
export type Note = { says: string; place?: LawPlace };

/** What the law of a country says of insurance for a stay. */
export type CoverLaw = {
  /** Whether these needs want no insurance at all, and why. */
  needless: (needs: Needs) => Reason | undefined;
  /** What of a product is not as the law wants it. Everything is looked at, so that all of it is told. */
  refusals: (needs: Needs, product: InsuranceProduct) => readonly Reason[];
  /** What of a product is as the law wants it: why it fits, where nothing of it is refused. */
  met: (needs: Needs, product: InsuranceProduct) => readonly Note[];
  /** Until when the cover of a product counts as proof for the stay, where that is sooner than it ends. */
  countsUntil: (needs: Needs, product: InsuranceProduct) => Day | undefined;
  notes: (needs: Needs) => readonly Note[];
  /** What the law demands of insurance for such a stay, for people, whatever is offered. */
  demands: (needs: Needs) => readonly Note[];
};
