import { pagesReadOn } from '../source.ts';
import { area } from './area.ts';
import {
  notice171,
  notice286,
  notice356,
  order177,
  order282,
  order286,
  order290,
  order365,
  order396,
  order465,
} from './orders.ts';
import { danestandou, delfy, idnesWage, mesec2026, socialAct } from './sources.ts';
import { averageWage, minimumWage } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-21');

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
      { from: '2023-01-01', value: 40_324, sure: { 2023: '6' } },
      { from: '2024-01-01', value: 43_967, sure: { 2024: '5' } },
      { from: '2025-01-01', value: 46_557, sure: { 2025: '5' } },
      { from: '2026-01-01', value: 48_967, sure: { 2026: '6' } },
      { from: '2027-01-01', value: 51_663, sure: { 2027: '1d' } },
    ],
    sources: [
      socialAct('§ 23b(4): the general assessment base two years before times its coefficient, up to 1 CZK'),
      order177('§ 1: 48 900 CZK times 1.0565, 51 663 CZK in 2027'),
      order365('§ 1: 46 278 CZK times 1.0581, 48 967 CZK in 2026'),
      order282('§ 1: 43 682 CZK times 1.0658, 46 557 CZK in 2025'),
      order286('§ 1: 40 638 CZK times 1.0819, 43 967 CZK in 2024'),
      order290('§ 1: 38 294 CZK times 1.0530, 40 324 CZK in 2023'),
      mesec2026('48 967 CZK in 2026, 46 557 in 2025'),
      delfy('40 324 CZK in 2023, 43 967 in 2024'),
      danestandou('48 967 CZK, 2026'),
    ],
  },

  'cz.wage.minimum.month': {
    title: 'Minimum wage, per month',
    unit: 'CZK',
    act: '262/2006 Sb.',
    section: '§ 111(7)(b)',
    lasts: minimumWage,
    about:
      'The minimum an employer may pay a month for full-time work (minimální mzda). The child bonus and the smallest health insurance follow it.',
    values: [
      { from: '2023-01-01', value: 17_300, sure: { 2023: '7' } },
      { from: '2024-01-01', value: 18_900, sure: { 2024: '5' } },
      { from: '2025-01-01', value: 20_800, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 22_400, sure: { 2026: '5' } },
      { from: '2027-01-01', value: 24_900, sure: { 2027: '1' } },
    ],
    sources: [
      notice171('24 900 CZK, 2027'),
      notice356('22 400 CZK, 2026'),
      notice286('20 800 CZK, 2025'),
      order396('18 900 CZK, 2024'),
      order465('17 300 CZK, 2023'),
      mazars('22 400 CZK in 2026 (356/2025 Sb.), 20 800 in 2025'),
      idnesWage('every year to 2026'),
      novyepis('18 900 CZK, 2024'),
      aamzdy('17 300 CZK, 2023'),
    ],
  },

  'cz.wage.minimum.hour': {
    title: 'Minimum wage, per hour',
    unit: 'CZK',
    act: '262/2006 Sb.',
    section: '§ 111(7)(b)',
    lasts: minimumWage,
    about:
      'The minimum an employer may pay an hour in a week of 40 hours (minimální hodinová mzda). It applies to agreements (DPP, DPČ) too.',
    values: [
      { from: '2023-01-01', value: 103.8, sure: { 2023: '5' } },
      { from: '2024-01-01', value: 112.5, sure: { 2024: '3' } },
      { from: '2025-01-01', value: 124.4, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 134.4, sure: { 2026: '3' } },
      { from: '2027-01-01', value: 148.3, sure: { 2027: '1' } },
    ],
    sources: [
      notice171('148.30 CZK, 2027'),
      notice356('134.40 CZK, 2026'),
      notice286('124.40 CZK, 2025'),
      order396('112.50 CZK, 2024'),
      order465('103.80 CZK, 2023'),
      mazars('134.40 CZK in 2026, 124.40 in 2025'),
      novyepis('112.50 CZK, 2024'),
      aamzdy('103.80 CZK, 2023'),
    ],
    unread: 'No calculator works with hourly pay. It’s here so that you can look it up.',
  },
});
