import { pagesReadOn } from '../source.ts';
import { area } from './area.ts';
import {
  changesOfTraders,
  flatCase,
  microContribution,
  minimums2025,
  minimums2026,
  ministryOnTraders,
  tradeCalculator,
  tradersOf2026,
  tradersOfMihal,
} from './sources.ts';
import { averageWage, subsistenceMinimum } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-22');
const flatExpenses = page(
  'Interez, Ušetriť možno stovky až tisíce eur ročne: paušálne výdavky',
  'https://www.interez.sk/usetrit-mozete-stovky-az-tisice-eur-rocne',
);
const social = '461/2003 Z. z.';
const incomeTax = '595/2003 Z. z.';
const lasts = 'until changed';
const note = 'Each kind of insurance is rounded down to the cent, then they’re added up.';
const ofRates = [
  minimums2025('237.02 EUR from the smallest base of 715 EUR, by 33.15 %, 2025'),
  tradersOf2026('33.15 % from 914.40 EUR: 303.11 EUR, and from 396.24 EUR: 131.34 EUR, 2026'),
];
const rate = (title: string, section: string, value: number) =>
  ({
    title,
    unit: 'rate',
    act: social,
    section,
    lasts,
    note,
    values: [{ from: '2025-01-01', value, sure: { 2025: '4', 2026: '4' } }],
    sources: ofRates,
  }) as const;

