import { pagesReadOn, type Source } from '../source.ts';
import { area } from './area.ts';
import { notice308, notice396 } from './orders.ts';
import { delfy, incomeTaxAct, intereco, labourCode, mojedaneDpp, myucto, sicknessAct } from './sources.ts';
import { averageWage } from './yearly-figures.ts';

const page = pagesReadOn('2026-11-21');

const mesecAgreements = page(
  'Měšec.cz, Dohoda o provedení práce a dohoda o pracovní činnosti v roce 2026',
  'https://www.mesec.cz/clanky/prehledne-dohoda-o-provedeni-prace-a-dohoda-o-pracovni-cinnosti-v-roce-2026/',
);
const holiday = page(
  'Kalkulačka.org, Výpočet dovolené v zaměstnání',
  'https://kalkulacka.org/2020-kalkulacka-vypocet-dovolene-v-zamestnani-od-1-1-2021/',
);
const holidayLoans = page(
  'Férové půjčky, Kalkulačka dovolená 2024',
  'https://ferove-pujcky.cz/kalkulacka-dovolena-2023-vypocet-dovolene-v-hodinach-pomerna-cast-dovolene/',
);
const newLoans = page(
  'Nové půjčky, Kalkulačka dovolená 2024',
  'https://nove-pujcky.eu/kalkulacka-dovolena-2023-vypocet-dovolene-v-hodinach-zmeny-od-roku-2024/',
);
const arstas = page('Arstas, DPČ 2023', 'https://arstas.cz/danove-novinky/dpc-2023/');
const agreementHoliday: readonly Source[] = [
  mesecAgreements('20 hours a week, 28 days and 80 hours, 2026'),
  holidayLoans('20 hours a week, from 80 hours, since January 2024'),
];

