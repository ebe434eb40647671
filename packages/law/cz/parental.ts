import { pagesReadOn } from '../source.ts';
import { area } from './area.ts';
import { familyAct, familyChangeAct, familyRiseAct, sicknessAct } from './sources.ts';

const page = pagesReadOn('2026-11-21');

const kalkulackycz = page(
  'Finanční kalkulačky, parental allowance by year',
  'https://github.com/kalkulackycz/financni-kalkulacky',
);
const blesk = page(
  'Blesk.cz, Odborníci na telefonu: rodičovský příspěvek (duben 2023)',
  'https://www.blesk.cz/clanek/zpravy-udalosti/740267/odbornici-na-telefonu-uz-ve-stredu-pomohou-s-dluhy-prispevkem-na-bydleni-i-se-zamestnanim.html',
);
const twins = page(
  'Mateřská.org, Rodičovská na dvojčata 2023',
  'https://materska.org/t/rodicovska-na-dvojcata/',
);
const twins2026 = page(
  'Peníze.cz, Vyšší rodičovský příspěvek pro dvojčata přijde i zpětně',
  'https://www.penize.cz/rodicovsky-prispevek/473880-vyssi-rodicovsky-prispevek-pro-dvojcata-prijde-i-zpetne',
);
const moneymag = page(
  'Moneymag, Rodičovský příspěvek v roce 2026',
  'https://moneymag.cz/autor/marie-dvorakova-21/158',
);
const pool2024 = page(
  'Kalkulačka.org, Výpočet maximální rodičovské v roce 2024',
  'https://kalkulacka.org/vypocet/vypocet-maximalni-rodicovske-v-roce-2020',
);
const radioParental = page(
  'Radio Prague International, Parental allowance set to increase from January',
  'https://english.radio.cz/node/8801544',
);
const novinkyParental = page(
  'Novinky.cz, Zvýšenou rodičovskou každý nevyčerpá (2019)',
  'https://www.novinky.cz/finance/clanek/zvysenou-rodicovskou-kazdy-nevycerpa-40303207',
);
const parental2025 = page(
  'Měšec.cz, Strop pro výplatu rodičovského příspěvku bude od července vyšší (červen 2025)',
  'https://www.mesec.cz/clanky/strop-pro-vyplatu-rodicovskeho-prispevku-bude-od-cervence-vyssi-chysta-se-i-vic-penez-pro-dvojcata/',
);
const parental2026 = page(
  'Peníze.cz, Rodičovský příspěvek 2026: kolik dostanete a kdo si přilepší',
  'https://www.penize.cz/rodicovsky-prispevek/479012-rodicovsky-prispevek-2026-kolik-dostanete-a-kdo-si-prilepsi',
);
const parentalBill = page(
  'Měšec.cz, Chystají se změny, které ovlivní peněženky rodičů (červenec 2023)',
  'https://www.mesec.cz/clanky/chystaji-se-zmeny-ktere-ovlivni-penezenky-rodicu-kdo-si-polepsi/',
);

