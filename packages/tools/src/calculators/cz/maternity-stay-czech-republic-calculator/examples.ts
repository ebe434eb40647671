import type { Example } from '../../../calculator/example.ts';

const guide2023 = {
  title: 'How much maternity pay will I get',
  url: 'https://dumfinanci.cz/clanky/7123-jak-vysokou-dostanu-materskou/',
};

const act = '187/2006 Sb.';
const readIn = {
  title: 'Act 187/2006, wording of 1 July 2026',
  url: 'https://e-sbirka.gov.cz/eli/cz/sb/2006/187/2026-07-01',
};

/** Worked examples published elsewhere, with their addresses, and cases worked by hand from the act. */
export const examples: readonly Example[] = [
  {
    name: 'By the act: 35 000 CZK gross for a whole year, one child, 2026',
    on: '2026-08-01',
    answers: { grossSalary: 35_000, year: 2026 },
    expect: {
      dailyAssessmentBase: 1150.68,
      reducedDailyBase: 1151,
      dailyMaternityPay: 806,
      paidDays: 196,
      totalMaternityPay: 157_976,
    },
    source: readIn,
    worked: [
      {
        does: '35 000 × 12 ÷ 365 = 1 150.684…, to two decimals',
        gives: 1150.68,
        place: { act, section: '§ 18(1), (2), (3)' },
      },
      {
        does: 'Under the first threshold of 1 633, so 100 %; up to whole crowns',
        gives: 1151,
        place: { act, section: '§ 21(1)(b), (3)' },
      },
      {
        does: '70 % of 1 151 = 805.7, up to whole crowns',
        gives: 806,
        place: { act, section: '§ 37, § 17(1)' },
      },
      { does: '28 weeks of 7 days', gives: 196, place: { act, section: '§ 33(a)' } },
      { does: '806 for each of 196 calendar days', gives: 157_976, place: { act, section: '§ 17(1)' } },
    ],
  },
  {
    name: 'By the act: 80 000 CZK gross for a whole year, twins, 2026',
    on: '2026-08-01',
    answers: { grossSalary: 80_000, multiple: true, year: 2026 },
    expect: {
      dailyAssessmentBase: 2630.14,
      reducedDailyBase: 2177,
      dailyMaternityPay: 1524,
      paidDays: 259,
      totalMaternityPay: 394_716,
    },
    source: readIn,
    worked: [
      {
        does: '80 000 × 12 ÷ 365 = 2 630.136…, to two decimals',
        gives: 2630.14,
        place: { act, section: '§ 18(1), (2), (3)' },
      },
      {
        does: '1 633, with 60 % of 816 = 489.60 and 30 % of 181.14 = 54.342, to 54.34: 2 176.94, up to whole crowns',
        gives: 2177,
        place: { act, section: '§ 21(1)(b), (2), (3)' },
      },
      {
        does: '70 % of 2 177 = 1 523.9, up to whole crowns',
        gives: 1524,
        place: { act, section: '§ 37, § 17(1)' },
      },
      { does: '37 weeks of 7 days', gives: 259, place: { act, section: '§ 33(b)' } },
      { does: '1 524 for each of 259 calendar days', gives: 394_716, place: { act, section: '§ 17(1)' } },
    ],
  },
  {
    name: '44 270 CZK gross, above the first threshold, 2023',
    on: '2023-06-30',
    answers: { grossSalary: 44270, year: 2023 },
    expect: {
      dailyAssessmentBase: 1455.45,
      reducedDailyBase: 1412,
      dailyMaternityPay: 989,
      monthlyMaternityPay: 29670,
    },
    source: guide2023,
  },
  {
    name: 'The highest maternity pay of 2023',
    on: '2023-06-30',
    answers: { grossSalary: 130000, year: 2023 },
    expect: { reducedDailyBase: 2353, dailyMaternityPay: 1648, monthlyMaternityPay: 49440 },
    source: guide2023,
  },
  {
    name: 'The highest maternity pay of 2023, a month and 28 weeks',
    on: '2023-06-30',
    answers: { grossSalary: 150000, year: 2023 },
    expect: { monthlyMaternityPay: 49440, totalMaternityPay: 323008 },
    source: {
      title: 'Maternity pay calculator',
      url: 'https://pujckaviasms.cz/vypocet-penezite-pomoci-v-materstvi-2020-kalkulacka/?am_force_theme_layout=mobile',
    },
  },
  {
    name: '45 000 CZK gross, 2023',
    on: '2023-01-31',
    answers: { grossSalary: 45000, year: 2023 },
    expect: { monthlyMaternityPay: 29970 },
    source: {
      title: 'Maternity pay 2023: new reduction thresholds',
      url: 'https://news.sk/rss/clanok/2022/10/1325205/materska-2023-uprava-redukcnich-hranic-prinese-zvyseni-materske-u-platu-nad-40-000-kc-mesicne-zena-s-prumernym-mesicnim-prijmem-45-000-kc-dostane-v-roce-2023-celkovou-materskou-o-2-744-kc-vyssi',
    },
  },
  {
    name: '37 520 CZK gross, below the first threshold, 2024',
    on: '2024-06-30',
    answers: { grossSalary: 37520, year: 2024 },
    expect: { dailyAssessmentBase: 1233.53, reducedDailyBase: 1234 },
    source: {
      title: 'How high is maternity pay in 2024',
      url: 'https://dumfinanci.cz/clanky/7679-jak-vysoka-je-materska-v-roce-2024/',
    },
  },
  {
    name: 'The highest maternity pay of 2024',
    on: '2024-06-30',
    answers: { grossSalary: 140000, year: 2024 },
    expect: { monthlyMaternityPay: 53910 },
    source: { title: 'Maternity pay', url: 'https://socialni-davky-2014.eu/materska-2014/' },
  },
  {
    name: '45 000 CZK gross, below the first threshold, 2025',
    on: '2025-06-30',
    answers: { grossSalary: 45000, year: 2025 },
    expect: { dailyAssessmentBase: 1479.45, reducedDailyBase: 1480, dailyMaternityPay: 1036 },
    source: {
      title: 'Sickness benefit and maternity pay are not paid together',
      url: 'https://dumfinanci.cz/clanky/8283-poradna-nemocenska-materska-nenalezi-soucasne/',
    },
  },
  {
    name: '108 000 CZK gross with an old ceiling, 2023',
    on: '2023-06-30',
    answers: { grossSalary: 108000, year: 2023 },
    expect: { monthlyMaternityPay: 43470 },
    source: {
      title: 'Maternity stay calculator',
      url: 'https://pexpats.com/calculators/Materinity-stay-Czech-Republic-Calculator',
    },
    differs: {
      monthlyMaternityPay: {
        ours: 46410,
        why: 'The page keeps the ceiling of 2021; the thresholds of 2023 are higher and their ceiling is 49 440.',
      },
    },
  },
];
