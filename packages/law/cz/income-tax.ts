import { pagesReadOn, type Source } from '../source.ts';
import { area } from './area.ts';
import {
  audisa,
  danero,
  idnesWage,
  incomeTaxAct,
  mesec2026,
  mojedaneDpp,
  myucto,
  xzd3n3k,
} from './sources.ts';
import { averageWage } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-21');

const udpa = page(
  'UDPA, Máte povinnost podat daňové přiznání za rok 2024?',
  'https://www.udpa.cz/aktuality/161/mate-povinnost-podat-danove-priznani-k-danim-z-prijmu-fyzickych-osob-za-rok-2024',
);
const lidovkyExpenses = page(
  'Lidovky.cz, Daňové přiznání živnostníka (KODAP, březen 2023)',
  'https://www.lidovky.cz/byznys/dane-danove-priznani-online-zivnostnik-dane-prehledne-kodap.A230316_112232_ln_ekonomika_ape',
);
const residence = page(
  'Práce a mzda, Určení daňové rezidence dle zákona o daních z příjmů',
  'https://www.praceamzda.cz/pracovni-situace/6631/urceni-danove-rezidence-dle-zakona-o-danich-z-prijmu-rezident',
);
const residenceQuestions = page(
  'DAUC, Aktuální dotazy a odpovědi k dani z příjmů (GFŘ)',
  'https://www.dauc.cz/clanky/3585/aktualni-dotazy-a-odpovedi-k-dani-z-prijmu-fyzickych-osob-ze-zavisle-cinnosti-2-cast',
);
const expenses = (most: string): readonly Source[] => [
  lidovkyExpenses(`${most} CZK, of an income of 2 000 000, 2023`),
  myucto(`${most} CZK, 2024 to 2026`),
];