/** Agreements beside an employment contract, and paid holiday. */
export const work = area({
  'cz.dpp.limit': {
    title: 'Agreement to complete a job (DPP): monthly limit',
    unit: 'CZK',
    act: '187/2006 Sb.',
    section: '§ 7a(1)',
    also: '§ 6(4)(a) of act 586/1992',
    lasts: averageWage,
    about:
      'The monthly income from an agreement to complete a job (dohoda o provedení práce, DPP) at which insurance starts and withholding tax ends.',
    note: 'From 2025 a quarter of the average wage, rounded down to 500 CZK. Agreements with one employer are added up. Below it the pay is taxed by withholding without a signed declaration.',
    values: [
      { from: '2023-01-01', value: 10_000, sure: { 2023: '2', 2024: '3' } },
      { from: '2025-01-01', value: 11_500, sure: { 2025: '5' } },
      { from: '2026-01-01', value: 12_000, sure: { 2026: '8' } },
      { from: '2027-01-01', value: 12_500, sure: { 2027: 'd' } },
    ],
    sources: [
      sicknessAct('§ 7a(1): at least 25 % of the average wage, down to 500 CZK'),
      incomeTaxAct('§ 6(4)(a): withheld where it does not reach that amount'),
      notice396('12 000 CZK from 1 January 2026'),
      mojedaneDpp('insured from 11 500 CZK in 2025; 10 000 in 2024'),
      intereco('12 000 CZK, 2026'),
      delfy('10 000 CZK, § 7a, 2022 to 2024'),
    ],
  },

  'cz.dpp.limitIsFree': {
    title: 'DPP: income of exactly the limit isn’t insured',
    unit: 'yes or no',
    act: '187/2006 Sb.',
    section: '§ 7a(1)',
    also: '§ 6(4)(a) of act 586/1992',
    lasts: 'until changed',
    about:
      'Whether a DPP that pays exactly the limit is still free of insurance. It was until 2024. Since 2025, the limit itself is insured.',
    values: [
      { from: '2023-01-01', value: true, sure: { 2023: '2', 2024: '3' } },
      { from: '2025-01-01', value: false, sure: { 2025: '5', 2026: '8' } },
    ],
    sources: [
      sicknessAct('§ 7a(1): insured from at least the limit'),
      incomeTaxAct('§ 6(4)(a): withheld where it does not reach it'),
      mojedaneDpp('up to 11 499 CZK free in 2025'),
      myucto('"does not exceed 10 000" until 2024, "does not reach" from 2025'),
    ],
  },

  'cz.dpc.limit': {
    title: 'Wage or DPČ: insured from, a month',
    unit: 'CZK',
    act: '187/2006 Sb.',
    section: '§ 6(2), § 7',
    also: '§ 6(4)(b) of act 586/1992',
    lasts: averageWage,
    about:
      'The monthly income (rozhodný příjem) from which a wage or an agreement to perform work (dohoda o pracovní činnosti, DPČ) counts for sickness and pension insurance. A lower one is small-scale employment (zaměstnání malého rozsahu).',
    note: 'A tenth of the average wage, rounded down to 500 CZK. Exactly the limit is insured. It counts for wages of employment contracts too: below it there is no social security, and without a signed declaration the tax is withheld; health insurance of an employment contract stays. The tax of exactly the limit is an advance: it is withheld only where the limit is not reached, § 6(4)(b). Up to 2024, that is read in different ways. We use an advance.',
    values: [
      { from: '2023-01-01', value: 4_000, sure: { 2023: '3!', 2024: '4' } },
      { from: '2025-01-01', value: 4_500, sure: { 2025: '3', 2026: '4' } },
      { from: '2027-01-01', value: 5_000, sure: { 2027: 'd' } },
    ],
    sources: [
      sicknessAct('§ 6(1)(b) and (2): at least a tenth of the average wage, down to 500 CZK; below it § 7'),
      incomeTaxAct('§ 6(4)(b): withheld where it does not reach the limit'),
      notice308('4 500 CZK from 1 January 2025'),
      delfy('4 000 CZK, § 6(2): a tenth of the average wage down to 500, 2022 to 2024'),
      arstas('4 000 CZK, 2023'),
      intereco('4 500 CZK, 2025 and 2026'),
    ],
    disputes: ['dpc-limit-2023'],
  },

  'cz.holiday.weeks': {
    title: 'Paid holiday: yearly minimum',
    unit: 'weeks',
    act: '262/2006 Sb.',
    section: '§ 212(1)',
    lasts: 'until changed',
    about: 'The minimum paid holiday a year (dovolená). Many employers give five weeks.',
    values: [{ from: '2023-01-01', value: 4, sure: { 2023: '3', 2024: '5', 2025: '2', 2026: '3' } }],
    sources: [
      labourCode('§ 212(1): at least 4 weeks'),
      newLoans('4 weeks at least, 2024'),
      holidayLoans('4, 5 or 8 weeks, 2024'),
    ],
    unread: 'No calculator uses it. You say how many weeks your contract gives you.',
  },

  'cz.holiday.weeksOfYear': {
    title: 'Weeks a full entitlement is earned in',
    unit: 'weeks',
    act: '262/2006 Sb.',
    section: '§ 213(1), (4) and (5)',
    lasts: 'until changed',
    about: 'Each week worked earns one part, out of this many, of the yearly holiday (dovolená).',
    note: 'The entitlement is rounded up to a whole hour.',
    values: [{ from: '2023-01-01', value: 52, sure: { 2023: '3', 2024: '5', 2025: '2', 2026: '3' } }],
    sources: [
      labourCode('§ 213(1), (4) and (5): 52 weeks; one fifty-second for each week, above 52 as well'),
      holiday('1/52 for each week worked'),
    ],
    disputes: ['holiday-above-52-weeks'],
  },

  'cz.holiday.leastMultiples': {
    title: 'Paid holiday: minimum weeks worked',
    unit: 'weeks',
    act: '262/2006 Sb.',
    section: '§ 213(3)',
    lasts: 'until changed',
    about: 'You earn holiday (dovolená) once you’ve worked this many weeks for one employer in a year.',
    values: [{ from: '2023-01-01', value: 4, sure: { 2023: '3', 2024: '5', 2025: '2', 2026: '3' } }],
    sources: [labourCode('§ 213(3): work for at least 4 weeks'), holiday('from 4 weeks worked')],
  },

  'cz.holiday.agreement.weeklyHours': {
    title: 'Paid holiday on DPP or DPČ: hours that count as a week',
    unit: 'hours',
    act: '262/2006 Sb.',
    section: '§ 77(8)',
    lasts: 'until changed',
    about:
      'On an agreement (DPP, DPČ), a week counts as this many hours for paid holiday (dovolená), since 2024.',
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: '3' } },
      { from: '2024-01-01', value: 20, sure: { 2024: '4', 2025: '1', 2026: '3' } },
    ],
    sources: [labourCode('§ 77(8): 20 hours a week'), ...agreementHoliday],
  },

  'cz.holiday.agreement.leastHours': {
    title: 'Paid holiday on DPP or DPČ: minimum hours worked',
    unit: 'hours',
    act: '262/2006 Sb.',
    section: '§ 77(8), § 213(3)',
    lasts: 'until changed',
    about:
      'On an agreement (DPP, DPČ), you earn holiday (dovolená) from this many hours worked in a year, since 2024.',
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: '3' } },
      { from: '2024-01-01', value: 80, sure: { 2024: '4', 2025: '1', 2026: '3' } },
    ],
    sources: [labourCode('§ 213(3): 4 weeks of work, of 20 hours by § 77(8)'), ...agreementHoliday],
  },

  'cz.holiday.agreement.leastDays': {
    title: 'Holiday on DPP or DPČ: minimum days it lasts',
    unit: 'days',
    act: '262/2006 Sb.',
    section: '§ 77(8), § 213(3)',
    lasts: 'until changed',
    about:
      'On an agreement (DPP, DPČ), you earn holiday (dovolená) if it lasts this many days in a year without a break, since 2024.',
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: '3' } },
      { from: '2024-01-01', value: 28, sure: { 2024: '1', 2025: '1', 2026: '2' } },
    ],
    sources: [
      labourCode('§ 213(3): at least 4 weeks without a break'),
      mesecAgreements('20 hours a week, 28 days and 80 hours, 2026'),
    ],
  },
});
