import { pagesReadOn } from '../source.ts';
import { area } from './area.ts';
import { minimums2026, wageFigures } from './sources.ts';
import { averageWage, minimumWage, subsistenceMinimum } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-23');

const ministryMinimum = page(
  'Ministerstvo práce, Životné minimum',
  'https://employment.gov.sk/sk/rodina-socialna-pomoc/hmotna-nudza/zivotne-minimum/',
);
const subsistence2025 = page(
  'SITA, Životné minimum prejde v júli zmenami',
  'https://sita.sk/vofinanciach/zivotne-minimum-prejde-v-juli-zmenami-o-kolko-sa-zvysi-jeho-suma/',
);
const minimumWage2026 = page(
  'Topky, J. Mihál o minimálnej mzde v roku 2026',
  'https://www.topky.sk/cl/10/2986205/Minimalna-mzda-buduci-rok-porastie--TOTO-ma-byt-jej-suma----Pozrite--ako-sa-to-dotkne-priplatkov',
);

/** What others follow from: the minimum wage, the average wage, the subsistence minimum. */
export const wages = area({
  'sk.wage.minimum.month': {
    title: 'Minimum wage, per month',
    unit: 'EUR',
    act: '663/2007 Z. z.',
    section: '§ 7',
    lasts: minimumWage,
    about: 'The minimum pay for a month of full-time work (minimálna mzda).',
    note: 'It’s 60 % of the average wage two years earlier, unless employers and unions agree otherwise. Per hour, it’s 4.690 EUR in 2025 and 5.259 EUR in 2026.',
    values: [
      { from: '2025-01-01', value: 816, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 915, sure: { 2026: '5' } },
    ],
    sources: [
      wageFigures('915 EUR a month, 5.259 EUR an hour, 2026'),
      minimumWage2026('915 EUR and 5.259 EUR by the rule of the act, 2026'),
    ],
  },
  'sk.wage.average': {
    title: 'Average wage two years earlier',
    unit: 'EUR',
    act: '461/2003 Z. z.',
    section: '§ 11',
    lasts: averageWage,
    about:
      'The average monthly wage (priemerná mesačná mzda) two years earlier, which the insurance bases depend on.',
    values: [
      { from: '2025-01-01', value: 1_430, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 1_524, sure: { 2026: '4' } },
    ],
    sources: [minimums2026('1 524 EUR, the wage of 2024'), wageFigures('figures that follow from 1 524 EUR')],
    unread: 'What follows from it is published, and is a rule of its own: the tests work it out again.',
  },
  'sk.living.minimum': {
    title: 'Subsistence minimum for an adult on 1 January',
    unit: 'EUR',
    act: '601/2003 Z. z.',
    section: '§ 2(a)',
    lasts: subsistenceMinimum,
    about:
      'What the law assumes an adult needs for a month (životné minimum). Income tax limits are multiples of it.',
    note: 'It changes every July. For a year’s taxes, the amount valid on 1 January of that year applies.',
    values: [
      { from: '2025-01-01', value: 273.99, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 284.13, sure: { 2026: '5' } },
    ],
    sources: [
      ministryMinimum('273.99 EUR from July 2024, measure 149/2024'),
      subsistence2025('273.99 EUR × 1.037: 10.14 EUR more from July 2025'),
      wageFigures('284.13 EUR, 2026'),
    ],
    unread: 'What follows from it is published, and is a rule of its own: the tests work it out again.',
  },
});