/** Expenses and social insurance of the self-employed. */
export const selfEmployed = area({
  'sk.expenses.flat.rate': {
    title: 'Flat-rate expenses for a trade',
    unit: 'rate',
    act: incomeTax,
    section: '§ 6(10)',
    lasts,
    about:
      'The share of your income you can deduct as expenses without proof (paušálne výdavky). You deduct the insurance you paid as well.',
    note: 'You can’t use them if you were a VAT payer all year.',
    values: [{ from: '2025-01-01', value: 0.6, sure: { 2025: '4', 2026: '3' } }],
    sources: [
      flatExpenses('60 % of the income, with paid insurance besides, 2025'),
      flatCase('16 200 EUR of an income of 27 000 EUR, 2025'),
      tradeCalculator('60 %, at most 20 000 EUR, 2026'),
    ],
  },
  'sk.expenses.flat.cap': {
    title: 'Maximum flat-rate expenses per year',
    unit: 'EUR',
    act: incomeTax,
    section: '§ 6(10)',
    lasts,
    about: 'Flat-rate expenses can’t be more than this in a year.',
    values: [{ from: '2025-01-01', value: 20_000, sure: { 2025: '4', 2026: '3' } }],
    sources: [tradeCalculator('20 000 EUR, 2026'), tradersOfMihal('20 000 EUR a year')],
  },
  'sk.social.self.sickness': {
    ...rate('Sickness insurance, self-employed', '§ 130(c)', 0.044),
    about: 'What the self-employed (SZČO) pay for sickness insurance (nemocenské poistenie).',
  },
  'sk.social.self.oldAge': {
    ...rate('Old-age insurance, self-employed', '§ 131(1)(c)', 0.18),
    about: 'What the self-employed pay for old-age pensions (starobné poistenie).',
  },
  'sk.social.self.disability': {
    ...rate('Disability insurance, self-employed', '§ 132(c)', 0.06),
    about:
      'What the self-employed pay for disability pensions (invalidné poistenie). Old-age pensioners don’t pay it.',
  },
  'sk.social.self.reserve': {
    ...rate('Reserve fund, self-employed', '§ 137(b)', 0.0475),
    about: 'What the self-employed pay into the solidarity reserve fund (rezervný fond solidarity).',
  },
  'sk.social.voluntary.unemployment': {
    ...rate('Voluntary unemployment insurance', '§ 136(c)', 0.02),
    about:
      'What you pay for unemployment insurance if you insure yourself voluntarily (dobrovoľné poistenie).',
    sources: [minimums2025('251.32 EUR with unemployment, from 715 EUR, 2025')],
    unread: 'No calculator asks about voluntary insurance. Our tests work out the published figures.',
  },
  'sk.social.self.divisor': {
    title: 'What profit is divided by for the insurance base',
    unit: 'count',
    act: social,
    section: '§ 138(2)',
    lasts,
    also: '§ 13(2) of act 580/2004',
    about:
      'The self-employed divide their profit before insurance by this (koeficient) and by twelve months to get their insurance base.',
    note: 'The insurance you paid is added back to the profit.',
    values: [{ from: '2025-01-01', value: 1.486, sure: { 2025: '3', 2026: '3' } }],
    sources: [tradeCalculator('profit ÷ 1.486, 2026'), tradersOfMihal('1.486')],
  },
  'sk.social.self.minimumBase.month': {
    title: 'Minimum monthly base for a trade’s social insurance',
    unit: 'EUR',
    act: social,
    section: '§ 138',
    lasts: averageWage,
    about:
      'The minimum base for a trade’s social insurance (minimálny vymeriavací základ): 60 % of the average wage since 2026, half of it before.',
    note: 'You pay 237.02 EUR a month on it in 2025 and 303.11 EUR in 2026.',
    values: [
      { from: '2025-01-01', value: 715, sure: { 2025: '5' } },
      { from: '2026-01-01', value: 914.4, sure: { 2026: '6' } },
    ],
    sources: [
      tradersOf2026('914.40 EUR, 60 % instead of 50 % of the average wage, 2026'),
      minimums2026('914.40 EUR and 303.11 EUR, 2026'),
      minimums2025('715 EUR and 237.02 EUR, 2025'),
    ],
  },
  'sk.social.self.microBase.month': {
    title: 'Monthly base of the micro contribution',
    unit: 'EUR',
    act: social,
    section: '§ 138',
    lasts: averageWage,
    about:
      'Since 2026, trades with a small income have paid social insurance on this (mikroodvod). It’s 26 % of the average wage.',
    note: 'It’s due from July 2026, depending on the previous year’s income. You pay 131.34 EUR a month on it in 2026.',
    values: [
      { from: '2025-01-01', value: null, sure: { 2025: '6', 2026: '6' } },
      { from: '2026-07-01', value: 396.24, sure: { 2026: '6' } },
    ],
    sources: [
      tradersOf2026(
        '26 % of the average wage: 396.24 EUR and 131.34 EUR; the rules of 2025 hold until June 2026',
      ),
      microContribution('from 1 July 2026, for an income of 2025 of up to 9 144 EUR'),
      changesOfTraders('what changes in 2026, by the Social Insurance Agency'),
    ],
  },
  'sk.social.self.incomeLimit': {
    title: 'Last year’s income above which a trade pays social insurance in full',
    unit: 'EUR',
    act: social,
    section: '§ 21',
    lasts: averageWage,
    about:
      'A trade whose income the year before wasn’t above this paid nothing until 2025, and has paid the micro contribution since July 2026.',
    note: 'It’s six times the average wage, compared with income before expenses. Until June 2025, the limit was 7 824 EUR.',
    values: [
      { from: '2025-01-01', value: 7_824, sure: { 2025: 'd' } },
      { from: '2025-07-01', value: 8_580, sure: { 2025: '2', 2026: '2' } },
      { from: '2026-07-01', value: 9_144, sure: { 2026: '5' } },
    ],
    sources: [
      ministryOnTraders('six times the average wage of two years before: income of 2025, from July 2026'),
      microContribution('9 144 EUR of income, not of profit, 2025'),
      tradersOfMihal('8 580 EUR of 2024, from July 2025'),
    ],
  },
  'sk.social.self.exemptIncome': {
    title: 'Last year’s income up to which no social insurance is paid',
    unit: 'EUR',
    act: social,
    section: '§ 21',
    lasts: subsistenceMinimum,
    about:
      'A trade whose income the year before wasn’t above this hasn’t paid social insurance since July 2026.',
    note: 'We only found this in two programs, not in an official text. Ask the Social Insurance Agency before you rely on it.',
    values: [
      { from: '2025-01-01', value: null, sure: { 2025: 'k', 2026: 'k' } },
      { from: '2026-07-01', value: 2_876.9, sure: { 2026: '2!' } },
    ],
    sources: [
      microContribution('an amendment that exempts some is prepared; its shape is not known'),
      ministryOnTraders('the ministry means to lower what small trades pay'),
    ],
    disputes: ['slovak-micro-exemption'],
  },
  'sk.social.self.startMonth': {
    title: 'Month after its licence when a new trade becomes insured',
    unit: 'months',
    act: social,
    section: '§ 21',
    lasts,
    about:
      'Since 2026, a new trade is insured from the first day of this month after the month of its licence (odvodové prázdniny).',
    note: 'This doesn’t apply again if your last trade ended less than 60 months before. Until 2025, insurance started in the July after your first tax return, if your income was above the limit.',
    values: [
      { from: '2025-01-01', value: null, sure: { 2025: '5' } },
      { from: '2026-01-01', value: 6, sure: { 2026: '5' } },
    ],
    sources: [
      tradersOf2026('the first day of the sixth calendar month after the month of the licence'),
      ministryOnTraders('the same, and the 60 months'),
      changesOfTraders('the same, by the Social Insurance Agency'),
    ],
  },
});
