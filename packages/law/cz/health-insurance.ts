import { pagesReadOn } from '../source.ts';
import { area } from './area.ts';
import {
  danestandou,
  ecoarcz,
  healthAct,
  healthPremiumAct,
  mesecAdvances,
  metro2026,
  myucto,
  starters,
  unions,
} from './sources.ts';
import { averageWage, minimumWage } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-21');

const vzp = page(
  'VZP, Odvod pojistného za zaměstnance',
  'https://www.vzp.cz/platci/informace/zamestnavatel/povinnosti-zamestnavatele/odvod-pojistneho-za-zamestnance',
);
const financeHealth = page(
  'Finance.cz, Minimální zdravotní pojištění 2024',
  'https://finance.cz/549510-minimalni-zdravotni-pojisteni-2024',
);
const mesecHealth = page(
  'Měšec.cz, Minimální záloha na zdravotní pojištění',
  'https://www.mesec.cz/danovy-portal/dan-z-prijmu/minimalni-zaloha-na-zdravotni-pojisteni',
);

/** Public health insurance of employees and the self-employed. */
export const healthInsurance = area({
  'cz.health.rate': {
    title: 'Health insurance in total',
    unit: 'rate',
    act: '592/1992 Sb.',
    section: '§ 2(1)',
    lasts: 'until changed',
    about:
      'Public health insurance (zdravotní pojištění), the parts of employee and employer together. The self-employed pay the same rate themselves.',
    note: 'The whole premium is rounded up to 1 CZK once, and then divided.',
    values: [{ from: '2023-01-01', value: 0.135, sure: { 2023: '3', 2024: '2', 2025: '2', 2026: '5' } }],
    sources: [
      healthPremiumAct('§ 2(1): 13.5 % of the assessment base; § 2(2): up to 1 CZK'),
      vzp('13.5 %, up to 1 CZK'),
      danestandou('4.5 and 9 %, 2026'),
      unions('4.5 and 9 %, 2024'),
    ],
  },

  'cz.health.employee.share': {
    title: 'Share of health insurance the employee pays',
    unit: 'part',
    act: '48/1997 Sb.',
    section: '§ 9(2)',
    lasts: 'until changed',
    about: 'The employee pays a third of health insurance (zdravotní pojištění), the employer two thirds.',
    note: 'A third of the rounded premium, rounded up; the employer pays the rest, so the employer’s part can differ from 9 % by 1 CZK.',
    values: [{ from: '2023-01-01', value: 3, sure: { 2023: '3', 2024: '2', 2025: '2', 2026: '5' } }],
    sources: [
      healthAct('§ 9(2): one third by the employee, two thirds by the employer'),
      vzp('the employee pays a third'),
      financeHealth('4.5 of 13.5 %, 2024'),
    ],
  },

  'cz.health.minimumBase.month': {
    title: 'Minimum monthly base for health insurance',
    unit: 'CZK',
    act: '592/1992 Sb.',
    section: '§ 3(6)',
    lasts: minimumWage,
    about:
      'Health insurance is paid from at least the minimum wage (minimální vyměřovací základ). If you earn less, you pay the gap, unless the state pays for you or another job covers it.',
    values: [
      { from: '2023-01-01', value: 17_300, sure: { 2023: '1' } },
      { from: '2024-01-01', value: 18_900, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 20_800, sure: { 2025: 'd' } },
      { from: '2026-01-01', value: 22_400, sure: { 2026: '3' } },
      { from: '2027-01-01', value: 24_900, sure: { 2027: 'd' } },
    ],
    sources: [
      healthPremiumAct('§ 3(6): the minimum wage; § 3(10): the employee pays 13.5 % of the gap'),
      financeHealth('the minimum wage, 18 900 CZK in 2024; the employee pays the gap'),
      myucto('22 400 CZK, 2026'),
    ],
  },

  'cz.health.self.share': {
    title: 'Part of the profit that health insurance is paid on',
    unit: 'rate',
    act: '592/1992 Sb.',
    section: '§ 3a(1)',
    lasts: 'until changed',
    about: 'The self-employed (OSVČ) pay health insurance on this part of their profit.',
    values: [{ from: '2023-01-01', value: 0.5, sure: { 2023: '4', 2024: '2', 2025: '3', 2026: '5' } }],
    sources: [
      healthPremiumAct('§ 3a(1): 50 % of the tax base'),
      starters('50 %, 2023'),
      myucto('50 %, 2024 to 2026'),
    ],
  },

  'cz.health.self.minimumBase.year': {
    title: 'Minimum yearly base for health insurance, main activity',
    unit: 'CZK',
    act: '592/1992 Sb.',
    section: '§ 3a(2)',
    lasts: averageWage,
    about:
      'If a trade licence is your main activity, you pay health insurance on at least this much a year (minimální vyměřovací základ). It doesn’t apply if you have a job or the state pays for you.',
    note: 'Half the average wage for each month. There’s no upper limit.',
    values: [
      { from: '2023-01-01', value: 241_944, sure: { 2023: '1' } },
      { from: '2024-01-01', value: 263_802, sure: { 2024: '1' } },
      { from: '2025-01-01', value: 279_342, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 293_802, sure: { 2026: '3' } },
      { from: '2027-01-01', value: 309_978, sure: { 2027: 'd' } },
    ],
    sources: [
      healthPremiumAct('§ 3a(2): twelve times 50 % of the average wage'),
      myucto('263 802, 279 342 and 293 802 CZK, 2024 to 2026'),
      ecoarcz('20 163 CZK a month, 2023'),
    ],
  },

  'cz.health.self.minimumAdvance': {
    title: 'Minimum monthly health insurance advance, main activity',
    unit: 'CZK',
    act: '592/1992 Sb.',
    section: '§ 3a(2)',
    lasts: averageWage,
    about:
      'The smallest monthly payment of health insurance (záloha na zdravotní pojištění) with a trade licence as the main activity.',
    note: 'Rounded up to 1 CZK.',
    values: [
      { from: '2023-01-01', value: 2_722, sure: { 2023: '4' } },
      { from: '2024-01-01', value: 2_968, sure: { 2024: '2' } },
      { from: '2025-01-01', value: 3_143, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 3_306, sure: { 2026: '6' } },
      { from: '2027-01-01', value: 3_488, sure: { 2027: 'd' } },
    ],
    sources: [
      healthPremiumAct(
        '§ 3a(2): twelve times 50 % of the average wage a year; § 2(1): 13.5 %; § 2(2): up to 1 CZK',
      ),
      mesecAdvances('3 306 CZK, 2026'),
      metro2026('3 143 CZK in 2025, 3 306 in 2026'),
      mesecHealth('2 968 CZK, 2024'),
      starters('2 722 CZK, 2023'),
    ],
  },
});
