import type { InsuranceLine } from '@majak/tools/insurance/product';

/** Where insurance of a line begins, is compared, and is ordered. */
export const insurancePaths = (line: InsuranceLine) => {
  const start = `/${line}Insurance`;
  const results = `${start}/insuranceResults`;
  return {
    start,
    results,
    details: `${results}/clientDetails`,
    document: (slug: string) => `${start}/documents/${slug}`,
    /** The same as a PDF. */
    information: (slug: string) => `${start}/documents/${slug}/information.pdf`,
  };
};

/** What a post of the flow carries beside answers. */
export const carried = {
  /** Which part was answered. */
  part: 'part',
  intent: 'intent',
  /** The prices that were shown, sealed. */
  quote: 'quote',
  product: 'product',
  /** Products to be looked at side by side. */
  compare: 'compare',
  list: 'peopleList',
  listFile: 'peopleFile',
} as const;

/** The parameter of a link that opens a comparison. */
export const sharedParameter = 'shared';

/** As many as stand side by side. */
export const mostCompared = 4;

export const lineTitles: Readonly<Record<InsuranceLine, { title: string; lead: string }>> = {
  health: {
    title: 'Health insurance for your stay',
    lead: 'Tell us what your stay is for, and see which insurance the law accepts for it, why the rest doesn’t fit, and what the whole period costs.',
  },
  travel: {
    title: 'Travel insurance',
    lead: 'For trips abroad, by the day. Tell us when and where you’re going, and compare.',
  },
  liability: {
    title: 'Liability insurance',
    lead: 'For damage you cause to others, or to a home you rent. Offices don’t ask for it, but landlords sometimes do.',
  },
};
