import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

const advice2023 = {
  title: 'Parental allowance in a reader service of 2023',
  url: 'https://www.blesk.cz/clanek/zpravy-udalosti/740267/odbornici-na-telefonu-uz-ve-stredu-pomohou-s-dluhy-prispevkem-na-bydleni-i-se-zamestnanim.html',
};
const raise2024 = {
  title: 'Parental allowance rises and its time is cut, only for children born from 2024',
  url: 'https://odkazy.org/listing/rodicovsky-prispevek-se-zvysi-o-50-000-kc-a-zkrati-na-3-roky-jen-u-deti-narozenych-od-1-1-2024/',
};
const guide2026 = {
  title: 'Parental allowance 2026: how much you get and who gains',
  url: 'https://www.penize.cz/rodicovsky-prispevek/479012-rodicovsky-prispevek-2026-kolik-dostanete-a-kdo-si-prilepsi',
};
const studentPage = {
  title: 'Parental allowance of a student',
  url: 'https://kalkulacka-materska.cz/t/narok-na-rodicovsky-prispevek-pro-studentku/',
};
const june2025 = {
  title: 'The monthly ceiling of the parental allowance rises in July',
  url: 'https://www.mesec.cz/clanky/strop-pro-vyplatu-rodicovskeho-prispevku-bude-od-cervence-vyssi-chysta-se-i-vic-penez-pro-dvojcata/',
};

const ceilingWhy =
  'The source takes maternity pay of 30 days, each rounded up. § 30(3)(b) of act 117/1995 says 70 % of 30 times the daily base: no day is rounded.';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: 'One child born in 2023, no wage before',
    on: '2023-04-30',
    answers: { childBornOn: '2023-02-01' },
    expect: { totalAllowance: 300000, maximumMonthly: 13000 },
    source: advice2023,
  },
  {
    name: 'Twins born in 2023, no wage before',
    on: '2023-04-30',
    answers: { childBornOn: '2023-02-01', multiple: true },
    expect: { totalAllowance: 450000, maximumMonthly: 19500 },
    source: advice2023,
  },
  {
    name: 'The fastest way to draw the allowance of one child, 2023',
    on: '2023-04-30',
    answers: { childBornOn: '2023-02-01', grossSalary: 130000, monthlyAmount: 49440 },
    expect: { maximumMonthly: 49440, payments: 7 },
    differs: {
      maximumMonthly: { ours: 49413, why: ceilingWhy },
      payments: {
        ours: 6,
        why: 'The rest of 3 522 CZK is smaller than a month’s amount, so it is paid with the sixth payment: § 30(6) of act 117/1995.',
      },
    },
    source: advice2023,
  },
  {
    name: 'The highest monthly allowance of twins, 2023',
    on: '2023-04-30',
    answers: { childBornOn: '2023-02-01', multiple: true, grossSalary: 130000 },
    expect: { maximumMonthly: 74160 },
    differs: { maximumMonthly: { ours: 74120, why: ceilingWhy } },
    source: advice2023,
  },
  {
    name: 'The allowance of one child spread over 48 months, 2023',
    on: '2023-04-30',
    answers: { childBornOn: '2023-02-01', months: 48 },
    expect: { monthlyAmount: 6250 },
    source: advice2023,
  },
  {
    name: 'The allowance of twins spread over 48 months, 2023',
    on: '2023-04-30',
    answers: { childBornOn: '2023-02-01', multiple: true, months: 48 },
    expect: { monthlyAmount: 9375 },
    source: advice2023,
  },
  {
    name: 'One child born on the first day of 2024',
    on: '2024-01-31',
    answers: { childBornOn: '2024-01-01' },
    expect: { totalAllowance: 350000 },
    source: raise2024,
  },
  {
    name: 'One child born on the last day of 2023',
    on: '2024-01-31',
    answers: { childBornOn: '2023-12-31' },
    expect: { totalAllowance: 300000 },
    source: raise2024,
  },
  {
    name: 'Twins born in 2024',
    on: '2024-01-31',
    answers: { childBornOn: '2024-01-01', multiple: true },
    expect: { totalAllowance: 525000 },
    source: raise2024,
  },
  {
    name: 'One child born in 2024, no wage before',
    on: '2024-06-30',
    answers: { childBornOn: '2024-02-01' },
    expect: { totalAllowance: 350000, maximumMonthly: 13000 },
    source: studentPage,
  },
  {
    name: 'Twins born in 2024, no wage before',
    on: '2024-06-30',
    answers: { childBornOn: '2024-02-01', multiple: true },
    expect: { totalAllowance: 525000, maximumMonthly: 19500 },
    source: studentPage,
  },
  {
    name: 'One child, no wage before, in June 2025',
    on: '2025-06-11',
    answers: { childBornOn: '2025-02-01' },
    expect: { totalAllowance: 350000, maximumMonthly: 13000 },
    source: june2025,
  },
  {
    name: 'One child, no wage before, in July 2025',
    on: '2025-07-31',
    answers: { childBornOn: '2025-02-01', startsOn: '2025-07-01' },
    expect: { totalAllowance: 350000, maximumMonthly: 15000 },
    source: guide2026,
  },
  {
    name: 'One child born in 2026, no wage before',
    on: '2026-03-01',
    answers: { childBornOn: '2026-02-01' },
    expect: { totalAllowance: 350000, maximumMonthly: 15000 },
    source: guide2026,
  },
  {
    name: 'Twins born in 2026, no wage before',
    on: '2026-03-01',
    answers: { childBornOn: '2026-02-01', multiple: true },
    expect: { totalAllowance: 700000, maximumMonthly: 30000 },
    source: guide2026,
  },
  {
    name: 'Twins born in 2025, asked for in 2026: the rise is given to them as well',
    on: '2026-03-01',
    answers: { childBornOn: '2025-05-01', multiple: true },
    expect: { totalAllowance: 700000 },
    source: {
      title: 'The higher parental allowance of twins comes for the past as well',
      url: 'https://www.penize.cz/rodicovsky-prispevek/473880-vyssi-rodicovsky-prispevek-pro-dvojcata-prijde-i-zpetne',
    },
  },
  {
    name: 'Twins born in 2024 in an English guide',
    on: '2024-06-30',
    answers: { childBornOn: '2024-02-01', multiple: true },
    expect: { totalAllowance: 525000 },
    source: {
      title: 'Paid parental leave calculator',
      url: 'http://pexpats.com/calculators/paid-parental-leave',
    },
  },
];
