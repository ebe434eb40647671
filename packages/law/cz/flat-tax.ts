import { pagesReadOn, type Source } from '../source.ts';
import { area } from './area.ts';
import {
  ct24Flat,
  danero,
  ecoarcz,
  healthPremiumAct,
  incomeTaxAct,
  limitsAct,
  lowerMinimumAct,
  myucto,
  socialAct,
  xzd3n3k,
} from './sources.ts';
import { averageWage } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-21');

const flatTax2026 = page(
  'Podnikatel.cz, Kolik bude stát snížení záloh OSVČ?',
  'https://www.podnikatel.cz/clanky/kolik-bude-stat-snizeni-zaloh-osvc-je-bizarni-ze-kazdy-tvrdi-neco-jineho/',
);
const idnesFlat = page(
  'iDNES.cz, pásma paušální daně podle ministerstva financí (červen 2022)',
  'https://www.idnes.cz/finance/prace-a-podnikani/osvc-dph-limit-novela-pausalni-dan-zaloha.A220621_080000_podnikani_sov',
);
const newstream = page(
  'Newstream, Živnostníci se mohou do dneška přihlásit k paušální dani (leden 2025)',
  'https://www.newstream.cz/money/zivnostnici-se-mohou-do-dneska-prihlasit-k-pausalni-dani-kdo-by-mel-zbystrit',
);
const flatTaxDoctors = page(
  'Mediprofi, Paušální daň pro soukromé lékaře (duben 2023)',
  'https://www.mediprofi.cz/33/pausalni-dan-pro-soukrome-lekare-uniqueidmRRWSbk196FNf8-jVUh4EvvmkXV2S0dZcRFraJ4GxDxPpA5B5rrwHw/?serp=1',
);
const flatTaxJanuary = page(
  'Podnikatel.cz, Změnili jste trvalý příkaz? (leden 2026)',
  'https://www.podnikatel.cz/clanky/zmenili-jste-trvaly-prikaz-uz-dnes-musi-bernaku-dorazit-nova-vyse-pausalni-dane/',
);
const bandOneRule = page(
  'Daňový portál, Proč vzroste v roce 2026 platba na paušální daň jen v prvním pásmu?',
  'https://www.danovy-portal.com/proc-vzroste-v-roce-2026-platba-na-pausalni-dan-jen-v-prvnim-pasmu',
);
const bandOneParts: readonly Source[] = [
  incomeTaxAct('§ 38lk(7)(a): 100 CZK of tax; § 7a(6): the tax of a year is that times its months'),
  socialAct('§ 14(3)(a): the smallest base of a main activity and 15 % more; § 14(13): up to 1 CZK'),
  healthPremiumAct('§ 3a(5)(a): the smallest base of § 3a(2)'),
];
const bands: readonly Source[] = [
  incomeTaxAct('§ 2a(5)(a) and (b): the limits of bands I and II by the kind of income'),
  idnesFlat('limits of the three bands, in the bill for 2023'),
  ecoarcz('limits of band I, 2023'),
  myucto('limits of the bands by expense rate, 2024 to 2026'),
];
const higherBands = (of2023: string, later: string): readonly Source[] => [
  flatTaxJanuary(`${later} CZK, January 2026`),
  ecoarcz(`${of2023} CZK, 2023`),
  ct24Flat(`about ${of2023} CZK, 2023`),
  newstream(`${later} CZK, 2025`),
  myucto(`${later} CZK, 2024 to 2026`),
];