/** Parental allowance. */
export const parental = area({
  'cz.parental.pool.one': {
    title: 'Total parental allowance, one child',
    unit: 'CZK',
    act: '117/1995 Sb.',
    section: '§ 30(1)',
    lasts: 'until changed',
    about:
      'Parental allowance (rodičovský příspěvek) is a sum you draw month by month. This is the sum for one child, by the year of birth.',
    note: 'What matters is the day the child is born, not the day the allowance starts.',
    values: [
      { from: '2023-01-01', value: 300_000, sure: { 2023: '4' } },
      { from: '2024-01-01', value: 350_000, sure: { 2024: '5', 2025: '4', 2026: '5' } },
      { from: '2027-01-01', value: 400_000, sure: { 2027: '2' } },
    ],
    sources: [
      familyAct('§ 30(1): 350 000 CZK'),
      familyChangeAct(
        'Art. I(9) and II(2): 350 instead of 300 000 CZK for children born from 1 January 2024',
      ),
      familyRiseAct('Art. I, Art. II: 400 instead of 350 000 CZK for children born from 1 January 2027'),
      twins2026('350 000 CZK in 2025, unchanged in 2026'),
      radioParental('350 000 instead of 300 000 CZK for children born from 2024'),
      pool2024('350 000 CZK, 2024'),
      kalkulackycz('400 000 CZK, 2027'),
    ],
  },

  'cz.parental.pool.more': {
    title: 'Total parental allowance, two or more children',
    unit: 'CZK',
    act: '117/1995 Sb.',
    section: '§ 30(1)',
    lasts: 'until changed',
    about: 'The sum of parental allowance (rodičovský příspěvek) for twins and more.',
    note: 'The doubling in 2026 also applies to claims already running. The rise in 2027 is for children born from 1 January 2027.',
    values: [
      { from: '2023-01-01', value: 450_000, sure: { 2023: '3' } },
      { from: '2024-01-01', value: 525_000, sure: { 2024: '4', 2025: '3' } },
      { from: '2026-01-01', value: 700_000, sure: { 2026: '6' } },
      { from: '2027-01-01', value: 800_000, sure: { 2027: '2' } },
    ],
    sources: [
      familyAct('§ 30(1): twice 350 000 CZK'),
      familyRiseAct('Art. I: 400 instead of 350 000 CZK in § 30(1), and so twice that'),
      twins2026('700 000 CZK from 2026, 525 000 before'),
      moneymag('700 000 CZK from 2026'),
      pool2024('525 000 CZK, 2024'),
      twins('450 000 CZK, 2023'),
      kalkulackycz('800 000 CZK, 2027'),
    ],
  },

  'cz.parental.monthlyLimit.one': {
    title: 'Parental allowance a month without a daily base, one child',
    unit: 'CZK',
    act: '117/1995 Sb.',
    section: '§ 30(3)(a)',
    lasts: 'until changed',
    about:
      'The most a month of parental allowance (rodičovský příspěvek) for parents without insured income.',
    note: 'What matters is the first day of the allowance. It went up from 13 000 CZK on 1 July 2025. Some calculators use 15 000 CZK from 2024.',
    values: [
      { from: '2023-01-01', value: 13_000, sure: { 2023: '2', 2024: '2!', 2025: '2!' } },
      { from: '2025-07-01', value: 15_000, sure: { 2025: '2!', 2026: '5' } },
    ],
    sources: [
      familyAct('§ 30(3)(a): no more than 15 000 CZK'),
      familyChangeAct('Art. I: § 30(3) stayed as it was in 2024'),
      parental2026('15 000 CZK; 13 000 until June 2025'),
      parental2025('13 000 CZK, 2 000 more from July 2025'),
      blesk('13 000 CZK, 2023'),
      twins('13 000 CZK from July 2022'),
      kalkulackycz('against: 15 000 CZK for every year'),
    ],
    disputes: ['parental-limit-2025'],
  },

  'cz.parental.monthlyLimit.more': {
    title: 'Parental allowance a month without a daily base, two or more',
    unit: 'CZK',
    act: '117/1995 Sb.',
    section: '§ 30(3)(c)',
    lasts: 'until changed',
    about: 'The same limit for twins and more (rodičovský příspěvek).',
    note: '1.5 times the limit of one child until 2025, twice from 2026. We worked out the 22 500 CZK for July to December 2025, and haven’t read it anywhere.',
    values: [
      { from: '2023-01-01', value: 19_500, sure: { 2023: '2', 2024: '1d', 2025: 'd' } },
      { from: '2025-07-01', value: 22_500, sure: { 2025: 'd' } },
      { from: '2026-01-01', value: 30_000, sure: { 2026: '5' } },
    ],
    sources: [
      familyAct('§ 30(3)(c): twice the amount of (a)'),
      parental2026('30 000 CZK from 2026'),
      blesk('19 500 CZK, 2023'),
      twins('19 500 CZK from July 2022: 1.5 times'),
      parentalBill('1.5 times, from 2024 too'),
      kalkulackycz('30 000 CZK from 2026; against: 15 000 for 2024 and 2025'),
    ],
    disputes: ['parental-limit-2025'],
  },

  'cz.parental.rate': {
    title: 'Parental allowance a month: of 30 daily bases',
    unit: 'rate',
    act: '117/1995 Sb.',
    section: '§ 30(3)(b)',
    lasts: 'until changed',
    about:
      'Parents with insured income may draw up to this part of 30 daily bases a month (rodičovský příspěvek).',
    note: 'The daily base is the one of maternity pay, reduced by the thresholds and rounded up to 1 CZK; the days are not rounded one by one.',
    values: [{ from: '2023-01-01', value: 0.7, sure: { 2023: '2', 2024: '2', 2025: '2', 2026: '2' } }],
    sources: [
      familyAct('§ 30(3)(b): 70 % of 30 times the daily assessment base; § 30(2): that of maternity pay'),
      sicknessAct(
        '§ 21(1)(b), (3) and (4): for maternity pay the base is reduced by the thresholds, up to 1 CZK',
      ),
      parental2025('70 % of 30 daily bases, 2025'),
      parentalBill('70 % of 30 daily bases, 2023 and 2024'),
      novinkyParental('70 % of 30 reduced daily bases, 2019'),
      kalkulackycz('70 % of 30 daily bases'),
    ],
    disputes: ['parental-ceiling'],
  },

  'cz.parental.moreFactor': {
    title: 'Parental allowance a month: factor for two or more',
    unit: 'count',
    act: '117/1995 Sb.',
    section: '§ 30(3)(c)',
    lasts: 'until changed',
    about: 'For twins and more, the total and the monthly limits are this many times higher.',
    values: [
      { from: '2023-01-01', value: 1.5, sure: { 2023: '3', 2024: '3', 2025: '2' } },
      { from: '2026-01-01', value: 2, sure: { 2026: '4' } },
    ],
    sources: [
      familyAct('§ 30(1) and (3)(c): twice'),
      twins2026('twice from 2026, 1.5 times before'),
      parentalBill('1.5 times, 2023 and 2024'),
      twins('1.5 times, 2022 and 2023'),
    ],
  },

  'cz.parental.ageLimit': {
    title: 'Parental allowance until the child is',
    unit: 'years',
    act: '117/1995 Sb.',
    section: '§ 30(1)',
    lasts: 'until changed',
    about:
      'Parental allowance (rodičovský příspěvek) ends when the child reaches this age, and what isn’t drawn by then is lost. What is left when the next child is born is paid out at once, if a parent is insured.',
    note: 'When the next child is born, or maternity pay for it begins, the rest is paid out all at once: one of the parents has to be insured as an employee or be self-employed on the day of the birth (§ 30a(1)).',
    values: [
      { from: '2023-01-01', value: 4, sure: { 2023: '4' } },
      { from: '2024-01-01', value: 3, sure: { 2024: '5', 2025: '3', 2026: '3' } },
    ],
    sources: [
      familyAct(
        '§ 30(1): until 3 years; § 30b(1)(d): the whole month of that day; § 30a(1): the rest is paid out when the next child is born',
      ),
      familyChangeAct('Art. I(10) and II(3): 3 instead of 4 years for children born from 1 January 2024'),
      radioParental('three years instead of four for children born from 2024'),
      pool2024('3 years, 2024'),
      kalkulackycz('4 years in 2023, 3 from 2024'),
    ],
  },
});
