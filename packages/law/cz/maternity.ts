import { pagesReadOn, type Source } from '../source.ts';
import { area } from './area.ts';
import { mesecMaternity, sicknessAct } from './sources.ts';

const page = pagesReadOn('2026-11-21');

const republished = page(
  'Podnikatel.cz, zákon č. 187/2006 Sb., § 33 a 34 (znění od 1. 7. 2024)',
  'https://businesscenter.podnikatel.cz/pravo/zakony/nemocenske-pojisteni/f3033766',
);
const penizeMaternity = page('Peníze.cz, článek o peněžité pomoci v mateřství');
const maternitySelf = page(
  'Podnikatel.cz, Jaké podmínky musí splnit OSVČ, aby měly nárok na mateřskou? (ČSSZ, říjen 2023)',
);
const maternityDays = page(
  'Odkazy.org, Druhá mateřská, smlouva na dobu určitou',
  'https://odkazy.org/listing/druha-materska-smlouva-na-dobu-urcitou/',
);
const maternitySelfDays = page(
  'Odkazy.org, Kalkulačka mateřská pro OSVČ 2017',
  'https://odkazy.org/listing/kalkulacka-materska-pro-osvc-2017/',
);
const reductionBands: readonly Source[] = [
  sicknessAct('§ 21(1)(b): 100 % up to the first threshold, 60 % up to the second, 30 % up to the third'),
  mesecMaternity('100, 60 and 30 % of the parts between the thresholds'),
  penizeMaternity('bands of maternity pay, 2023'),
];

