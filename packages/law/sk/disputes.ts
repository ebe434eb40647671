import type { Dispute } from '../dispute.ts';

/** What sources read in two ways, by the name of its page in `docs/rules`. The rules concerned name it. */
export const disputes = {
  'slovak-allowance-2026': {
    years: [2026],
    title: 'Tax base above which a Slovak taxpayer’s allowance falls in 2026',
    taken:
      'It falls above a tax base of 26 083.13 EUR, by a third of the excess. At 43 983.32 EUR, nothing is left.',
    other:
      'It falls above 26 367.26 EUR, by a quarter. At 50 234.18 EUR, nothing is left. These figures predate act 261/2025.',
    settledBy: 'act 261/2025, which changed § 11(2) of act 595/2003',
  },
  'slovak-micro-exemption': {
    years: [2026],
    title: 'Income up to which a small trade pays no social insurance from July 2026',
    taken: 'You pay nothing if last year’s income was up to 2 876.90 EUR. Two programs with tests say so.',
    other:
      'Whatever your income, you pay the micro contribution of 131.34 EUR a month. Pages from 2025 say so.',
  },
} satisfies Readonly<Record<string, Dispute>>;

export type DisputeName = keyof typeof disputes;
