import type { Example } from '../../../calculator/example.ts';

const salaryPage = {
  title: 'Daňový poradca: kalkulačka mzdy 2026',
  url: 'https://www.danovy-poradca.sk/en/resources/kalkulacky/mzda',
};
const wageFigures = {
  title: 'Ako účtovať: mzdové veličiny od 1. 1. 2026',
  url: 'https://www.ako-uctovat.sk/clanok.php?idc=568&t=Mzdove-veliciny-od-01-01-2026',
};
const krosBands = {
  title: 'KROS: progresívne zdanenie v roku 2026',
  url: 'https://akademia.kros.sk/faq/mzdy-a-personalistika/progresivne-zdanenie-v-roku-2026',
};
const taxOffice = {
  title: 'Finančná správa: sadzba dane zo závislej činnosti 2025',
  url: 'https://podpora.financnasprava.sk/418585',
};
const agency = {
  title: 'Hlavný denník: hovorca Sociálnej poisťovne, 9. 1. 2026',
  url: 'https://www.hlavnydennik.sk/2026/01/09/',
};
const rates2023 = {
  title: 'Pexpats: net salary calculator, 2023',
  url: 'https://pexpats.sk/calculators/net-salary-calculator',
};
const program = { title: 'A public program: its tests, 2026' };
const krosBonus = {
  title: 'KROS: daňový bonus na dieťa v roku 2026',
  url: 'https://www.kros.sk/blog/danovy-bonus-na-dieta-v-roku-2026-ake-pravidla-je-dobre-poznat',
};
const krosLimits = { title: 'KROS: kedy daňový bonus zanikne', url: 'https://web.kros.sk/?p=987538505' };
const bonus2026 = {
  title: 'Refresher: krátenie daňového bonusu, 26. 2. 2026',
  url: 'https://news.refresher.sk/198911',
};
const bonus2025 = {
  title: 'Refresher: J. Mihál o daňovom bonuse 2025',
  url: 'https://news.refresher.sk/167862',
};
const settlement = {
  title: 'Topky: J. Mihál o ročnom zúčtovaní, 10. 11. 2025',
  url: 'https://www.topky.sk/cl/10/9246897',
};
const peniaze = {
  title: 'Peniaze.sk: J. Mihál, prečo sa oplatí byť SZČO',
  url: 'https://peniaze.sk/kariera/12241-preco-sa-oplati-byt-szco-porovnanie-s-zamestnancom',
};
const lostBonus = {
  title: 'Interez: ako bude vyzerať daňový bonus v praxi',
  url: 'https://www.interez.sk/odbornik-ukazal-ako-bude-vyzerat-danovy-bonus-v-praxi-jedna-skupina-rodicov-ma-obrovsky-dovod-na-radost/2',
};
const wholeAllowance = {
  title: 'Topky: J. Mihál o nezdaniteľnej časti, 28. 12. 2025',
  url: 'https://www.topky.sk/cl/10/9285289',
};

