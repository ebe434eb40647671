import { pagesReadOn, type Source } from '../source.ts';
import { area } from './area.ts';
import { fertek, incomeTaxAct, intereco, myucto } from './sources.ts';
import { minimumWage } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-21');

const idnesChildren = page(
  'iDNES.cz, Slevy a bonus na děti v roce 2026',
  'https://www.idnes.cz/finance/dane/sleva-na-dite-bonus-podminky-2026-rodiny-s-detmi.A251123_124706_p_dane_sov',
);
const changes2023 = page(
  'Živnostník.cz, Daňové a související změny od roku 2023',
  'https://zivnostnik.cz/sdru/33/danove-a-souvisejici-zmeny-od-roku-2023-uniqueidmRRWSbk196FNf8-jVUh4EspaFgFPoWWuhWBaHAibcSY/?query=1&serp=1',
);
const children: readonly Source[] = [
  incomeTaxAct(
    '§ 35c(1): 15 204, 22 320 and 27 840 CZK a year; § 35c(10) and § 35d(2): a twelfth a month; § 35c(7): twice with a ZTP/P card',
  ),
  fertek('15 204, 22 320 and 27 840 CZK a year, 2022 to 2026'),
  myucto('the same, 2024 to 2026; 1 267, 1 860 and 2 320 a month, 2026'),
  idnesChildren('unchanged in 2026'),
];

const childrenNote =
  'The amounts are unchanged since 2022. A child with a ZTP/P card counts twice. Months count from the one the child is born in.';

/** Tax benefit for children: what is taken off the tax, and what is paid out as a bonus. */
export const childBenefit = area({
  'cz.credit.child.first.year': {
    title: 'First child, per year',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35c(1)',
    lasts: 'until changed',
    about:
      'Taken off the tax for the first child (daňové zvýhodnění na dítě). Anything above the tax may be paid out as a bonus.',
    note: childrenNote,
    values: [{ from: '2023-01-01', value: 15_204, sure: { 2023: '2', 2024: '3', 2025: '4', 2026: '6' } }],
    sources: children,
  },

  'cz.credit.child.second.year': {
    title: 'Second child, per year',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35c(1)',
    lasts: 'until changed',
    about:
      'Taken off the tax for the second child (daňové zvýhodnění na dítě). One parent counts each child.',
    note: childrenNote,
    values: [{ from: '2023-01-01', value: 22_320, sure: { 2023: '2', 2024: '3', 2025: '4', 2026: '6' } }],
    sources: children,
  },

  'cz.credit.child.third.year': {
    title: 'Third and each extra child, per year',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35c(1)',
    lasts: 'until changed',
    about: 'Taken off the tax for the third and each extra child (daňové zvýhodnění na dítě).',
    note: childrenNote,
    values: [{ from: '2023-01-01', value: 27_840, sure: { 2023: '2', 2024: '3', 2025: '4', 2026: '6' } }],
    sources: children,
  },

  'cz.credit.child.first.month': {
    title: 'First child, per month',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35c(1), § 35d(2)',
    lasts: 'until changed',
    about: 'The part of one month for the first child (daňové zvýhodnění na dítě), used in the monthly wage.',
    values: [{ from: '2023-01-01', value: 1_267, sure: { 2023: '2', 2024: '3', 2025: '4', 2026: '6' } }],
    sources: children,
  },

  'cz.credit.child.second.month': {
    title: 'Second child, per month',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35c(1), § 35d(2)',
    lasts: 'until changed',
    about:
      'The part of one month for the second child (daňové zvýhodnění na dítě), used in the monthly wage.',
    values: [{ from: '2023-01-01', value: 1_860, sure: { 2023: '2', 2024: '3', 2025: '4', 2026: '6' } }],
    sources: children,
  },

  'cz.credit.child.third.month': {
    title: 'Third and each extra child, per month',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35c(1), § 35d(2)',
    lasts: 'until changed',
    about:
      'The part of one month for the third and each extra child (daňové zvýhodnění na dítě), used in the monthly wage.',
    values: [{ from: '2023-01-01', value: 2_320, sure: { 2023: '2', 2024: '3', 2025: '4', 2026: '6' } }],
    sources: children,
  },

  'cz.bonus.minimumIncome.year': {
    title: 'Child bonus: minimum yearly income',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35c(4)',
    lasts: minimumWage,
    about:
      'The income a year from work or business needed for a child bonus (daňový bonus): six minimum wages.',
    note: 'Income from work and business counts, before expenses. The bonus has had no upper limit since 2021.',
    values: [
      { from: '2023-01-01', value: 103_800, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 113_400, sure: { 2024: '1' } },
      { from: '2025-01-01', value: 124_800, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 134_400, sure: { 2026: '4' } },
      { from: '2027-01-01', value: 149_400, sure: { 2027: 'd' } },
    ],
    sources: [
      incomeTaxAct('§ 35c(4): income of § 6 or § 7 of at least six minimum wages'),
      intereco('134 400 CZK, 2026'),
      changes2023('103 800 CZK, § 35c(4), 2023'),
      myucto('113 400, 124 800 and 134 400 CZK, 2024 to 2026'),
    ],
  },

  'cz.bonus.minimumIncome.month': {
    title: 'Child bonus: minimum monthly income',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35d(4)',
    lasts: minimumWage,
    about:
      'The gross wage a month needed for a monthly child bonus (měsíční daňový bonus): half the minimum wage.',
    values: [
      { from: '2023-01-01', value: 8_650, sure: { 2023: '1' } },
      { from: '2024-01-01', value: 9_450, sure: { 2024: 'd' } },
      { from: '2025-01-01', value: 10_400, sure: { 2025: 'd' } },
      { from: '2026-01-01', value: 11_200, sure: { 2026: '3' } },
      { from: '2027-01-01', value: 12_450, sure: { 2027: 'd' } },
    ],
    sources: [
      incomeTaxAct('§ 35d(4): at least half the minimum wage, down to 1 CZK'),
      intereco('11 200 CZK, 2026'),
      changes2023('8 650 CZK, half the minimum wage, § 35d(4), 2023'),
      myucto('11 200 CZK, 2026'),
    ],
  },

  'cz.bonus.smallest.year': {
    title: 'Child bonus: smallest yearly amount paid',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35c(3)',
    lasts: 'until changed',
    about: 'A smaller yearly child bonus (daňový bonus) is not paid out.',
    values: [{ from: '2023-01-01', value: 100, sure: { 2023: 'k', 2024: '1', 2025: '1', 2026: '3' } }],
    sources: [incomeTaxAct('§ 35c(3): at least 100 CZK'), myucto('100 CZK, 2024 to 2026')],
  },

  'cz.bonus.smallest.month': {
    title: 'Child bonus: smallest monthly amount paid',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35d(4)',
    lasts: 'until changed',
    about: 'A smaller monthly child bonus (měsíční daňový bonus) is not paid out with the wage.',
    note: 'Exactly 50 CZK is paid; an overpayment of the year has to be more than 50 CZK.',
    values: [{ from: '2023-01-01', value: 50, sure: { 2023: 'k', 2024: '1', 2025: '1', 2026: '3' } }],
    sources: [incomeTaxAct('§ 35d(4): at least 50 CZK'), myucto('at least 50 CZK, § 35d(4), 2026')],
  },
});