/** The flat tax of the self-employed, by its three bands. */
export const flatTax = area({
  'cz.flatTax.incomeLimit': {
    title: 'Flat-rate tax: maximum yearly income',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 2a(5)(c)',
    lasts: 'until changed',
    about:
      'Flat tax (paušální daň) replaces income tax and both insurances by one payment. You can only use it if your income is at most this much a year.',
    values: [{ from: '2023-01-01', value: 2_000_000, sure: { 2023: '3', 2024: '1', 2025: '3', 2026: '4' } }],
    sources: [
      incomeTaxAct('§ 2a(5)(c): 2 000 000 CZK in the third band, whatever the activity'),
      newstream('2 000 000 CZK, not a VAT payer, 2025'),
      ct24Flat('2 000 000 CZK, 2023'),
      flatTaxDoctors('from 1 to 2 million CZK by act 366/2022 Sb., 2023'),
      idnesFlat('2 000 000 CZK, in the bill for 2023'),
    ],
  },

  'cz.flatTax.otherIncomeLimit': {
    title: 'Flat-rate tax: maximum yearly other income',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 7a(1)(b)(4)',
    lasts: 'until changed',
    about:
      'With more other income than this (capital, rent, occasional), the year is taxed in the ordinary way and not by flat tax (paušální daň).',
    values: [{ from: '2023-01-01', value: 50_000, sure: { 2023: '1', 2024: '1', 2025: '1', 2026: '2' } }],
    sources: [
      incomeTaxAct('§ 7a(1)(b)(4): income from capital, rent and other sources of no more than 50 000 CZK'),
      limitsAct('Art. III(12), III(6): 50 000 instead of 15 000 CZK, from 1 January 2023'),
      danero('50 000 CZK of income under § 8 to § 10, before expenses'),
    ],
  },

  'cz.flatTax.band1.month': {
    title: 'Flat-rate tax, band I: monthly payment',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 38lk(7)(a)',
    lasts: averageWage,
    about:
      'The monthly payment of flat tax in the first band (paušální daň, 1. pásmo), as asked for in that month.',
    note: '100 CZK of tax, the minimum health insurance advance, and social security on 115 % of the minimum base, which is rounded up first.',
    values: [
      { from: '2023-01-01', value: 6_208, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 7_498, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 8_716, sure: { 2025: '5' } },
      { from: '2026-01-01', value: 9_984, sure: { 2026: '5!' } },
      { from: '2026-07-01', value: 9_162, sure: { 2026: '5!' } },
      { from: '2027-01-01', value: 9_661, sure: { 2027: 'd' } },
    ],
    sources: [
      ...bandOneParts,
      flatTax2026('8 716 CZK in 2025, 9 984 in 2026, then 9 162'),
      flatTaxJanuary('9 984 CZK, January 2026'),
      newstream('8 716 CZK, 2025'),
      ecoarcz('6 208 CZK, 2023'),
      myucto('7 498, 8 716, 9 984 and from July 2026 9 162 CZK'),
      bandOneRule('what it consists of'),
    ],
    disputes: ['flat-tax-2026'],
  },

  'cz.flatTax.band1.due': {
    title: 'Flat-rate tax, band I: due for each month of the year',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 7a(6), § 38lk(7)(a)',
    lasts: averageWage,
    about:
      'What flat tax in the first band (paušální daň, 1. pásmo) comes to for each month of the year in the end; what was paid above it is an overpayment.',
    note: 'The payments of January to June 2026 were 822 CZK a month higher; the difference of 4 932 CZK is an overpayment.',
    values: [
      { from: '2023-01-01', value: 6_208, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 7_498, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 8_716, sure: { 2025: '5' } },
      { from: '2026-01-01', value: 9_162, sure: { 2026: '5!' } },
      { from: '2027-01-01', value: 9_661, sure: { 2027: 'd' } },
    ],
    sources: [
      lowerMinimumAct(
        'Art. II(4) and (5): from 1 January 2026 advances and the base of the year follow § 14(5) in the wording since 1 July, 35 % of the average wage',
      ),
      ...bandOneParts,
      danero('9 162 CZK for each month of 2026, the rest is overpaid (information of the tax authority)'),
      flatTax2026('9 984 CZK, then 9 162'),
      xzd3n3k('9 162 CZK, 109 944 for 2026'),
      myucto('against: 114 876 CZK for 2026, as paid'),
    ],
    disputes: ['flat-tax-2026'],
  },

  'cz.flatTax.band2.month': {
    title: 'Flat-rate tax, band II: monthly payment',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 38lk(7)(b)',
    lasts: 'until changed',
    about: 'The monthly payment of flat tax in the second band (paušální daň, 2. pásmo).',
    note: 'A fixed amount set by law since 2024. It doesn’t follow the average wage.',
    values: [
      { from: '2023-01-01', value: 16_000, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 16_745, sure: { 2024: '2', 2025: '5', 2026: '6' } },
    ],
    sources: [
      incomeTaxAct('§ 38lk(7)(b): 4 963 CZK of tax'),
      socialAct('§ 14(3)(b): social security from 28 050 CZK'),
      healthPremiumAct('§ 3a(5)(b): health insurance from 319 200 CZK a year'),
      ...higherBands('16 000', '16 745'),
    ],
  },

  'cz.flatTax.band3.month': {
    title: 'Flat-rate tax, band III: monthly payment',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 38lk(7)(c)',
    lasts: 'until changed',
    about: 'The monthly payment of flat tax in the third band (paušální daň, 3. pásmo).',
    note: 'A fixed amount set by law since 2024. It doesn’t follow the average wage.',
    values: [
      { from: '2023-01-01', value: 26_000, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 27_139, sure: { 2024: '2', 2025: '5', 2026: '6' } },
    ],
    sources: [
      incomeTaxAct('§ 38lk(7)(c): 9 320 CZK of tax'),
      socialAct('§ 14(3)(c): social security from 42 900 CZK'),
      healthPremiumAct('§ 3a(5)(c): health insurance from 470 400 CZK a year'),
      ...higherBands('26 000', '27 139'),
    ],
  },

  'cz.flatTax.band1.any': {
    title: 'Flat-rate tax, band I: maximum income of any kind',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 2a(5)(a)(1)',
    lasts: 'until changed',
    about: 'The most income a year for the first band of flat tax (paušální daň), whatever the activity.',
    values: [{ from: '2023-01-01', value: 1_000_000, sure: { 2023: '2', 2024: '1', 2025: '2', 2026: '4' } }],
    sources: bands,
  },

  'cz.flatTax.band1.at60': {
    title: 'Flat-rate tax, band I: maximum income at 60 or 80 %',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 2a(5)(a)(2)',
    lasts: 'until changed',
    about:
      'The most income a year for the first band of flat tax (paušální daň) if at least 75 % of it has flat expenses of 60 or 80 %.',
    values: [{ from: '2023-01-01', value: 1_500_000, sure: { 2023: '2', 2024: '1', 2025: '2', 2026: '4' } }],
    sources: bands,
  },

  'cz.flatTax.band1.at80': {
    title: 'Flat-rate tax, band I: maximum income with expenses of 80 %',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 2a(5)(a)(3)',
    lasts: 'until changed',
    about:
      'The most income a year for the first band of flat tax (paušální daň) if at least 75 % of it has flat expenses of 80 %.',
    values: [{ from: '2023-01-01', value: 2_000_000, sure: { 2023: '2', 2024: '1', 2025: '2', 2026: '4' } }],
    sources: bands,
  },

  'cz.flatTax.band2.any': {
    title: 'Flat-rate tax, band II: maximum income of any kind',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 2a(5)(b)(1)',
    lasts: 'until changed',
    about: 'The most income a year for the second band of flat tax (paušální daň), whatever the activity.',
    values: [{ from: '2023-01-01', value: 1_500_000, sure: { 2023: '1', 2024: '1', 2025: '2', 2026: '4' } }],
    sources: bands,
  },

  'cz.flatTax.band2.at60': {
    title: 'Flat-rate tax, band II: maximum income at 60 or 80 %',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 2a(5)(b)(2)',
    lasts: 'until changed',
    about:
      'The most income a year for the second band of flat tax (paušální daň) if at least 75 % of it has flat expenses of 60 or 80 %.',
    values: [{ from: '2023-01-01', value: 2_000_000, sure: { 2023: '1', 2024: '1', 2025: '2', 2026: '4' } }],
    sources: bands,
  },
});
