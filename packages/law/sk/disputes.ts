import type { Dispute } from '../dispute.ts';

/** What sources read in two ways, by the name of its page in `docs/rules`. The rules concerned name it. */
export const disputes = {
  'slovak-allowance-2026': {
    years: [2026],
    title: 'Where a Slovak taxpayer’s allowance starts to be reduced in 2026',
    taken:
      'From a tax base of 26 083.13 EUR, by a third of the part above it. Nothing is left at 43 983.32 EUR.',
    other:
      'From 26 367.26 EUR, by a quarter. Nothing is left at 50 234.18 EUR. These are the figures before act 261/2025.',
    settledBy: 'act 261/2025, which changed § 11(2) of act 595/2003',
  },
  'slovak-micro-exemption': {
    years: [2026],
    title: 'Income up to which a small trade pays no social insurance since July 2026',
    taken: 'Up to 2 876.90 EUR last year, nothing is paid. Two programs with tests say so.',
    other: 'The micro contribution of 131.34 EUR a month is due whatever the income, as pages from 2025 say.',
  },
} satisfies Readonly<Record<string, Dispute>>;

export type DisputeName = keyof typeof disputes;