const byMonths =
  'The source works out a year of 80 000 EUR as a whole. A twelfth of that isn’t a whole number of cents, and we round each month.';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  {
    name: 'SK-EM-02: 1 500 EUR gross, 2026',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 1_500 },
    expect: { netSalary: 1_134.51 },
    source: salaryPage,
  },
  {
    name: 'SK-EM-04: 2 500 EUR gross, 2026',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 2_500 },
    expect: { netSalary: 1_827.87 },
    source: salaryPage,
  },
  {
    name: 'SK-EM-06: 4 000 EUR gross, 2026',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 4_000 },
    expect: { netSalary: 2_867.91 },
    source: salaryPage,
  },
  {
    name: 'SK-EM-08: the minimum wage of 2026',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 915 },
    expect: { netSalary: 728.9 },
    source: wageFigures,
  },
  {
    name: 'SK-EM-12: four tax bands in a month',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 8_500 },
    expect: { taxedWage: 6_778.77, taxAdvance: 1_588.66 },
    source: krosBands,
  },
  {
    name: 'SK-EM-13: a taxed wage of 4 500 EUR, 766.99 and 115.80 EUR in tax',
    on: '2025-12-31',
    answers: { year: 2_025, grossSalary: 5_196.28, declarationSigned: false },
    expect: { taxedWage: 4_500, taxAdvance: 882.79 },
    source: taxOffice,
  },
  {
    name: 'SK-EM-14: social insurance from the maximum base',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 20_000 },
    expect: { socialInsurance: 1_575.81 },
    source: agency,
  },
  {
    name: 'SK-EM-22: 800 EUR gross in 2023, with the same rates in 2025',
    on: '2025-12-31',
    answers: { year: 2_025, grossSalary: 800 },
    expect: { healthInsurance: 32 },
    source: rates2023,
  },
  {
    name: 'SK-EM-23: 80 000 EUR gross a year',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 6_666.67 },
    expect: {
      'wholeYear.allowance': 0,
      'wholeYear.taxBase': 68_480,
      'wholeYear.tax': 14_887.54,
      'wholeYear.netIncome': 53_592.46,
    },
    differs: {
      'wholeYear.taxBase': { ours: 68_480.28, why: byMonths },
      'wholeYear.tax': { ours: 14_887.62, why: byMonths },
      'wholeYear.netIncome': { ours: 53_592.66, why: byMonths },
    },
    source: program,
  },
  {
    name: 'SK-BO-02: the lowest wage with the full bonus, 0 under 15 and 2 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 324.47, childrenUnder15: 0, children15to18: 2 },
    expect: { childBonus: 100 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-03: the lowest wage with the full bonus, 0 under 15 and 3 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 407.48, childrenUnder15: 0, children15to18: 3 },
    expect: { childBonus: 150 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-04: the lowest wage with the full bonus, 1 under 15 and 0 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 402.79, childrenUnder15: 1, children15to18: 0 },
    expect: { childBonus: 100 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-05: the lowest wage with the full bonus, 1 under 15 and 1 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 486.72, childrenUnder15: 1, children15to18: 1 },
    expect: { childBonus: 150 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-06: the lowest wage with the full bonus, 1 under 15 and 2 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 543.32, childrenUnder15: 1, children15to18: 2 },
    expect: { childBonus: 200 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-07: the lowest wage with the full bonus, 1 under 15 and 3 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 584.08, childrenUnder15: 1, children15to18: 3 },
    expect: { childBonus: 250 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-08: the lowest wage with the full bonus, 2 under 15 and 0 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 648.96, childrenUnder15: 2, children15to18: 0 },
    expect: { childBonus: 200 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-09: the lowest wage with the full bonus, 2 under 15 and 1 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 679.16, childrenUnder15: 2, children15to18: 1 },
    expect: { childBonus: 250 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-10: the lowest wage with the full bonus, 2 under 15 and 2 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 700.89, childrenUnder15: 2, children15to18: 2 },
    expect: { childBonus: 300 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-11: the lowest wage with the full bonus, 2 under 15 and 3 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 717.3, childrenUnder15: 2, children15to18: 3 },
    expect: { childBonus: 350 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-12: the lowest wage with the full bonus, 3 under 15 and 0 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 815.03, childrenUnder15: 3, children15to18: 0 },
    expect: { childBonus: 300 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-13: the lowest wage with the full bonus, 3 under 15 and 1 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 817.71, childrenUnder15: 3, children15to18: 1 },
    expect: { childBonus: 350 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-14: the lowest wage with the full bonus, 3 under 15 and 2 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 819.77, childrenUnder15: 3, children15to18: 2 },
    expect: { childBonus: 400 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-15: the lowest wage with the full bonus, 3 under 15 and 3 older',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 821.37, childrenUnder15: 3, children15to18: 3 },
    expect: { childBonus: 450 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-16: a bonus limited to part of the base',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 460, childrenUnder15: 2 },
    expect: { taxBase: 393.76, childBonus: 141.75 },
    source: krosBonus,
  },
  {
    name: 'SK-BO-17: the base with no bonus left for an older child',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 3_254.64, children15to18: 1 },
    expect: { taxBase: 2_786, childBonus: 0 },
    source: krosLimits,
  },
  {
    name: 'SK-BO-18: the base with no bonus left for a child under 15',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 3_838.76, childrenUnder15: 1 },
    expect: { taxBase: 3_286, childBonus: 0 },
    source: krosLimits,
  },
  {
    name: 'SK-BO-19: the wage above which a bonus falls, roughly',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 2_670 },
    expect: { taxBase: 2_286 },
    tolerance: 1,
    source: bonus2026,
  },
  {
    name: 'SK-BO-20: the full bonus for three children in 2025',
    on: '2025-12-31',
    answers: { year: 2_025, grossSalary: 672, childrenUnder15: 2, children15to18: 1 },
    expect: { childBonus: 250 },
    source: bonus2025,
  },
  {
    name: 'SK-BO-21: 33 000 EUR a year with four children',
    on: '2025-12-31',
    answers: { year: 2_025, grossSalary: 2_750, childrenUnder15: 4 },
    expect: { 'wholeYear.childBonus': 3_664.8 },
    source: settlement,
  },
  {
    name: 'SK-BO-22: 3 000 EUR gross with three children: 2 336.82 EUR a month after the year',
    on: '2025-12-31',
    answers: { year: 2_025, grossSalary: 3_000, childrenUnder15: 3 },
    expect: { 'wholeYear.netIncome': 28_041.84, employerCost: 4_086 },
    tolerance: 0.06,
    source: peniaze,
  },
  {
    name: 'SK-BO-23: a wage at which the bonus is lost',
    on: '2025-12-31',
    answers: { year: 2_025, grossSalary: 3_632, childrenUnder15: 1 },
    expect: { childBonus: 0 },
    source: lostBonus,
  },
  {
    name: 'SK-BO-25: the highest wage with a full allowance, in whole euros',
    on: '2026-11-21',
    answers: { year: 2_026, grossSalary: 2_539.25 },
    expect: { 'wholeYear.taxBase': 26_083 },
    tolerance: 0.5,
    source: wholeAllowance,
  },
];
