import type { Example } from '../../../calculator/example.ts';

const minimums2025 = {
  title: 'Pravda: minimálne odvody 2025',
  url: 'https://uzitocna.pravda.sk/peniaze/clanok/734958',
};
const minimums2026 = {
  title: 'Techbyte: štatisíce Slovákov, odvody 2026',
  url: 'https://www.techbyte.sk/2025/10/szco-si-musia-pripravit-viac-penazi-toto-vsetko-sa-meni',
};
const micro = {
  title: 'SITA: aj minimálne odvody 303,11 eura',
  url: 'https://sita.sk/vofinanciach/aj-minimalne-odvody-30311-eura-ake-su-dalsie-zasadne-zmeny-v-socialnom-poisteni-pre-szco/',
};
const tradePage = {
  title: 'Daňový poradca: kalkulačka SZČO a s. r. o. 2026',
  url: 'https://www.danovy-poradca.sk/en/resources/kalkulacky/szco-vs-sro',
};
const caseStudy = {
  title: 'Desiatok: príklad výpočtu dane pre živnostníka 2025',
  url: 'https://www.desiatok.sk/aktuality/priklad-vypoctu-dane-pre-zivnostnika-realna-pripadova-studia-2025',
};
const flat = {
  title: 'Interez: ušetriť možno stovky až tisíce eur ročne',
  url: 'https://www.interez.sk/usetrit-mozete-stovky-az-tisice-eur-rocne',
};
const howTo = {
  title: 'Desiatok: ako vypočítať daň ako SZČO za rok 2025',
  url: 'https://www.desiatok.sk/aktuality/ako-vypocitat-dan-ako-szco-za-rok-2025-kompletny-navod',
};
const mihal2024 = {
  title: 'J. Mihál: odvody a dane živnostníka 2024',
  url: 'http://relia.sk/Article.aspx?ID=1150',
};
const program = { title: 'A public program: its tests, 2026' };

const byMonths =
  'The source works out the year as a whole and rounds to the nearest cent. We round each kind of social insurance down every month, and health insurance once a year.';
