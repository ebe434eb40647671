import { ordersReadOn, pagesReadOn } from '../source.ts';
import { area } from './area.ts';
import { danestandou, delfy, idnesWage, mesec2026 } from './sources.ts';
import { averageWage, minimumWage } from './yearly-figures.ts';

const order = ordersReadOn('2026-11-21');
const page = pagesReadOn('2026-11-21');

const order177 = order(
  'Government order 177/2026 Sb., general assessment base of 2025 and its coefficient',
  'https://e-sbirka.gov.cz/eli/cz/sb/2026/177/2027-01-01',
);
const notice171 = order(
  'Notice of the Ministry of Labour 171/2026 Sb., minimum wage of 2027',
  'https://e-sbirka.gov.cz/eli/cz/sb/2026/171',
);
const mazars = page(
  'Forvis Mazars, Změny ve mzdových limitech a sazbách od roku 2026',
  'https://www.forvismazars.com/cz/cs/prehledy/newslettery/newslettery-ze-mzdove-oblasti/payroll-newslettery-2026/payroll-newsletter-archiv-2026/zmeny-ve-mzdovych-limitech-a-sazbach-od-roku-2026',
);
const aamzdy = page(
  'AA mzdy, Výše minimální a zaručených mezd 2023',
  'https://www.aamzdy.cz/news/vyse-minimalni-a-zarucenych-mezd-2023/',
);
const novyepis = page(
  'Nový epis, Vývoj minimální mzdy',
  'https://www.novyepis.cz/clanek-vybrane-sazby/355868',
);

/** Wages the state sets: what most limits of tax and insurance follow. */
export const wages = area({
  'cz.wage.average': {
    title: 'Average wage for social security',
    unit: 'CZK',
    act: '589/1992 Sb.',
    section: '§ 23b(4)',
    lasts: averageWage,
    about:
      'The average wage (průměrná mzda) the state sets for a year from older statistics. Most limits of tax and insurance are multiples of it.',
    note: 'The general assessment base two years before times its coefficient, rounded up to 1 CZK: 46 278 × 1.0581 for 2026.',
    values: [
      { from: '2023-01-01', value: 40_324, sure: { 2023: '5' } },
      { from: '2024-01-01', value: 43_967, sure: { 2024: '4' } },
      { from: '2025-01-01', value: 46_557, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 48_967, sure: { 2026: '5' } },
      { from: '2027-01-01', value: 51_663, sure: { 2027: '1d' } },
    ],
    sources: [
      order177('48 900 CZK times 1.0565 in 2027'),
      mesec2026('48 967 CZK in 2026, 46 557 in 2025'),
      delfy('40 324 CZK in 2023, 43 967 in 2024'),
      danestandou('48 967 CZK, government order 365/2025 Sb.'),
    ],
  },

  'cz.wage.minimum.month': {
    title: 'Minimum wage a month',
    unit: 'CZK',
    act: '262/2006 Sb.',
    section: '§ 111',
    lasts: minimumWage,
    about:
      'The least an employer may pay a month for full-time work (minimální mzda). The child bonus and the smallest health insurance follow it.',
    values: [
      { from: '2023-01-01', value: 17_300, sure: { 2023: '6' } },
      { from: '2024-01-01', value: 18_900, sure: { 2024: '4' } },
      { from: '2025-01-01', value: 20_800, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 22_400, sure: { 2026: '4' } },
      { from: '2027-01-01', value: 24_900, sure: { 2027: '1' } },
    ],
    sources: [
      notice171('24 900 CZK, 2027'),
      mazars('22 400 CZK in 2026 (356/2025 Sb.), 20 800 in 2025'),
      idnesWage('every year to 2026'),
      novyepis('18 900 CZK, 2024'),
      aamzdy('17 300 CZK, 2023'),
    ],
  },

  'cz.wage.minimum.hour': {
    title: 'Minimum wage an hour',
    unit: 'CZK',
    act: '262/2006 Sb.',
    section: '§ 111',
    lasts: minimumWage,
    about:
      'The least an employer may pay an hour in a week of 40 hours (minimální hodinová mzda). It holds for agreements (DPP, DPČ) too.',
    values: [
      { from: '2023-01-01', value: 103.8, sure: { 2023: '4' } },
      { from: '2024-01-01', value: 112.5, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 124.4, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 134.4, sure: { 2026: '2' } },
      { from: '2027-01-01', value: 148.3, sure: { 2027: '1' } },
    ],
    sources: [
      notice171('148.30 CZK, 2027'),
      mazars('134.40 CZK in 2026, 124.40 in 2025'),
      novyepis('112.50 CZK, 2024'),
      aamzdy('103.80 CZK, 2023'),
    ],
    unread: 'No calculator counts pay by the hour. It is here to be looked up.',
  },
});
