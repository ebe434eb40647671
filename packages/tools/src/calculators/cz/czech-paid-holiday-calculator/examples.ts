import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

const lexicon = {
  title: 'Calculation of leave',
  url: 'https://www.sloneek.com/lexicon/calculation-of-leave/',
};
const agreements2024 = {
  title: 'Paid holiday of agreements from 2024',
  url: 'https://pujcka-via-sms.cz/2023-vypocet-dovolene-u-dohody-narok-na-dovolenou-pro-dpp-a-dpc-od-1-1-2024/',
};
const leaveTests = {
  title: 'myucto: tests of the holiday entitlement',
  url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Payroll/Absence/LeaveEntitlementCalculatorTest.php',
};

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: 'An agreement with 300 hours worked, 2024',
    on: '2024-12-31',
    answers: { hoursPerWeek: 20, workedHours: 300, agreement: true },
    expect: { weeklyMultiples: 15, claimableHolidayHours: 24 },
    source: {
      title: 'Paid holiday of agreements',
      url: 'http://delfy.cz/ucetni-podpora/mzdy/nepritomnost/dovolena/dovolena-u-dohod/',
    },
  },
  {
    name: 'A whole year of 40 hours a week',
    on: '2025-12-31',
    answers: { hoursPerWeek: 40, weeksOfEmployment: 52 },
    expect: { claimableHolidayHours: 160 },
    source: lexicon,
  },
  {
    name: 'A whole year of 40 hours a week, five weeks of holiday',
    on: '2025-12-31',
    answers: { hoursPerWeek: 40, weeksOfEmployment: 52, entitlementWeeks: 5 },
    expect: { claimableHolidayHours: 200 },
    source: lexicon,
  },
  {
    name: 'A whole year of 20 hours a week',
    on: '2025-12-31',
    answers: { hoursPerWeek: 20, weeksOfEmployment: 52 },
    expect: { claimableHolidayHours: 80 },
    source: lexicon,
  },
  {
    name: '40 weeks of 32 hours, five weeks of holiday',
    on: '2025-12-31',
    answers: { hoursPerWeek: 32, weeksOfEmployment: 40, entitlementWeeks: 5 },
    expect: { claimableHolidayHours: 123 },
    source: lexicon,
    differs: {
      claimableHolidayHours: {
        ours: 124,
        why: 'The exact result is 123.08 hours; the law rounds up to whole hours, the page rounds to the nearest.',
      },
    },
  },
  {
    name: 'Employed from 1 October: 13 weeks of 40 hours',
    on: '2025-12-31',
    answers: { hoursPerWeek: 40, weeksOfEmployment: 13 },
    expect: { claimableHolidayHours: 40 },
    source: {
      title: 'Labour Code, § 212 to 223',
      url: 'https://worksuite.com/glossary/act-no-262-2006-coll-labour-code-%c2%a7-212-223/',
    },
  },
  {
    name: 'The 300 hours an agreement to complete a job (DPP) allows, 2024',
    on: '2024-12-31',
    answers: { hoursPerWeek: 20, workedHours: 300, agreement: true },
    expect: { claimableHolidayHours: 24 },
    source: agreements2024,
  },
  {
    name: 'A whole year on an agreement to perform work (DPČ), 2024',
    on: '2024-12-31',
    answers: { hoursPerWeek: 20, weeksOfEmployment: 52, agreement: true },
    expect: { claimableHolidayHours: 80 },
    source: agreements2024,
  },
  {
    name: '2 080 hours worked at 40 hours a week, 2026',
    on: '2026-12-31',
    answers: { hoursPerWeek: 40, workedHours: 2080 },
    expect: { weeklyMultiples: 52, claimableHolidayHours: 160 },
    source: leaveTests,
  },
  {
    name: '1 040 hours on an agreement: the week of 20 hours counts, 2026',
    on: '2026-12-31',
    answers: { hoursPerWeek: 40, workedHours: 1040, agreement: true },
    expect: { claimableHolidayHours: 80 },
    source: leaveTests,
  },
  {
    name: '2 240 hours worked at 40 hours a week: more than a full year, 2026',
    on: '2026-12-31',
    answers: { hoursPerWeek: 40, workedHours: 2240 },
    expect: { weeklyMultiples: 52, claimableHolidayHours: 160 },
    source: leaveTests,
    differs: {
      weeklyMultiples: { ours: 56, why: 'The source stops at 52 multiples.' },
      claimableHolidayHours: {
        ours: 173,
        why: 'The source stops at 52 multiples; § 213 adds a fifty-second of the yearly holiday for each multiple above them.',
      },
    },
  },
];
