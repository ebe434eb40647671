import type { Example } from '../../../calculator/example.ts';

const guide2023 = {
  title: 'How much maternity pay will I get',
  url: 'https://dumfinanci.cz/clanky/7123-jak-vysokou-dostanu-materskou/',
};

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
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