const inWhole =
  'The source is from 2024 and in whole euros, with a minimum assessment base of 652 EUR and a monthly allowance of 470.54 EUR. Our rules start in 2025, with 715 EUR and 479.48 EUR.';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  {
    name: 'SK-SE-01: minimum monthly insurance in 2025',
    on: '2025-12-31',
    answers: { year: 2_025, grossIncome: 10_000 },
    expect: { socialMonthly: 237.02, healthMonthly: 107.25 },
    source: minimums2025,
  },
  {
    name: 'SK-SE-01: minimum health insurance with a disability, 2025',
    on: '2025-12-31',
    answers: { year: 2_025, grossIncome: 10_000, disabled: true },
    expect: { healthMonthly: 53.62 },
    source: minimums2025,
  },
  {
    name: 'SK-SE-04: minimum monthly insurance in 2026',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 10_000 },
    expect: { socialMonthly: 303.11, healthMonthly: 121.92 },
    source: minimums2026,
  },
  {
    name: 'SK-SE-04: minimum health insurance with a disability, 2026',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 10_000, disabled: true },
    expect: { healthMonthly: 60.96 },
    source: minimums2026,
  },
  {
    name: 'SK-SE-05: the micro contribution',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 10_000, incomeLastYear: 5_000 },
    expect: { socialMonthly: 131.34 },
    source: micro,
  },
  {
    name: 'SK-SE-10: 51 % of 10 000 EUR is paid',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 10_000 },
    expect: { totalContributions: 5_100.36, incomeTax: 0 },
    source: minimums2026,
  },
  {
    name: 'SK-SE-11: 50 000 EUR with flat-rate expenses',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 50_000 },
    expect: {
      expenses: 20_000,
      profit: 30_000,
      socialInsurance: 6_692.46,
      healthInsurance: 3_230.15,
      incomeTax: 2_116.6,
      netIncome: 37_960.79,
    },
    differs: {
      socialInsurance: { ours: 6_692.28, why: byMonths },
      healthInsurance: { ours: 3_230.14, why: byMonths },
      incomeTax: { ours: 2_116.63, why: byMonths },
      netIncome: { ours: 37_960.95, why: byMonths },
    },
    source: tradePage,
  },
  {
    name: 'SK-SE-12: 27 000 EUR in 2025, with insurance paid',
    on: '2025-12-31',
    answers: { year: 2_025, grossIncome: 27_000, paidContributions: 4_131.24 },
    expect: { expenses: 16_200, taxBase: 6_668.76, incomeTax: 137.25 },
    source: caseStudy,
  },
  {
    name: 'SK-SE-13: 27 000 EUR in 2024, in whole euros, with expenses of 2025',
    on: '2025-12-31',
    answers: { year: 2_025, grossIncome: 27_000, paidContributions: 3_499 },
    expect: { expenses: 16_200, taxBase: 7_301 },
    source: caseStudy,
  },
  {
    name: 'SK-SE-14: flat-rate expenses and 4 000 EUR in insurance',
    on: '2025-12-31',
    answers: { year: 2_025, grossIncome: 18_000, paidContributions: 4_000 },
    expect: { expenses: 10_800, taxBase: 3_200 },
    source: flat,
  },
  {
    name: 'SK-SE-15: flat-rate expenses of 30 000 EUR',
    on: '2025-12-31',
    answers: { year: 2_025, grossIncome: 30_000 },
    expect: { expenses: 18_000, profit: 12_000 },
    source: howTo,
  },
  {
    name: 'SK-SE-17: 1 000 EUR a month in 2024, without social insurance',
    on: '2025-12-31',
    answers: { year: 2_025, grossIncome: 12_000, incomeLastYear: 0 },
    expect: { expenses: 7_200, healthInsurance: 1_176, incomeTax: 0, netIncome: 10_824 },
    differs: {
      healthInsurance: { ours: 1_287, why: inWhole },
      netIncome: { ours: 10_713, why: inWhole },
    },
    source: mihal2024,
  },
  {
    name: 'SK-SE-18: 2 000 EUR a month in 2024, without social insurance',
    on: '2025-12-31',
    answers: { year: 2_025, grossIncome: 24_000, incomeLastYear: 0 },
    expect: { expenses: 14_400, healthInsurance: 1_176, incomeTax: 420, netIncome: 22_404 },
    differs: {
      healthInsurance: { ours: 1_287, why: inWhole },
      incomeTax: { ours: 383.88, why: inWhole },
      netIncome: { ours: 22_329.12, why: inWhole },
    },
    source: mihal2024,
  },
  {
    name: 'SK-SE-19: 4 000 EUR a month in 2024, without social insurance',
    on: '2025-12-31',
    answers: { year: 2_025, grossIncome: 48_000, incomeLastYear: 0 },
    expect: { expenses: 20_000, healthInsurance: 2_832, incomeTax: 2_928, netIncome: 42_240 },
    differs: {
      healthInsurance: { ours: 2_826.37, why: inWhole },
      incomeTax: { ours: 2_912.98, why: inWhole },
      netIncome: { ours: 42_260.65, why: inWhole },
    },
    source: mihal2024,
  },
  {
    name: 'SK-SE-20: a year’s social insurance with an income of 2 876.9 EUR the year before',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 10_000, incomeLastYear: 2_876.9 },
    expect: { socialInsurance: 0 },
    source: program,
  },
  {
    name: 'SK-SE-21: a year’s social insurance with an income of 2 876.91 EUR the year before',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 10_000, incomeLastYear: 2_876.91 },
    expect: { socialInsurance: 1_576.08 },
    source: program,
  },
  {
    name: 'SK-SE-22: a year’s social insurance with an income of 9 144 EUR the year before',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 10_000, incomeLastYear: 9_144 },
    expect: { socialInsurance: 1_576.08 },
    source: program,
  },
  {
    name: 'SK-SE-23: a year’s social insurance with an income of 9 144.01 EUR the year before',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 10_000, incomeLastYear: 9_144.01 },
    expect: { socialInsurance: 3_637.32 },
    source: program,
  },
  {
    name: 'SK-SE-24: a base of 10 000 EUR at the lower rate’s limit',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 100_000, method: 'real', expenses: 84_033.27, paidContributions: 0 },
    expect: { incomeTax: 1_500 },
    source: program,
  },
  {
    name: 'SK-SE-24: the same base a cent above the limit',
    on: '2026-11-21',
    answers: {
      year: 2_026,
      grossIncome: 100_000.01,
      method: 'real',
      expenses: 84_033.28,
      paidContributions: 0,
    },
    expect: { incomeTax: 1_900 },
    source: program,
  },
  {
    name: 'SK-SE-25: two bands above the limit',
    on: '2026-11-21',
    answers: {
      year: 2_026,
      grossIncome: 100_000.01,
      method: 'real',
      expenses: 39_650.8,
      paidContributions: 0,
    },
    expect: { taxBase: 60_349.21, incomeTax: 12_448.3 },
    source: program,
  },
  {
    name: 'SK-SE-26: minimum yearly health insurance',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 1_000, method: 'real' },
    expect: { healthInsurance: 1_463.04 },
    source: program,
  },
  {
    name: 'SK-SE-26: health insurance if also insured elsewhere',
    on: '2026-11-21',
    answers: { year: 2_026, grossIncome: 1_000, method: 'real', insuredElsewhere: true },
    expect: { healthInsurance: 107.67 },
    source: program,
  },
];