/** Maternity pay, a benefit of sickness insurance. */
export const maternity = area({
  'cz.maternity.band.first': {
    title: 'Maternity pay: part used up to the first threshold',
    unit: 'rate',
    act: '187/2006 Sb.',
    section: '§ 21(1)(b)',
    lasts: 'until changed',
    about:
      'The part of daily income up to the first threshold that counts for maternity pay (peněžitá pomoc v mateřství).',
    values: [{ from: '2023-01-01', value: 1, sure: { 2023: '3', 2024: '4', 2025: '2', 2026: '4' } }],
    sources: reductionBands,
  },

  'cz.maternity.band.second': {
    title: 'Maternity pay: part used up to the second threshold',
    unit: 'rate',
    act: '187/2006 Sb.',
    section: '§ 21(1)(b)',
    lasts: 'until changed',
    about:
      'The part of daily income between the first and the second threshold that counts for maternity pay.',
    values: [{ from: '2023-01-01', value: 0.6, sure: { 2023: '3', 2024: '4', 2025: '2', 2026: '4' } }],
    sources: reductionBands,
  },

  'cz.maternity.band.third': {
    title: 'Maternity pay: part used up to the third threshold',
    unit: 'rate',
    act: '187/2006 Sb.',
    section: '§ 21(1)(b)',
    lasts: 'until changed',
    about:
      'The part of daily income between the second and the third threshold that counts for maternity pay.',
    values: [{ from: '2023-01-01', value: 0.3, sure: { 2023: '3', 2024: '4', 2025: '2', 2026: '4' } }],
    sources: reductionBands,
  },

  'cz.maternity.rate': {
    title: 'Maternity pay of the reduced daily base',
    unit: 'rate',
    act: '187/2006 Sb.',
    section: '§ 37',
    lasts: 'until changed',
    about:
      'Maternity pay (peněžitá pomoc v mateřství, PPM) is this part of the reduced daily base. It is not taxed.',
    note: 'The reduced daily base and the daily pay are each rounded up to 1 CZK.',
    values: [{ from: '2023-01-01', value: 0.7, sure: { 2023: '3', 2024: '4', 2025: '2', 2026: '4' } }],
    sources: [
      sicknessAct('§ 37: 70 % of the daily assessment base, which is the reduced one, § 21(4)'),
      mesecMaternity('70 %, 2026'),
      penizeMaternity('70 %, 2023'),
    ],
  },

  'cz.maternity.days.one': {
    title: 'Maternity pay, one child',
    unit: 'days',
    act: '187/2006 Sb.',
    section: '§ 33(a)',
    lasts: 'until changed',
    about:
      'How long maternity pay (peněžitá pomoc v mateřství) is paid to the mother of one child: 28 weeks.',
    note: 'Anyone other than the mother (adoption, father) gets 22 weeks.',
    values: [{ from: '2023-01-01', value: 196, sure: { 2023: '3', 2024: '4', 2025: '2', 2026: '4' } }],
    sources: [
      sicknessAct('§ 33(a): 28 weeks; § 33(c): 22 for others than the mother'),
      republished('§ 33: 28 weeks; 22 for others than the mother'),
    ],
  },

  'cz.maternity.days.more': {
    title: 'Maternity pay, two or more children',
    unit: 'days',
    act: '187/2006 Sb.',
    section: '§ 33(b)',
    lasts: 'until changed',
    about: 'How long maternity pay (peněžitá pomoc v mateřství) is paid for twins and more: 37 weeks.',
    note: 'Anyone other than the mother (adoption, father) gets 31 weeks.',
    values: [{ from: '2023-01-01', value: 259, sure: { 2023: '3', 2024: '4', 2025: '2', 2026: '4' } }],
    sources: [
      sicknessAct(
        '§ 33(b): 37 weeks, after the 28th only while two of the children are cared for; § 33(d): 31 for others than the mother',
      ),
      republished('§ 33: 37 weeks; 31 for others than the mother'),
    ],
  },

  'cz.maternity.insuredDays': {
    title: 'Maternity pay: insured days in the last two years',
    unit: 'days',
    act: '187/2006 Sb.',
    section: '§ 32(2)',
    lasts: 'until changed',
    about:
      'For maternity pay (peněžitá pomoc v mateřství) you need sickness insurance for this many days in the last two years.',
    values: [{ from: '2023-01-01', value: 270, sure: { 2023: '2', 2024: '2', 2025: '2', 2026: '3' } }],
    sources: [
      sicknessAct('§ 32(2): 270 calendar days in the last two years'),
      maternityDays('270 days in the last two years'),
      maternitySelf('270 days in the two years before, 2023'),
    ],
  },

  'cz.maternity.self.insuredDays': {
    title: 'Maternity pay, self-employed: insured days',
    unit: 'days',
    act: '187/2006 Sb.',
    section: '§ 32(3)',
    lasts: 'until changed',
    about: 'The self-employed also need this many insured days in the last year (nemocenské pojištění OSVČ).',
    values: [{ from: '2023-01-01', value: 180, sure: { 2023: '2', 2024: '2', 2025: '2', 2026: '3' } }],
    sources: [
      sicknessAct('§ 32(3): 180 calendar days as a self-employed person in the last year'),
      maternitySelfDays('180 days in the last year, 2017'),
      maternitySelf('180 days in the year before, 2023'),
    ],
  },

  'cz.maternity.leastDays': {
    title: 'Maternity pay: minimum days for a mother who gave birth',
    unit: 'days',
    act: '187/2006 Sb.',
    section: '§ 35(1)',
    lasts: 'until changed',
    about: 'A mother who gave birth draws maternity pay (peněžitá pomoc v mateřství) for no less: 14 weeks.',
    values: [{ from: '2023-01-01', value: 98, sure: { 2023: '1' } }],
    sources: [sicknessAct('§ 35(1): not less than 14 weeks')],
  },

  'cz.maternity.weeksAfterBirth': {
    title: 'Maternity pay: minimum weeks after the birth',
    unit: 'weeks',
    act: '187/2006 Sb.',
    section: '§ 35(1)',
    lasts: 'until changed',
    about: 'Maternity pay (peněžitá pomoc v mateřství) doesn’t end earlier than this after the birth.',
    values: [{ from: '2023-01-01', value: 6, sure: { 2023: '1' } }],
    sources: [sicknessAct('§ 35(1): not before 6 weeks after the birth')],
  },
});
