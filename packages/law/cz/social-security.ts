import { pagesReadOn, type Source } from '../source.ts';
import { area } from './area.ts';
import { order177, order290 } from './orders.ts';
import {
  danestandou,
  delfy,
  ecoarcz,
  fertek,
  idnesWage,
  lowerMinimumAct,
  mesecAdvances,
  metro2026,
  myucto,
  pensionAct,
  socialAct,
  starters,
  unions,
  xzd3n3k,
} from './sources.ts';
import { averageWage } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-21');

const dumfinanci = page(
  'Dům financí, Povinné pojistné v roce 2024',
  'https://dumfinanci.cz/clanky/7633-povinne-pojistne-v-roce-2024/',
);
const social2024 = page(
  'Podnikatel.cz, Jaké změny platí u sociálního pojištění OSVČ (březen 2024)',
  'https://www.podnikatel.cz/clanky/jake-zmeny-plati-u-socialniho-pojisteni-osvc-a-jake-dalsi-novinky-se-chystaji/',
);
const advances2026 = page(
  'Podnikatel.cz, OSVČ budou v roce 2026 platit zprvu vyšší zálohy, pak jim ale klesnou',
  'https://www.podnikatel.cz/clanky/osvc-budou-v-roce-2026-platit-zprvu-vyssi-zalohy-na-pojistnem-pak-jim-ale-klesnou/',
);
const changes2026 = page(
  'Podnikatel.cz, Velký rozcestník změn v roce 2026',
  'https://www.podnikatel.cz/clanky/velky-rozcestnik-zmen-v-roce-2026-ktere-se-tykaji-podnikatelu',
);
const lidovky2026 = page(
  'Lidovky.cz, OSVČ: daně, zálohy, odvody 2026',
  'https://www.lidovky.cz/byznys/osvc-dane-zalohy-odvody-2026-pausalni-dan.A251204_132554_ln_ekonomika_paza',
);
const lerika = page(
  'Lerika, Sociální a zdravotní pojištění OSVČ v roce 2024',
  'https://blog.lerika.eu/2023/12/08/socialni-a-zdravotni-pojisteni-osvc-v-roce-2024/',
);
const golan = page(
  'Golan, Změny u začínajících OSVČ účinné od roku 2024 a 2025',
  'https://golan.cz/zmeny-u-zacinajicich-osvc-ucinne-od-roku-2024-a-2025',
);
const republished = page(
  'Podnikatel.cz, zákon č. 589/1992 Sb., odvod pojistného OSVČ (znění od 1. 7. 2024)',
  'https://podnikatel.cz/zakony/zakon-c-589-1992-sb-o-pojistnem-na-socialni-zabezpeceni-a-prispevku-na-statni-politiku-zamestnanosti/f7798838',
);
const billOfMinimum = page(
  'Podnikatel.cz, Práce kvapná: Schillerová a spol. zapomněli u snížení záloh na OSVČ s paušální daní',
  'https://www.podnikatel.cz/clanky/prace-kvapna-schillerova-a-spol-zapomneli-u-snizeni-zaloh-na-osvc-s-pausalni-dani/',
);
const mainMinimum: readonly Source[] = [
  advances2026('5 720 CZK, then 5 005; the difference is overpaid'),
  mesecAdvances('5 720 CZK from January 2026; 5 005 back to January once the bill passes'),
  starters('2 944 CZK, 2023'),
  social2024('3 852 CZK, 30 % of the average wage, 2024'),
];
const starting: readonly Source[] = [
  golan('base 10 992 and advance 3 210 in 2024, 11 640 and 3 399 in 2025'),
  changes2026('3 575 CZK, 2026'),
  mesecAdvances('3 575 CZK, a quarter of the average wage, first three years, 2026'),
  social2024('lower minimum of starting activities, new in 2024'),
];
const secondary: readonly Source[] = [
  ecoarcz('advance 1 178, base 48 396 CZK, 2023'),
  lerika('11 % of the average wage from 2024'),
  changes2026('1 574 CZK in 2026, 1 496 in 2025'),
  myucto('bases 58 044, 61 476 and 64 644 CZK, 2024 to 2026'),
];

const yearOfMonths = '§ 5b(2): the smallest base of a month times the months of the activity';

const minimumNote =
  'The base of a month is rounded up to 1 CZK, a year is twelve of them, and the advance is rounded up again.';

