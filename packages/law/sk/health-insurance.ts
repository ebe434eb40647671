import { pagesReadOn } from '../source.ts';
import { area } from './area.ts';
import { bonusRules, minimums2025, minimums2026, salaryCalculator, tradeCalculator } from './sources.ts';
import { averageWage, subsistenceMinimum } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-22');
const mihalOnHealth = page('J. Mihál, Zdravotné poistenie', 'http://www.relia.sk/Article.aspx?ID=391');
const refresherRates = page('Refresher, Čo sa mení v roku 2026', 'https://news.refresher.sk/196224');
const readLater = pagesReadOn('2026-11-28');
const mihalOnMinimum = readLater(
  'J. Mihál, Zdravotné poistenie: minimálne poistné a minimálne preddavky',
  'https://www.relia.sk/Article.aspx?ID=966',
);
const ministryOnMinimum = readLater(
  'Ministerstvo zdravotníctva, Usmernenie k uplatňovaniu minimálneho preddavku',
  'https://www.health.gov.sk/?Minimalne-poistne-1-1-2023',
);

const act = '580/2004 Z. z.';
const down = 'The premium is rounded down to the cent.';
const untilEndOf2027 = 'The higher rate only applies in 2026 and 2027 (§ 38ezk).';

/** Health insurance of employees, employers and the self-employed. */
export const healthInsurance = area({
  'sk.health.employee.rate': {
    title: 'Health insurance, employee',
    unit: 'rate',
    act,
    section: '§ 12(1)(a)',
    also: '§ 38ezk of act 580/2004',
    lasts: 'until changed',
    about: 'What an employee pays for health insurance (zdravotné poistenie). There’s no maximum base.',
    note: `${down} ${untilEndOf2027}`,
    values: [
      { from: '2025-01-01', value: 0.04, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 0.05, sure: { 2026: '5' } },
    ],
    sources: [
      mihalOnHealth('4 % in 2025, 5 % in 2026 and 2027, § 38ezk'),
      bonusRules('5 instead of 4 % from 2026'),
      refresherRates('5 % from 2026'),
    ],
    reviewBy: '2027-11-01',
  },
  'sk.health.employer.rate': {
    title: 'Health insurance, employer',
    unit: 'rate',
    act,
    section: '§ 12(1)(c)',
    lasts: 'until changed',
    about: 'What an employer pays for health insurance on top of a wage. There’s no maximum base.',
    note: down,
    values: [{ from: '2025-01-01', value: 0.11, sure: { 2025: '3', 2026: '5' } }],
    sources: [mihalOnHealth('11 %'), salaryCalculator('11 %, 2026')],
  },
  'sk.health.self.rate': {
    title: 'Health insurance, self-employed',
    unit: 'rate',
    act,
    section: '§ 12(1)(b)',
    also: '§ 38ezk of act 580/2004',
    lasts: 'until changed',
    about:
      'What the self-employed (SZČO) pay for health insurance. The insurer settles it after the year ends.',
    note: `${down} ${untilEndOf2027}`,
    values: [
      { from: '2025-01-01', value: 0.15, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 0.16, sure: { 2026: '5' } },
    ],
    sources: [
      mihalOnHealth('15 % in 2025, 16 % in 2026 and 2027'),
      minimums2026('16 instead of 15 %, 2026'),
      tradeCalculator('16 %, 2026'),
    ],
    reviewBy: '2027-11-01',
  },
  'sk.health.disabled.part': {
    title: 'Share of the health insurance rate for people with a disability',
    unit: 'part',
    act,
    section: '§ 12(1)',
    lasts: 'until changed',
    about: 'People with a disability pay half the health insurance rate, and so does their employer.',
    values: [{ from: '2025-01-01', value: 2, sure: { 2025: '3', 2026: '3' } }],
    sources: [mihalOnHealth('half of the rates'), minimums2025('53.62 EUR instead of 107.25 EUR, 2025')],
  },
  'sk.health.self.minimumBase.month': {
    title: 'Minimum monthly base for a trade’s health insurance',
    unit: 'EUR',
    act,
    section: '§ 13',
    lasts: averageWage,
    about: 'The minimum base for a trade’s health insurance (minimálny základ): half the average wage.',
    note: 'It doesn’t apply if you’re also employed or insured by the state. You pay 107.25 EUR a month on it in 2025 and 121.92 EUR in 2026.',
    values: [
      { from: '2025-01-01', value: 715, sure: { 2025: '5' } },
      { from: '2026-01-01', value: 762, sure: { 2026: '6' } },
    ],
    sources: [minimums2026('762 EUR and 121.92 EUR, 2026'), minimums2025('715 EUR and 107.25 EUR, 2025')],
  },
  'sk.health.employee.minimumBase.month': {
    title: 'Minimum monthly base for an employee’s health insurance',
    unit: 'EUR',
    act,
    section: '§ 13b(1)',
    also: '§ 16a of act 580/2004',
    lasts: subsistenceMinimum,
    about:
      'If an employee and their employer together pay less than on this wage, the employee pays the difference (minimálny preddavok). It’s the subsistence minimum on 1 January.',
    note: 'It doesn’t apply to people with a disability or insured by the state, such as students and pensioners. If you have another job or a trade, you can ask not to pay it each month.',
    values: [
      { from: '2025-01-01', value: 273.99, sure: { 2025: '2d' } },
      { from: '2026-01-01', value: 284.13, sure: { 2026: '2d' } },
    ],
    sources: [
      mihalOnMinimum('each part from the subsistence minimum on 1 January, rounded down, § 13b'),
      ministryOnMinimum('who pays the difference, and who doesn’t have to'),
    ],
  },
  'sk.health.employee.lowWage': {
    title: 'Wage up to which health insurance can be reduced',
    unit: 'EUR',
    act,
    section: '§ 13a',
    lasts: 'until changed',
    about:
      'Employees on a low wage can ask for a deduction from their health insurance base (odpočítateľná položka): the whole wage up to 380 EUR, nothing from 570 EUR.',
    note: 'According to one program, you have to ask for it and earn less than the full-time minimum wage. The calculators we know leave it out, and ours only mentions it.',
    values: [{ from: '2025-01-01', value: 570, sure: { 2025: '1', 2026: '1' } }],
    sources: [mihalOnHealth('a deduction of 380 EUR that falls by twice the wage above it')],
  },
});
