import { pagesReadOn, type Source } from '../source.ts';
import { area } from './area.ts';
import { ct24Flat, limitsAct, myucto, vatAct } from './sources.ts';

const page = pagesReadOn('2026-11-21');

const delfyVat = page(
  'Delfy.cz, Povinná registrace k DPH při překročení obratu',
  'http://delfy.cz/ucetni-podpora/dph/registrace/obrat',
);
const vatRates = page(
  'DAUC, Snížená sazba DPH v roce 2024',
  'https://www.dauc.cz/clanky/12925/snizena-sazba-dph-v-roce-2024',
);
const vatOnline = page(
  'Faktura Online, Vše o registraci k DPH',
  'https://www.fakturaonline.cz/podnikatelsky-zpravodaj/dane/vse-o-registraci-k-dph',
);
const jezek = page(
  'Ježek software, Změna výpočtu obratu pro účely povinné registrace k DPH od 1. 1. 2025',
  'https://jezeksw.cz/aktuality/archiv-3/2024/04/24/zmena-vypoctu-obratu-pro-ucely-povinne-registrace-k-dph-od-1-1-2025/?page=3',
);
const czechStar = page(
  'Czech Star, Plátce a neplátce DPH',
  'https://www.czech-star.cz/platce-a-neplatce-dph-kdy-se-musite-stat-platcem-a-jake-to-ma-vyhody-nevyhody',
);
const vatTurnover: readonly Source[] = [
  vatAct(
    '§ 6(1): above 2 000 000 CZK in a calendar year, from the next 1 January; § 6(2)(b): above 2 536 500 CZK, from the next day',
  ),
  limitsAct('Art. I(1): 2 000 000 instead of 1 000 000 CZK, from 1 January 2023'),
  delfyVat('2 000 000 and 2 536 500 CZK in a calendar year, from 2025'),
  vatOnline('2 000 000: from next January; 2 536 500: the next day; from 2025'),
  czechStar('both limits, 2026'),
  jezek('2 000 000 CZK in 12 months until 2024'),
  ct24Flat('2 000 000 CZK from 2023'),
];

const turnoverNote =
  'Until 2024, it was the turnover of the last 12 months, and registration followed two months later.';
const ofInvoices = 'No calculator uses it. The invoice generator checks documents with it.';

