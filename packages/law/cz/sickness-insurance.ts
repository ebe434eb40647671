import { pagesReadOn, type Source } from '../source.ts';
import { area } from './area.ts';
import { notice307, notice308, notice313, notice319, notice397 } from './orders.ts';
import { ecoarcz, intereco, mesecMaternity, myucto, sicknessAct, socialAct, unions } from './sources.ts';
import { averageWage } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-21');

const sickness2026 = page(
  'Podnikatel.cz, Výše záloh na nemocenské pojištění, které zaplatí OSVČ v roce 2026',
  'https://www.podnikatel.cz/clanky/vyse-zaloh-na-nemocenske-pojisteni-ktere-zaplati-osvc-v-roce-2026/',
);
const conto = page(
  'Conto servis, Redukční hranice 2024',
  'https://www.conto-servis.cz/nemocenske-pojisteni/redukcni-hranice-2024',
);
const alfa = page(
  'Alfa software, Redukční hranice pro rok 2024',
  'https://www.alfasoftware.cz/blog/redukcni-hranice-pro-rok-2024/',
);
const wagePay2026 = page(
  'Podnikatel.cz, Náhrada mzdy 2026 (říjen 2025)',
  'https://www.podnikatel.cz/clanky/nahrada-mzdy-2026-vyssi-upravuji-se-povinnosti-pro-nemocenske-daky/',
);
const thresholds: readonly Source[] = [
  sicknessAct('§ 22(1): a thirtieth of the average wage, 1.5 and 3 times that, each up to 1 CZK in the end'),
  notice397('the three thresholds of 2026'),
  notice307('the three thresholds of 2025'),
  notice313('the three thresholds of 2024'),
  notice319('the three thresholds of 2023'),
  conto('the three thresholds of 2023 and 2024 (313/2023 Sb.)'),
  mesecMaternity('the three thresholds of 2026'),
  wagePay2026('the three thresholds of 2025 and 2026 (397/2025 Sb.)'),
  alfa('a thirtieth of the average wage, 1.5 and 3 times'),
];

const thresholdNote =
  'A thirtieth of the average wage, 1.5 and 3 times that, each rounded up to 1 CZK from the exact thirtieth.';
const voluntary = 'No calculator uses it. This insurance is voluntary, and you choose how much you pay.';

/** Sickness insurance: what the self-employed pay, and the thresholds all its benefits are reduced by. */
export const sicknessInsurance = area({
  'cz.sickness.self.rate': {
    title: 'Voluntary sickness insurance',
    unit: 'rate',
    act: '589/1992 Sb.',
    section: '§ 7(1)(e)(2)',
    lasts: 'until changed',
    about:
      'Sickness insurance of the self-employed (nemocenské pojištění OSVČ) is voluntary. Maternity pay needs it.',
    values: [
      { from: '2023-01-01', value: 0.021, sure: { 2023: '1' } },
      { from: '2024-01-01', value: 0.027, sure: { 2024: '2', 2025: '1', 2026: '2' } },
    ],
    sources: [
      socialAct('§ 7(1)(e)(2): 2.7 %'),
      myucto('2.7 %, 2024 to 2026'),
      unions('2.7 % in all for sickness, 2024'),
    ],
    unread: voluntary,
  },

  'cz.sickness.self.minimumBase.month': {
    title: 'Voluntary sickness insurance: minimum monthly base',
    unit: 'CZK',
    act: '589/1992 Sb.',
    section: '§ 5b(4)',
    lasts: averageWage,
    about: 'The minimum a month that voluntary sickness insurance (nemocenské pojištění OSVČ) is based on.',
    values: [
      { from: '2023-01-01', value: 8_000, sure: { 2023: '1', 2024: '2' } },
      { from: '2025-01-01', value: 9_000, sure: { 2025: '1', 2026: '1' } },
      { from: '2027-01-01', value: 10_000, sure: { 2027: 'd' } },
    ],
    sources: [
      socialAct('§ 5b(4): twice the monthly income from which employees are insured'),
      notice308('4 500 CZK from 2025: twice is 9 000'),
      myucto('8 000 CZK in 2024, 9 000 in 2025 and 2026'),
    ],
    unread: voluntary,
  },

  'cz.sickness.self.minimumPremium': {
    title: 'Voluntary sickness insurance: minimum monthly premium',
    unit: 'CZK',
    act: '589/1992 Sb.',
    section: '§ 7(1)(e)(2)',
    lasts: averageWage,
    about: 'The least a month voluntary sickness insurance (nemocenské pojištění OSVČ) costs.',
    values: [
      { from: '2023-01-01', value: 168, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 216, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 243, sure: { 2025: '1', 2026: '1' } },
      { from: '2027-01-01', value: 270, sure: { 2027: 'd' } },
    ],
    sources: [
      socialAct('§ 7(1)(e)(2): 2.7 % of at least the smallest base, § 5b(4)'),
      sickness2026('243 CZK in 2025 and 2026'),
      ecoarcz('168 CZK, 2023'),
      intereco('243 CZK, 2026'),
    ],
    unread: voluntary,
  },

  'cz.sickness.threshold.first': {
    title: 'First reduction threshold a day',
    unit: 'CZK',
    act: '187/2006 Sb.',
    section: '§ 22(1)(a)',
    lasts: averageWage,
    about:
      'The first reduction threshold (redukční hranice): up to it, daily income counts in full for maternity pay.',
    note: thresholdNote,
    values: [
      { from: '2023-01-01', value: 1_345, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 1_466, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 1_552, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 1_633, sure: { 2026: '6' } },
      { from: '2027-01-01', value: 1_723, sure: { 2027: 'd' } },
    ],
    sources: thresholds,
  },

  'cz.sickness.threshold.second': {
    title: 'Second reduction threshold a day',
    unit: 'CZK',
    act: '187/2006 Sb.',
    section: '§ 22(1)(b)',
    lasts: averageWage,
    about:
      'The second reduction threshold (redukční hranice): between the first and this one, 60 % of daily income counts.',
    note: thresholdNote,
    values: [
      { from: '2023-01-01', value: 2_017, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 2_199, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 2_328, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 2_449, sure: { 2026: '6' } },
      { from: '2027-01-01', value: 2_584, sure: { 2027: 'd' } },
    ],
    sources: thresholds,
  },

  'cz.sickness.threshold.third': {
    title: 'Third reduction threshold a day',
    unit: 'CZK',
    act: '187/2006 Sb.',
    section: '§ 22(1)(c)',
    lasts: averageWage,
    about:
      'The third reduction threshold (redukční hranice): between the second and this one, 30 % of daily income counts. Nothing counts above it.',
    note: thresholdNote,
    values: [
      { from: '2023-01-01', value: 4_033, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 4_397, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 4_656, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 4_897, sure: { 2026: '6' } },
      { from: '2027-01-01', value: 5_167, sure: { 2027: 'd' } },
    ],
    sources: thresholds,
  },
});
