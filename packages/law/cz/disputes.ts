import type { Dispute } from '../dispute.ts';

/** What sources read in two ways, by the name of its page in `docs/rules`. The rules concerned name it. */
export const disputes = {
  'social-minimum-2026': {
    years: [2026],
    title: 'Smallest social security of the self-employed in 2026',
    taken: '35 % of the average wage for the whole year: a base of 205 668 CZK.',
    other: '40 % for the whole year, or until June: a base of 235 044 CZK.',
  },
  'flat-tax-2026': {
    years: [2026],
    title: 'Flat tax of band I in 2026',
    taken: '9 162 CZK is due for each month: 109 944 CZK for the year.',
    other: '9 984 CZK for January to June, then 9 162 CZK: 114 876 CZK for the year.',
  },
  'vat-turnover-2023': {
    years: [2023, 2024],
    title: 'Turnover for VAT registration in 2023 and 2024',
    taken: '2 000 000 CZK in 12 months.',
    other: '1 000 000 CZK in 12 months.',
  },
  'dpc-limit-2023': {
    years: [2023],
    title: 'Income from which an agreement to perform work (DPČ) was insured in 2023',
    taken: '4 000 CZK a month.',
    other: '3 500 CZK a month.',
  },
  'retirement-savings-2023': {
    years: [2023],
    title: 'Retirement savings that could be deducted in 2023',
    taken: '24 000 CZK for pension savings and 24 000 CZK for life insurance: 48 000 CZK.',
    other: '24 000 CZK in all.',
  },
  'secondary-limit-2023': {
    years: [2023],
    title: 'Profit from which a secondary activity pays social security in 2023',
    taken: 'The published value, 2.4 average wages rounded down: 96 777 CZK.',
    other: '2.4 average wages rounded up: 96 778 CZK.',
  },
  'parental-limit-2025': {
    years: [2024, 2025],
    title: 'Parental allowance a month without a daily base, until June 2025',
    taken: '13 000 CZK until 30 June 2025, 15 000 CZK since; with two or more children 1.5 times.',
    other: '15 000 CZK since January 2024.',
  },
  'parental-ceiling': {
    years: [2023, 2024, 2025, 2026],
    title: 'Daily base of the highest parental allowance a month',
    taken: 'The base reduced by the three thresholds, as for maternity pay.',
    other:
      'The whole base: more above the first threshold, 41 425 instead of 38 580 CZK a month for a salary of 60 000 CZK.',
  },
  'holiday-above-52-weeks': {
    years: [2023, 2024, 2025, 2026],
    title: 'Paid holiday above 52 weeks worked',
    taken: 'It grows by one fifty-second for each further week.',
    other: 'It stops at 52 weeks.',
  },
  'capital-proceeds-limit': {
    years: [2023, 2024, 2025, 2026],
    title: 'What counts into the 100 000 CZK of exempt proceeds a year',
    taken: 'All sales of the kind, those exempt because they were held long too.',
    other: 'Only sales that are not exempt because they were held long.',
  },
  'stablecoins-held-long': {
    years: [2025, 2026],
    title: 'Stablecoins held longer than three years',
    taken: 'Exempt: the law leaves them out of the limit of 100 000 CZK alone.',
    other: 'Taxed, however long they were held.',
  },
} satisfies Readonly<Record<string, Dispute>>;

export type DisputeName = keyof typeof disputes;
