import { pagesReadOn, sourceReadOn } from '../source.ts';
import { area } from './area.ts';
import { maximum2026, salaryCalculator, wageFigures } from './sources.ts';
import { averageWage } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-23');
const ministryOnShorterHours = page(
  'Ministerstvo práce, Zmeny v sociálnom poistení od 1. marca 2022',
  'https://www.mpsvr.sk/sk/socialne-poistenie-dochodkovy-system/socialne-poistenie/legislativne-zmeny/zmeny-od-1-marca-2022.html',
);

const actOfAccidents = sourceReadOn({
  kind: 'act',
  title: 'Act 461/2003, § 133, as Profesia prints it',
  url: 'https://www.profesia.sk/kariera-v-kocke/legislativa/461-2003/133-sadzba-poistneho-na-urazove/',
  readOn: '2026-11-28',
});
const actOfUnemployment = page(
  'Profesia, zákon o sociálnom poistení: § 136, staršie znenie',
  'https://www.profesia.sk/kariera-v-kocke/legislativa/461-2003/136-sadzba-poistneho-na-poistenie-v/',
);

const act = '461/2003 Z. z.';
const lasts = 'until changed';
const note = 'Each kind of insurance is rounded down to the cent, then they’re added up.';
const employee = [
  salaryCalculator('9.4 % in all: 1.4, 4, 3 and 1 %, 2026'),
  maximum2026('234.69, 670.56, 502.92 and 167.64 EUR from the maximum base, 2026'),
];
const employer = [
  salaryCalculator('25.2 % in all, of it 0.8 % for accidents, 2026'),
  wageFigures('the same kinds and rates, 2026'),
];
const rate = (title: string, section: string, value: number) =>
  ({
    title,
    unit: 'rate',
    act,
    section,
    lasts,
    note,
    values: [{ from: '2025-01-01', value, sure: { 2025: '4', 2026: '4' } }],
  }) as const;

/** Social insurance of employees and employers. */
export const socialInsurance = area({
  'sk.social.employee.sickness': {
    ...rate('Sickness insurance, employee', '§ 130(a)', 0.014),
    about:
      'What an employee pays for sickness insurance (nemocenské poistenie), which covers sick pay and maternity.',
    sources: employee,
  },
  'sk.social.employee.oldAge': {
    ...rate('Old-age insurance, employee', '§ 131(1)(a)', 0.04),
    about: 'What an employee pays for old-age pensions (starobné poistenie).',
    sources: employee,
  },
  'sk.social.employee.disability': {
    ...rate('Disability insurance, employee', '§ 132(a)', 0.03),
    about: 'What an employee pays for disability pensions (invalidné poistenie).',
    sources: employee,
  },
  'sk.social.employee.unemployment': {
    ...rate('Unemployment insurance, employee', '§ 136(a)', 0.01),
    about: 'What an employee pays for unemployment insurance (poistenie v nezamestnanosti).',
    sources: [actOfUnemployment('1 % for an employee, § 136(a)'), ...employee],
  },
  'sk.social.employer.sickness': {
    ...rate('Sickness insurance, employer', '§ 130(b)', 0.014),
    about: 'What an employer pays for sickness insurance on top of a wage.',
    sources: employer,
  },
  'sk.social.employer.oldAge': {
    ...rate('Old-age insurance, employer', '§ 131(1)(b)', 0.14),
    about: 'What an employer pays for old-age pensions on top of a wage.',
    sources: employer,
  },
  'sk.social.employer.disability': {
    ...rate('Disability insurance, employer', '§ 132(b)', 0.03),
    about: 'What an employer pays for disability pensions on top of a wage.',
    sources: employer,
  },
  'sk.social.employer.unemployment': {
    ...rate('Unemployment insurance, employer', '§ 136(b)', 0.005),
    about: 'What an employer pays for unemployment insurance on top of a wage.',
    sources: [
      ministryOnShorterHours('lower by the 0.5 % that goes to support of shorter hours'),
      ...employer,
    ],
  },
  'sk.social.employer.shorterHours': {
    ...rate('Short-time work support, employer', '§ 136a', 0.005),
    about:
      'What an employer pays towards short-time work support (podpora v čase skrátenej práce, kurzarbeit).',
    sources: [
      ministryOnShorterHours('0.5 % of the base, paid by the employer, since March 2022'),
      ...employer,
    ],
  },
  'sk.social.employer.guarantee': {
    ...rate('Guarantee insurance, employer', '§ 135', 0.0025),
    about: 'What an employer pays so that wages are covered if the company can’t pay (garančné poistenie).',
    sources: employer,
  },
  'sk.social.employer.reserve': {
    ...rate('Reserve fund, employer', '§ 137(a)', 0.0475),
    about: 'What an employer pays into the solidarity reserve fund (rezervný fond solidarity).',
    sources: employer,
  },
  'sk.social.employer.accident': {
    ...rate('Accident insurance, employer', '§ 133', 0.008),
    about: 'What an employer pays for accident insurance (úrazové poistenie). It has no maximum base.',
    sources: [actOfAccidents('0.8 % for an employer, § 133'), ...employer],
  },
  'sk.social.maximumBase.month': {
    title: 'Maximum monthly base for social insurance',
    unit: 'EUR',
    act,
    section: '§ 138',
    lasts: averageWage,
    about:
      'Above this monthly amount, only accident insurance is paid (maximálny vymeriavací základ). It’s 11 times the average wage.',
    values: [
      { from: '2025-01-01', value: 15_730, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 16_764, sure: { 2026: '5' } },
    ],
    sources: [maximum2026('16 764 EUR, 2026'), wageFigures('11 average wages, 2026')],
  },
});