/** Social security of employees, employers and the self-employed. */
export const socialSecurity = area({
  'cz.social.employee.rate': {
    title: 'Social security, employee',
    unit: 'rate',
    act: '589/1992 Sb.',
    section: '§ 7(1)(d)',
    lasts: 'until changed',
    about:
      'The part of the gross wage an employee pays for pension and sickness insurance (sociální pojištění). The employer takes it from the wage.',
    note: 'The premium is rounded up to 1 CZK. 0.6 % for sickness came on top of 6.5 % in 2024.',
    values: [
      { from: '2023-01-01', value: 0.065, sure: { 2023: '5' } },
      { from: '2024-01-01', value: 0.071, sure: { 2024: '4', 2025: '2', 2026: '5' } },
    ],
    sources: [
      socialAct('§ 7(1)(d): 7.1 %, of it 0.6 % for sickness and 6.5 % for pensions; § 7(3): up to 1 CZK'),
      delfy('6.5 % in 2023, 7.1 % in 2024'),
      idnesWage('7.1 %, 2026'),
      dumfinanci('6.5 % and 0.6 % for sickness, 2024'),
    ],
  },

  'cz.social.employer.rate': {
    title: 'Social security, employer',
    unit: 'rate',
    act: '589/1992 Sb.',
    section: '§ 7(1)(a)',
    lasts: 'until changed',
    about:
      'What the employer pays for social security (sociální pojištění) on top of the gross wage. Dangerous work and rescue services have higher rates.',
    note: 'The premium is rounded up to 1 CZK. Rescue services pay 29.8 %; dangerous work pays 27.8 % in 2026 and 28.8 % in 2027.',
    values: [{ from: '2023-01-01', value: 0.248, sure: { 2023: '4', 2024: '2', 2025: '2', 2026: '5' } }],
    sources: [
      socialAct(
        '§ 7(1)(a): 24.8 %; rescue services 29.8 %, § 7(1)(b), dangerous work 27.8 % in 2026 and 28.8 % in 2027, § 7(1)(c)',
      ),
      delfy('24.8 %, 2022 to 2024'),
      danestandou('24.8 %, 2026'),
      unions('24.8 % and what it consists of, 2024'),
    ],
  },

  'cz.social.maximumBase.year': {
    title: 'Maximum yearly base for social security',
    unit: 'CZK',
    act: '589/1992 Sb.',
    section: '§ 15a(1) and (5)',
    lasts: averageWage,
    about:
      'Nobody pays social security on anything above this much a year (maximální vyměřovací základ). It is 48 average wages.',
    note: 'It covers the whole year, not each month. Above it neither side pays.',
    values: [
      { from: '2023-01-01', value: 1_935_552, sure: { 2023: '4' } },
      { from: '2024-01-01', value: 2_110_416, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 2_234_736, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 2_350_416, sure: { 2026: '4' } },
      { from: '2027-01-01', value: 2_479_824, sure: { 2027: 'd' } },
    ],
    sources: [
      socialAct('§ 15a(1) and (5): 48 average wages, of employees and of the self-employed'),
      delfy('1 935 552 CZK in 2023, 2 110 416 in 2024: 48 average wages'),
      xzd3n3k('2 350 416 CZK, 2026'),
      myucto('2 110 416 to 2 350 416 CZK, 2024 to 2026'),
    ],
  },

  'cz.social.self.share': {
    title: 'Part of the profit that social security is paid on',
    unit: 'rate',
    act: '589/1992 Sb.',
    section: '§ 5b(1)',
    lasts: 'until changed',
    about: 'The self-employed (OSVČ) pay social security from this part of their profit (vyměřovací základ).',
    note: 'The base of the year is rounded up to 1 CZK.',
    values: [
      { from: '2023-01-01', value: 0.5, sure: { 2023: '4' } },
      { from: '2024-01-01', value: 0.55, sure: { 2024: '4', 2025: '4', 2026: '5' } },
    ],
    sources: [
      socialAct('§ 5b(1): at least 50 % of the tax base before 2024, 55 % since; § 5d: up to 1 CZK'),
      social2024('55 % from 2024, 50 % before'),
      danestandou('55 %, 2026'),
      lerika('55 % from 2024, 50 % before'),
      starters('50 %, 2023'),
    ],
  },

  'cz.social.self.rate': {
    title: 'Social security of the self-employed',
    unit: 'rate',
    act: '589/1992 Sb.',
    section: '§ 7(1)(e)(1)',
    lasts: 'until changed',
    about:
      'The rate of social security of the self-employed (sociální pojištění OSVČ): pension and employment policy.',
    note: 'The yearly premium is rounded up to 1 CZK.',
    values: [{ from: '2023-01-01', value: 0.292, sure: { 2023: '3', 2024: '3', 2025: '3', 2026: '5' } }],
    sources: [
      socialAct('§ 7(1)(e)(1): 29.2 %, of it 28 % for pensions; § 7(3): up to 1 CZK'),
      danestandou('29.2 %, 2026'),
      starters('29.2 %, 2023'),
      myucto('29.2 %, 2024 to 2026'),
    ],
  },

  'cz.social.self.minimumBase.main.year': {
    title: 'Minimum yearly base for social security, main activity',
    unit: 'CZK',
    act: '589/1992 Sb.',
    section: '§ 5b(2)(a), § 14(5)',
    lasts: averageWage,
    about:
      'If a trade licence is your main activity, you pay social security on at least this much a year (minimální vyměřovací základ), even at a loss.',
    note: minimumNote,
    values: [
      { from: '2023-01-01', value: 120_972, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 158_292, sure: { 2024: '1' } },
      { from: '2025-01-01', value: 195_540, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 205_668, sure: { 2026: '2!' } },
      { from: '2027-01-01', value: 216_996, sure: { 2027: 'd' } },
    ],
    sources: [
      lowerMinimumAct(
        'Art. II(5): for 2026 the smallest base of a month is that of § 14(5) in the wording since 1 July, 35 % of the average wage',
      ),
      socialAct(`§ 14(5), first sentence: 35 % of the average wage a month; ${yearOfMonths}`),
      myucto('158 292 and 195 540 CZK in 2024 and 2025; against: 235 044 for 2026'),
      ecoarcz('120 972 CZK, 2023'),
      billOfMinimum('what was paid above 35 % counts when the premium of the year is set'),
      ...mainMinimum,
    ],
    disputes: ['social-minimum-2026'],
  },

  'cz.social.self.minimumBase.starting.year': {
    title: 'Minimum yearly base for social security, starting activity',
    unit: 'CZK',
    act: '589/1992 Sb.',
    section: '§ 5b(2)(a), § 14(5)',
    lasts: averageWage,
    about:
      'A lower yearly minimum for somebody who starts a main activity for the first time in 20 years (začínající OSVČ), in the first year and two more, since 2024.',
    note: minimumNote,
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 131_904, sure: { 2024: '1d' } },
      { from: '2025-01-01', value: 139_680, sure: { 2025: '1d' } },
      { from: '2026-01-01', value: 146_904, sure: { 2026: '1d' } },
      { from: '2027-01-01', value: 154_992, sure: { 2027: 'd' } },
    ],
    sources: [
      socialAct(
        `§ 14(5), second sentence: 25 % of the average wage a month, in the first year and the two after it; ${yearOfMonths}`,
      ),
      ...starting,
    ],
  },

  'cz.social.self.minimumBase.secondary.year': {
    title: 'Minimum yearly base for social security, secondary activity',
    unit: 'CZK',
    act: '589/1992 Sb.',
    section: '§ 5b(2)(b), § 14(5)',
    lasts: averageWage,
    about:
      'The yearly minimum for a trade licence alongside a job, studies or parental leave (vedlejší činnost), once its profit reaches the limit.',
    note: minimumNote,
    values: [
      { from: '2023-01-01', value: 48_396, sure: { 2023: '1' } },
      { from: '2024-01-01', value: 58_044, sure: { 2024: '1' } },
      { from: '2025-01-01', value: 61_464, sure: { 2025: '1' } },
      { from: '2026-01-01', value: 64_644, sure: { 2026: '1' } },
      { from: '2027-01-01', value: 68_196, sure: { 2027: 'd' } },
    ],
    sources: [
      socialAct(`§ 14(5), third sentence: 11 % of the average wage a month; ${yearOfMonths}`),
      ...secondary,
    ],
  },

  'cz.social.self.minimumAdvance.main': {
    title: 'Minimum monthly social security advance, main activity',
    unit: 'CZK',
    act: '589/1992 Sb.',
    section: '§ 14(5)',
    lasts: averageWage,
    about:
      'The smallest monthly payment of social security (záloha na sociální pojištění) with a trade licence as the main activity.',
    note: minimumNote,
    values: [
      { from: '2023-01-01', value: 2_944, sure: { 2023: '3' } },
      { from: '2024-01-01', value: 3_852, sure: { 2024: '3' } },
      { from: '2025-01-01', value: 4_759, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 5_720, sure: { 2026: '6!' } },
      { from: '2026-07-01', value: 5_005, sure: { 2026: '6!' } },
      { from: '2027-01-01', value: 5_281, sure: { 2027: 'd' } },
    ],
    sources: [
      lowerMinimumAct(
        'Art. I and II(1): 35 instead of 40 % of the average wage, for advances from 1 July 2026; art. II(2): the difference of January to June is paid back on a written request by 31 December 2026',
      ),
      socialAct('§ 14(5), first sentence: 35 % of the average wage; § 14(13): up to 1 CZK'),
      ...mainMinimum,
      metro2026('4 759 CZK in 2025, 5 720 in 2026'),
    ],
    disputes: ['social-minimum-2026'],
  },

  'cz.social.self.minimumAdvance.starting': {
    title: 'Minimum monthly social security advance, starting activity',
    unit: 'CZK',
    act: '589/1992 Sb.',
    section: '§ 14(5)',
    lasts: averageWage,
    about:
      'The minimum monthly social security payment (záloha) for somebody who starts a main activity for the first time in 20 years.',
    note: 'New in 2024. Before that, everybody’s minimum was a quarter of the average wage. The base is rounded up to 1 CZK, the advance again.',
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 3_210, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 3_399, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 3_575, sure: { 2026: '4' } },
      { from: '2027-01-01', value: 3_772, sure: { 2027: 'd' } },
    ],
    sources: [
      socialAct('§ 14(5), second sentence: 25 % of the average wage; § 14(13): up to 1 CZK'),
      ...starting,
    ],
  },

  'cz.social.self.minimumAdvance.secondary': {
    title: 'Minimum monthly social security advance, secondary activity',
    unit: 'CZK',
    act: '589/1992 Sb.',
    section: '§ 14(5)',
    lasts: averageWage,
    about:
      'The smallest monthly payment of social security (záloha) for a secondary activity (vedlejší činnost) that has to pay.',
    note: minimumNote,
    values: [
      { from: '2023-01-01', value: 1_178, sure: { 2023: '2' } },
      { from: '2024-01-01', value: 1_413, sure: { 2024: '1d' } },
      { from: '2025-01-01', value: 1_496, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 1_574, sure: { 2026: '5' } },
      { from: '2027-01-01', value: 1_660, sure: { 2027: 'd' } },
    ],
    sources: [
      socialAct('§ 14(5), third sentence: 11 % of the average wage; § 14(13): up to 1 CZK'),
      ...secondary,
      lidovky2026('1 574 CZK, 2026'),
      republished('§ 13 and following: who pays advances'),
    ],
  },

  'cz.social.self.secondaryLimit': {
    title: 'Profit from which a secondary activity pays social security',
    unit: 'CZK',
    act: '155/1995 Sb.',
    section: '§ 10(2) and (3)',
    lasts: averageWage,
    about:
      'A secondary activity (vedlejší činnost) pays social security only if its yearly profit reaches this much (rozhodná částka).',
    note: '2.4 times the product of the general assessment base and its coefficient, rounded up to 1 CZK once: not 2.4 times the average wage, which is that product already rounded up. For each month without the activity it falls by a twelfth of it, and that twelfth is rounded up to 1 CZK.',
    values: [
      { from: '2023-01-01', value: 96_777, sure: { 2023: '3!' } },
      { from: '2024-01-01', value: 105_520, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 111_736, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 117_521, sure: { 2026: '5' } },
      { from: '2027-01-01', value: 123_991, sure: { 2027: 'd' } },
    ],
    sources: [
      pensionAct(
        '§ 10(2): 2.4 times the general base and its coefficient, rounded up; § 10(3): a twelfth, rounded up, off for each month without it',
      ),
      order290('§ 1: 38 294 CZK and 1.0530, 2023'),
      order177('§ 1: 48 900 CZK and 1.0565, 2027'),
      danestandou('117 521 CZK, 2026'),
      fertek('96 777, 105 520, 111 736 and 117 521 CZK, 2023 to 2026'),
      myucto('105 520, 111 736 and 117 521 CZK, 2024 to 2026'),
      ecoarcz('against: 96 778 CZK, 2023'),
    ],
    disputes: ['secondary-limit-2023'],
  },
});
