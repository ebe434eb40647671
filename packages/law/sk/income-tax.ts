import { pagesReadOn } from '../source.ts';
import { area } from './area.ts';
import {
  bandsInWords,
  figures2026,
  financialAdministration,
  krosBands,
  taxes2026,
  tradeCalculator,
  wageFigures,
} from './sources.ts';
import { subsistenceMinimum } from './yearly-figures.ts';

const leastTax = pagesReadOn('2026-11-28')(
  'Finančná správa, Minimálna výška dane',
  'https://podpora.financnasprava.sk/537832-Minim%C3%A1lna-v%C3%BD%C5%A1ka-dane',
);

const act = '595/2003 Z. z.';
const bands = '§ 15(a)(1) and (3)';
const bandNote =
  'The tax in each band is rounded to the cent, half up, then added up. The monthly limits are a twelfth of the yearly ones.';
const since2026 = 'Introduced in 2026 by act 261/2025.';
const ofBands = [
  taxes2026('19 to 176.8 times the subsistence minimum in 2025; 19, 25, 30 and 35 % in 2026, § 15'),
  bandsInWords('154.8, 212.4 and 264 times the subsistence minimum, 2026'),
  krosBands('limits of the year and of the month, each band to cents, 2026'),
  financialAdministration('19 % up to 48 441.43 EUR, 25 % above it, 2025'),
];

