import type { RuleId } from './rules.ts';

/** A rule that sources read in two ways. */
export type Dispute = {
  rules: readonly RuleId[];
  /** Years the two readings differ in. */
  years: readonly number[];
  title: string;
  /** What we take. */
  taken: string;
  /** What others take, with its number. */
  other: string;
  /** Name of the page in `docs/rules`, without its ending. */
  page: string;
};

/** Every dispute, by the order of its page. */
export const disputes: readonly Dispute[] = [
  {
    rules: ['cz.social.self.minimumBase.main.year', 'cz.social.self.minimumAdvance.main'],
    years: [2026],
    title: 'Smallest social security of the self-employed in 2026',
    taken: '35 % of the average wage for the whole year: a base of 205 668 CZK.',
    other: '40 % for the whole year, or until June: a base of 235 044 CZK.',
    page: 'social-minimum-2026',
  },
  {
    rules: ['cz.flatTax.band1.due', 'cz.flatTax.band1.month'],
    years: [2026],
    title: 'Flat tax of band I in 2026',
    taken: '9 162 CZK is due for each month: 109 944 CZK for the year.',
    other: '9 984 CZK for January to June, then 9 162 CZK: 114 876 CZK for the year.',
    page: 'flat-tax-2026',
  },
  {
    rules: ['cz.vat.registration.limit'],
    years: [2023, 2024],
    title: 'Turnover for VAT registration in 2023 and 2024',
    taken: '2 000 000 CZK in 12 months.',
    other: '1 000 000 CZK in 12 months.',
    page: 'vat-turnover-2023',
  },
  {
    rules: ['cz.dpc.limit'],
    years: [2023],
    title: 'Income from which an agreement to perform work (DPČ) was insured in 2023',
    taken: '4 000 CZK a month.',
    other: '3 500 CZK a month.',
    page: 'dpc-limit-2023',
  },
  {
    rules: ['cz.deduction.retirement.limit'],
    years: [2023],
    title: 'Retirement savings that could be deducted in 2023',
    taken: '24 000 CZK for pension savings and 24 000 CZK for life insurance: 48 000 CZK.',
    other: '24 000 CZK in all.',
    page: 'retirement-savings-2023',
  },
  {
    rules: ['cz.social.self.secondaryLimit'],
    years: [2023],
    title: 'Profit from which a secondary activity pays social security in 2023',
    taken: 'The published value, 2.4 average wages rounded down: 96 777 CZK.',
    other: '2.4 average wages rounded up: 96 778 CZK.',
    page: 'secondary-limit-2023',
  },
  {
    rules: ['cz.parental.monthlyLimit.one', 'cz.parental.monthlyLimit.more'],
    years: [2024, 2025],
    title: 'Parental allowance a month without a daily base, until June 2025',
    taken: '13 000 CZK until 30 June 2025, 15 000 CZK since; with two or more children 1.5 times.',
    other: '15 000 CZK since January 2024.',
    page: 'parental-limit-2025',
  },
  {
    rules: ['cz.parental.rate'],
    years: [2023, 2024, 2025, 2026],
    title: 'Daily base of the highest parental allowance a month',
    taken: 'The base reduced by the three thresholds, as for maternity pay.',
    other:
      'The whole base: more above the first threshold, 41 425 instead of 38 580 CZK a month for a salary of 60 000 CZK.',
    page: 'parental-ceiling',
  },
  {
    rules: ['cz.holiday.weeksOfYear'],
    years: [2023, 2024, 2025, 2026],
    title: 'Paid holiday above 52 weeks worked',
    taken: 'It grows by one fifty-second for each further week.',
    other: 'It stops at 52 weeks.',
    page: 'holiday-above-52-weeks',
  },
  {
    rules: ['cz.securities.proceedsLimit', 'cz.crypto.proceedsLimit'],
    years: [2023, 2024, 2025, 2026],
    title: 'What counts into the 100 000 CZK of exempt proceeds a year',
    taken: 'All sales of the kind, those exempt because they were held long too.',
    other: 'Only sales that are not exempt because they were held long.',
    page: 'capital-proceeds-limit',
  },
  {
    rules: ['cz.crypto.years'],
    years: [2025, 2026],
    title: 'Stablecoins held longer than three years',
    taken: 'Exempt: the law leaves them out of the limit of 100 000 CZK alone.',
    other: 'Taxed, however long they were held.',
    page: 'stablecoins-held-long',
  },
];