/** Value added tax: rates, registration, documents. */
export const vat = area({
  'cz.vat.standard': {
    title: 'VAT, standard rate',
    unit: 'rate',
    act: '235/2004 Sb.',
    section: '§ 47(1)(a)',
    lasts: 'until changed',
    about: 'The standard rate of value added tax (daň z přidané hodnoty, DPH).',
    note: 'The tax is worked out to 0.01 CZK, half up: since act 80/2019 it is not rounded to crowns. A total that is rounded to whole crowns, as in cash, leaves the difference out of the tax base (§ 36(5)).',
    values: [{ from: '2023-01-01', value: 0.21, sure: { 2023: '2', 2024: '2', 2025: '2', 2026: '3' } }],
    sources: [
      vatAct(
        '§ 47(1)(a): 21 %; § 36(5) and § 37: no rounding of the tax, a total rounded to crowns stays out of the base',
      ),
      vatOnline('21 %'),
      myucto('21 %, 2024 to 2026'),
    ],
  },

  'cz.vat.reduced': {
    title: 'VAT, reduced rate',
    unit: 'rate',
    act: '235/2004 Sb.',
    section: '§ 47(1)(b)',
    lasts: 'until changed',
    about: 'The reduced rate of value added tax (snížená sazba DPH), for food, housing, medicine and more.',
    values: [
      { from: '2023-01-01', value: 0.15, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 0.12, sure: { 2024: '2', 2025: '2', 2026: '3' } },
    ],
    sources: [
      vatAct('§ 47(1)(b): 12 %'),
      vatRates('12 % from 2024, 15 % before'),
      myucto('12 %, 2024 to 2026'),
    ],
  },

  'cz.vat.secondReduced': {
    title: 'VAT, second reduced rate',
    unit: 'rate',
    act: '235/2004 Sb.',
    section: '§ 47(1)',
    lasts: 'until changed',
    about: 'Until 2023 there was a second reduced rate of value added tax (druhá snížená sazba DPH).',
    values: [
      { from: '2023-01-01', value: 0.1, sure: { 2023: '2' } },
      { from: '2024-01-01', value: null, sure: { 2024: '2', 2025: '2', 2026: '3' } },
    ],
    sources: [vatAct('§ 47(1): two rates, 21 and 12 %'), vatRates('10 % until 2023, then abolished')],
  },

  'cz.vat.registration.limit': {
    title: 'VAT registration: turnover',
    unit: 'CZK',
    act: '235/2004 Sb.',
    section: '§ 6(1)',
    lasts: 'until changed',
    about: 'Above this turnover (obrat) a business has to register for value added tax (plátce DPH).',
    note: turnoverNote,
    values: [
      { from: '2023-01-01', value: 2_000_000, sure: { 2023: '4!', 2024: '5!', 2025: '8', 2026: '3' } },
    ],
    sources: vatTurnover,
    disputes: ['vat-turnover-2023'],
  },

  'cz.vat.registration.immediateLimit': {
    title: 'VAT registration the next day: turnover',
    unit: 'CZK',
    act: '235/2004 Sb.',
    section: '§ 6(2)(b)',
    lasts: 'until changed',
    about:
      'Above this turnover (obrat) a business is a VAT payer (plátce DPH) from the next day, since 2025.',
    note: turnoverNote,
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: '4', 2024: '4' } },
      { from: '2025-01-01', value: 2_536_500, sure: { 2025: '8', 2026: '3' } },
    ],
    sources: vatTurnover,
  },

  'cz.vat.registration.byCalendarYear': {
    title: 'VAT registration: turnover of the calendar year',
    unit: 'yes or no',
    act: '235/2004 Sb.',
    section: '§ 6(1)',
    lasts: 'until changed',
    about:
      'Whether the turnover (obrat) of a calendar year counts. Until 2024 it was that of the last 12 months.',
    values: [
      { from: '2023-01-01', value: false, sure: { 2023: '4', 2024: '4' } },
      { from: '2025-01-01', value: true, sure: { 2025: '8', 2026: '3' } },
    ],
    sources: vatTurnover,
  },

  'cz.vat.invoice.days': {
    title: 'Tax document: days to issue it',
    unit: 'days',
    act: '235/2004 Sb.',
    section: '§ 28(8), (9)',
    lasts: 'until changed',
    about:
      'A tax document (daňový doklad) has to be issued within this many days of the supply, or, for a service to a business in another member state or outside the EU, of the end of its month.',
    values: [{ from: '2023-01-01', value: 15, sure: { 2023: '1' } }],
    sources: [vatAct('§ 28(8): 15 days of the duty to declare the tax; § 28(9): of the end of the month')],
    unread: ofInvoices,
  },

  'cz.vat.simplified.maximum': {
    title: 'Simplified tax document: maximum total, with tax',
    unit: 'CZK',
    act: '235/2004 Sb.',
    section: '§ 30(1)',
    lasts: 'until changed',
    about:
      'The most a simplified tax document (zjednodušený daňový doklad) may come to, with tax. The customer doesn’t have to be named on it.',
    values: [{ from: '2023-01-01', value: 10_000, sure: { 2023: '1' } }],
    sources: [vatAct('§ 30(1): no more than 10 000 CZK')],
    unread: ofInvoices,
  },
  'cz.vat.documents.years': {
    title: 'VAT: years a tax document is kept',
    unit: 'years',
    act: '235/2004 Sb.',
    section: '§ 35(2)',
    lasts: 'until changed',
    about:
      'Tax documents (daňové doklady) are kept for this many years from the end of the period of the supply.',
    values: [{ from: '2023-01-01', value: 10, sure: { 2023: 'k', 2026: '1' } }],
    sources: [vatAct('§ 35(2): 10 years from the end of the taxable period', '2026-11-23')],
    unread: 'No calculator uses it. We keep payment records by it.',
  },
});