/** Rates and bands of the income tax of people, and of a trade. */
export const incomeTax = area({
  'sk.tax.rate.first': {
    title: 'Income tax, first rate',
    unit: 'rate',
    act,
    section: bands,
    lasts: 'until changed',
    about: 'The income tax rate (daň z príjmov) on the base up to the first limit.',
    note: bandNote,
    values: [{ from: '2025-01-01', value: 0.19, sure: { 2025: '4', 2026: '7' } }],
    sources: ofBands,
  },
  'sk.tax.rate.second': {
    title: 'Income tax, second rate',
    unit: 'rate',
    act,
    section: bands,
    lasts: 'until changed',
    about: 'The income tax rate above the first limit. It was the highest rate until 2025.',
    note: bandNote,
    values: [{ from: '2025-01-01', value: 0.25, sure: { 2025: '4', 2026: '7' } }],
    sources: ofBands,
  },
  'sk.tax.rate.third': {
    title: 'Income tax, third rate',
    unit: 'rate',
    act,
    section: bands,
    lasts: 'until changed',
    about: 'The income tax rate above the second limit, since 2026.',
    note: since2026,
    values: [
      { from: '2025-01-01', value: null, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 0.3, sure: { 2026: '7' } },
    ],
    sources: ofBands,
  },
  'sk.tax.rate.fourth': {
    title: 'Income tax, fourth rate',
    unit: 'rate',
    act,
    section: bands,
    lasts: 'until changed',
    about: 'The income tax rate above the third limit, since 2026.',
    note: since2026,
    values: [
      { from: '2025-01-01', value: null, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 0.35, sure: { 2026: '7' } },
    ],
    sources: ofBands,
  },
  'sk.tax.threshold.first.year': {
    title: 'First limit for income tax, per year',
    unit: 'EUR',
    act,
    section: bands,
    lasts: subsistenceMinimum,
    about: 'The first rate applies up to this yearly tax base (základ dane).',
    note: 'Since 2026, it’s 154.8 times the subsistence minimum. It was 176.8 times until 2025. One source says 43 983.33 EUR.',
    values: [
      { from: '2025-01-01', value: 48_441.43, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 43_983.32, sure: { 2026: '7' } },
    ],
    sources: ofBands,
  },
  'sk.tax.threshold.second.year': {
    title: 'Second limit for income tax, per year',
    unit: 'EUR',
    act,
    section: bands,
    lasts: subsistenceMinimum,
    about: 'Since 2026, the second rate applies up to this yearly tax base.',
    note: 'It’s 212.4 times the subsistence minimum.',
    values: [
      { from: '2025-01-01', value: null, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 60_349.21, sure: { 2026: '7' } },
    ],
    sources: ofBands,
  },
  'sk.tax.threshold.third.year': {
    title: 'Third limit for income tax, per year',
    unit: 'EUR',
    act,
    section: bands,
    lasts: subsistenceMinimum,
    about: 'Since 2026, the third rate applies up to this yearly tax base, and the fourth above it.',
    note: 'It’s 264 times the subsistence minimum.',
    values: [
      { from: '2025-01-01', value: null, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 75_010.32, sure: { 2026: '7' } },
    ],
    sources: ofBands,
  },
  'sk.tax.threshold.first.month': {
    title: 'First limit for income tax, per month',
    unit: 'EUR',
    act,
    section: '§ 35(1)',
    lasts: subsistenceMinimum,
    about: 'The advance (preddavok na daň) is at the first rate up to this taxable monthly wage.',
    values: [
      { from: '2025-01-01', value: 4_036.79, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 3_665.28, sure: { 2026: '3' } },
    ],
    sources: ofBands,
  },
  'sk.tax.threshold.second.month': {
    title: 'Second limit for income tax, per month',
    unit: 'EUR',
    act,
    section: '§ 35(1)',
    lasts: subsistenceMinimum,
    about: 'Since 2026, the advance is at the second rate up to this taxable monthly wage.',
    values: [
      { from: '2025-01-01', value: null, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 5_029.1, sure: { 2026: '3' } },
    ],
    sources: ofBands,
  },
  'sk.tax.threshold.third.month': {
    title: 'Third limit for income tax, per month',
    unit: 'EUR',
    act,
    section: '§ 35(1)',
    lasts: subsistenceMinimum,
    about: 'Since 2026, the advance is at the third rate up to this taxable monthly wage.',
    values: [
      { from: '2025-01-01', value: null, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 6_250.86, sure: { 2026: '3' } },
    ],
    sources: ofBands,
  },
  'sk.tax.trade.rate': {
    title: 'Income tax for a small trade',
    unit: 'rate',
    act,
    section: '§ 15(a)(2)',
    lasts: 'until changed',
    about: 'The income tax rate for a trade (živnosť) whose yearly income isn’t above the limit.',
    note: 'It applies to the whole base. Above the limit, the same rates apply as for everybody else.',
    values: [{ from: '2025-01-01', value: 0.15, sure: { 2025: '4', 2026: '4' } }],
    sources: [
      tradeCalculator('15 % up to 100 000 EUR of income, 2026'),
      figures2026('15 % up to 100 000 EUR, 2026'),
      financialAdministration('15 %, 2025'),
    ],
  },
  'sk.tax.trade.incomeLimit': {
    title: 'Income up to which a trade pays the lower rate',
    unit: 'EUR',
    act,
    section: '§ 15(a)(2)',
    lasts: 'until changed',
    about: 'A trade pays the lower tax rate up to this yearly income, before expenses.',
    note: 'It was 60 000 EUR in 2024. One cent over, and the normal rates apply to the whole base.',
    values: [{ from: '2025-01-01', value: 100_000, sure: { 2025: '4', 2026: '4' } }],
    sources: [
      tradeCalculator('100 000 EUR, 2026'),
      figures2026('100 000 EUR, 2026'),
      financialAdministration('100 000 EUR, 2025'),
    ],
  },
  'sk.tax.filing.incomeLimit': {
    title: 'Income above which you file a tax return',
    unit: 'EUR',
    act,
    section: '§ 32(1)',
    lasts: subsistenceMinimum,
    about:
      'If your taxable income for the year is above this, you file a tax return (daňové priznanie). There are exceptions for wages.',
    note: 'It’s half the taxpayer’s allowance.',
    values: [
      { from: '2025-01-01', value: 2_876.9, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 2_983.37, sure: { 2026: '1' } },
    ],
    sources: [
      wageFigures('2 876.90 EUR for 2025, half of the allowance'),
      financialAdministration('2 876.90 EUR, 2025'),
    ],
    unread: 'Pages mention it. No calculator uses it.',
  },
  'sk.tax.notCharged': {
    title: 'Yearly tax that isn’t charged',
    unit: 'EUR',
    act,
    section: '§ 46a',
    lasts: 'until changed',
    about: 'If a year’s tax is no more than this, you don’t pay it (minimálna výška dane).',
    note: 'It doesn’t apply if you claim the child bonus, or if tax was withheld during the year, as it is from a wage.',
    values: [{ from: '2025-01-01', value: 17, sure: { 2025: '1', 2026: 'k' } }],
    sources: [leastTax('17 EUR for 2025, not with the child bonus or withheld advances, § 46a')],
  },
});
