import type { Dispute } from '../dispute.ts';

/** What sources read in two ways, by the name of its page in `docs/rules`. The rules concerned name it. */
export const disputes = {
  'social-minimum-2026': {
    years: [2026],
    title: 'Minimum social security of the self-employed in 2026',
    taken: '35 % of the average wage for the whole year: a base of 205 668 CZK.',
    other: '40 % for the whole year, or until June: a base of 235 044 CZK.',
    settledBy: 'art. II(5) of act 90/2026',
  },
  'flat-tax-2026': {
    years: [2026],
    title: 'Flat tax of band I in 2026',
    taken: '9 162 CZK is due for each month: 109 944 CZK for the year.',
    other: '9 984 CZK for January to June, then 9 162 CZK: 114 876 CZK for the year.',
    settledBy: 'art. II(4) and (5) of act 90/2026, with § 7a(6) of act 586/1992',
  },
  'vat-turnover-2023': {
    years: [2023, 2024],
    title: 'Turnover for VAT registration in 2023 and 2024',
    taken: '2 000 000 CZK in 12 months.',
    other: '1 000 000 CZK in 12 months.',
    settledBy: 'art. I(1) of act 366/2022',
  },
  'dpc-limit-2023': {
    years: [2023],
    title: 'Income from which an agreement to perform work (DPČ) was insured in 2023',
    taken: '4 000 CZK a month.',
    other: '3 500 CZK a month.',
    settledBy: '§ 6(2) of act 187/2006, with government order 290/2022',
  },
  'retirement-savings-2023': {
    years: [2023],
    title: 'Retirement savings that could be deducted in 2023',
    taken: '24 000 CZK for pension savings and 24 000 CZK for life insurance: 48 000 CZK.',
    other: '24 000 CZK in total.',
    settledBy:
      'art. V(4) and (8) of act 377/2015, which raised two limits of § 15(5) and (6) to 24 000 CZK each',
  },
  'secondary-limit-2023': {
    years: [2023],
    title: 'Profit from which a secondary activity pays social security in 2023',
    taken: '2.4 times the general base and its coefficient, rounded up once: 96 777 CZK.',
    other: '2.4 times the average wage, which is rounded up already: 96 778 CZK.',
    settledBy: '§ 10(2) of act 155/1995, with § 1 of government order 290/2022',
  },
  'parental-limit-2025': {
    years: [2024, 2025],
    title: 'Parental allowance a month without a daily base, until June 2025',
    taken: '13 000 CZK until 30 June 2025, 15 000 CZK since; with two or more children 1.5 times.',
    other: '15 000 CZK since January 2024.',
    settledBy: 'art. I of act 407/2023, which leaves § 30(3) of act 117/1995 as it was',
  },
  'parental-ceiling': {
    years: [2023, 2024, 2025, 2026],
    title: 'Daily base of the highest monthly parental allowance',
    taken: 'The base reduced by the three thresholds, as for maternity pay.',
    other:
      'The whole base: more above the first threshold, 41 425 instead of 38 577 CZK a month for a salary of 60 000 CZK.',
    settledBy: '§ 30(2) and (3) of act 117/1995, with § 21(3) and (4) of act 187/2006',
  },
  'holiday-above-52-weeks': {
    years: [2023, 2024, 2025, 2026],
    title: 'Paid holiday above 52 weeks worked',
    taken: 'It grows by one fifty-second for each extra week.',
    other: 'It stops at 52 weeks.',
    settledBy: '§ 213(5) of act 262/2006',
  },
  'capital-proceeds-limit': {
    years: [2023, 2024, 2025, 2026],
    title: 'What counts towards the 100 000 CZK of exempt proceeds a year',
    taken: 'All sales of the kind, including those exempt for being held long enough.',
    other: 'Only sales that aren’t exempt for being held long enough.',
  },
  'stablecoins-held-long': {
    years: [2025, 2026],
    title: 'Stablecoins held longer than three years',
    taken: 'Exempt: the law only leaves them out of the limit of 100 000 CZK.',
    other: 'Taxed, however long they were held.',
  },
} satisfies Readonly<Record<string, Dispute>>;

export type DisputeName = keyof typeof disputes;