/** Income tax: rates, thresholds, who files, who is resident, flat expenses. */
export const incomeTax = area({
  'cz.tax.rate.first': {
    title: 'Income tax, first rate',
    unit: 'rate',
    act: '586/1992 Sb.',
    section: '§ 16(1)(a)',
    lasts: 'until changed',
    about: 'The ordinary rate of income tax (daň z příjmů) of a person.',
    values: [{ from: '2023-01-01', value: 0.15, sure: { 2023: '4', 2024: '4', 2025: '4', 2026: '5' } }],
    sources: [
      incomeTaxAct('§ 16(1)(a): 15 % up to 36 average wages'),
      idnesWage('15 %, 2026'),
      myucto('15 %, 2024 to 2026'),
    ],
  },

  'cz.tax.rate.second': {
    title: 'Income tax, second rate',
    unit: 'rate',
    act: '586/1992 Sb.',
    section: '§ 16(1)(b)',
    lasts: 'until changed',
    about:
      'The higher rate of income tax (daň z příjmů). Only the part of the tax base above the threshold is taxed by it.',
    values: [{ from: '2023-01-01', value: 0.23, sure: { 2023: '4', 2024: '4', 2025: '4', 2026: '5' } }],
    sources: [
      incomeTaxAct('§ 16(1)(b): 23 % above 36 average wages'),
      mesec2026('23 %, 2026'),
      myucto('23 %, 2024 to 2026'),
    ],
  },

  'cz.tax.threshold.year': {
    title: 'Tax base a year above which the second rate applies',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 16(1)',
    lasts: averageWage,
    about:
      'The tax base a year (základ daně) above which the higher rate applies: 36 average wages since 2024, 48 before.',
    note: 'The tax base of a year is rounded down to 100 CZK, the tax up to 1 CZK.',
    values: [
      { from: '2023-01-01', value: 1_935_552, sure: { 2023: '3' } },
      { from: '2024-01-01', value: 1_582_812, sure: { 2024: '3' } },
      { from: '2025-01-01', value: 1_676_052, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 1_762_812, sure: { 2026: '4' } },
      { from: '2027-01-01', value: 1_859_868, sure: { 2027: 'd' } },
    ],
    sources: [
      incomeTaxAct('§ 16(1): 36 average wages; § 16(2): the base down to 100 CZK'),
      mesec2026('1 762 812 CZK, 36 average wages, 2026'),
      danero('1 676 052 CZK in 2025, 1 762 812 in 2026'),
      myucto('1 582 812 CZK, 2024'),
      page('Finance.cz, article on the 23 % rate in 2023')('1 935 552 CZK, 48 average wages, 2023'),
    ],
  },

  'cz.tax.threshold.month': {
    title: 'Tax base a month above which the second rate applies',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 38h(2)',
    lasts: averageWage,
    about:
      'The same threshold for monthly advances of employees (záloha na daň): 3 average wages since 2024, 4 before.',
    note: 'The tax base of a month is rounded up to 100 CZK, the advance up to 1 CZK once, before credits.',
    values: [
      { from: '2023-01-01', value: 161_296, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 131_901, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 139_671, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 146_901, sure: { 2026: '4' } },
      { from: '2027-01-01', value: 154_989, sure: { 2027: 'd' } },
    ],
    sources: [
      incomeTaxAct('§ 38h(2): 3 average wages; § 38h(3): the advance up to 1 CZK'),
      mesec2026('146 901 CZK, 3 average wages, 2026'),
      myucto('131 901, 139 671 and 146 901 CZK, 2024 to 2026'),
    ],
  },

  'cz.tax.smallBase.month': {
    title: 'Tax base of a month that is rounded to crowns, at most',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 38h(1)',
    lasts: 'until changed',
    about:
      'An employee’s tax advance (záloha na daň) is worked out from a base that’s rounded up: to 1 CZK up to this amount, and to 100 CZK above it.',
    values: [{ from: '2023-01-01', value: 100, sure: { 2023: '1' } }],
    sources: [incomeTaxAct('§ 38h(1): up to 100 CZK to whole crowns, above it to whole hundreds, both up')],
  },

  'cz.tax.withholding.rate': {
    title: 'Withholding tax on small wages and agreements',
    unit: 'rate',
    act: '586/1992 Sb.',
    section: '§ 36(2)(m)',
    lasts: 'until changed',
    about:
      'The tax an employer withholds for good (srážková daň) from a small wage or agreement without a signed declaration.',
    note: 'The base and the tax are each rounded down to 1 CZK.',
    values: [{ from: '2023-01-01', value: 0.15, sure: { 2023: '1', 2024: '1', 2025: '1', 2026: '2' } }],
    sources: [
      incomeTaxAct('§ 36(2)(m): 15 % of the income of § 6(4); § 36(3): base and tax down to 1 CZK'),
      mojedaneDpp('15 %, agreements without a signed declaration, 2025'),
      myucto('15 %, 2024 to 2026'),
    ],
  },

  'cz.filing.exemptIncome': {
    title: 'Exempt income is reported above',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 38v(1)',
    lasts: 'until changed',
    about:
      'One income that is exempt and higher than this is reported to the tax office (oznámení o osvobozených příjmech) by the day the tax return of its year is due.',
    values: [{ from: '2023-01-01', value: 5_000_000, sure: { 2023: '1' } }],
    sources: [incomeTaxAct('§ 38v(1): higher than 5 000 000 CZK')],
  },

  'cz.filing.totalIncome': {
    title: 'A tax return is due above this yearly income',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 38g(1)',
    lasts: 'until changed',
    about:
      'If you earn more than this in a year, you file an income tax return (daňové přiznání). Exempt income and income with withheld tax don’t count.',
    note: 'Raised from 15 000 CZK by act 366/2022 Sb. from 2023.',
    values: [{ from: '2023-01-01', value: 50_000, sure: { 2023: '1', 2024: '3', 2025: '3', 2026: '3' } }],
    sources: [
      incomeTaxAct('§ 38g(1): above 50 000 CZK'),
      udpa('50 000 CZK, § 38g(1), 2024'),
      myucto('50 000 CZK from 2023 (366/2022 Sb.)'),
      danero('50 000 CZK'),
    ],
  },

  'cz.filing.sideIncome': {
    title: 'An employee files above this yearly side income',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 38g(2)',
    lasts: 'until changed',
    about:
      'An employee with more than this from a business, rent or other sources files a return (daňové přiznání).',
    note: 'Raised from 6 000 CZK by act 366/2022 Sb. from 2023. It applies to income, not profit.',
    values: [{ from: '2023-01-01', value: 20_000, sure: { 2023: '1', 2024: '3', 2025: '3', 2026: '3' } }],
    sources: [
      incomeTaxAct('§ 38g(2): other income of § 7 to § 10 not above 20 000 CZK'),
      udpa('20 000 CZK, 2024'),
      myucto('20 000 CZK from 2023 (366/2022 Sb.)'),
      danero('20 000 CZK'),
    ],
  },

  'cz.residence.days': {
    title: 'Tax resident from this many days in a year',
    unit: 'days',
    act: '586/1992 Sb.',
    section: '§ 2(4)',
    lasts: 'until changed',
    about:
      'Anybody who stays in Czechia for at least this many days of a year is a tax resident (daňový rezident), and so is anybody with a permanent home here. Treaties with other countries take precedence.',
    values: [{ from: '2023-01-01', value: 183, sure: { 2023: '3', 2024: '3', 2025: '3', 2026: '4' } }],
    sources: [
      incomeTaxAct('§ 2(4): at least 183 days of a calendar year, every day begun counts'),
      residence('183 days in a calendar year, every day begun counts'),
      residenceQuestions('183 days; not those who study or are treated here'),
    ],
  },

  'cz.expenses.cap.80': {
    title: 'Flat expenses of 80 %: yearly maximum',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 7(7)(a)',
    lasts: 'until changed',
    about: 'Flat expenses (výdajový paušál) of 80 %, for crafts and farming: the most they can be in a year.',
    note: 'You can still use flat expenses with an income above 2 000 000 CZK. They just stop growing.',
    values: [{ from: '2023-01-01', value: 1_600_000, sure: { 2023: '2', 2024: '2', 2025: '3', 2026: '4' } }],
    sources: [incomeTaxAct('§ 7(7)(a): 80 %, at most 1 600 000 CZK'), ...expenses('1 600 000')],
  },

  'cz.expenses.cap.60': {
    title: 'Flat expenses of 60 %: yearly maximum',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 7(7)(b)',
    lasts: 'until changed',
    about:
      'Flat expenses (výdajový paušál) of 60 %, for most trade licences: the most they can be in a year.',
    note: 'You can still use flat expenses with an income above 2 000 000 CZK. They just stop growing.',
    values: [{ from: '2023-01-01', value: 1_200_000, sure: { 2023: '2', 2024: '2', 2025: '3', 2026: '4' } }],
    sources: [incomeTaxAct('§ 7(7)(b): 60 %, at most 1 200 000 CZK'), ...expenses('1 200 000')],
  },

  'cz.expenses.cap.40': {
    title: 'Flat expenses of 40 %: yearly maximum',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 7(7)(d)',
    lasts: 'until changed',
    about:
      'Flat expenses (výdajový paušál) of 40 %, for free professions and authors: the most they can be in a year.',
    note: 'You can still use flat expenses with an income above 2 000 000 CZK. They just stop growing.',
    values: [{ from: '2023-01-01', value: 800_000, sure: { 2023: '1', 2024: '2', 2025: '3', 2026: '4' } }],
    sources: [
      incomeTaxAct('§ 7(7)(d): 40 %, at most 800 000 CZK'),
      audisa('800 000 CZK, § 7(7), 2018'),
      myucto('800 000 CZK, 2024 to 2026'),
      xzd3n3k('800 000 CZK, 2026'),
    ],
  },

  'cz.expenses.cap.30': {
    title: 'Flat expenses of 30 %: yearly maximum',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 7(7)(c)',
    lasts: 'until changed',
    about:
      'Flat expenses (výdajový paušál) of 30 %, for renting out business property: the most they can be in a year.',
    note: 'You can still use flat expenses with an income above 2 000 000 CZK. They just stop growing.',
    values: [{ from: '2023-01-01', value: 600_000, sure: { 2023: '2', 2024: '2', 2025: '3', 2026: '4' } }],
    sources: [incomeTaxAct('§ 7(7)(c): 30 %, at most 600 000 CZK'), ...expenses('600 000')],
  },
});
