import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

const payCalculatorTests = {
  title: 'mzda-kalkulacka: tests of the pay calculation',
  url: 'https://github.com/radim225/mzda-kalkulacka/blob/5d54345c73c6b2eff59dc80a410e724da3b0bbc8/tests/tax.test.js',
};
const ledgerTests = {
  title: 'myucto: tests of the payroll in a ledger',
  url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Accounting/Payroll/PayrollCalculatorTest.php',
};
const advanceTests = {
  title: 'myucto: tests of the monthly tax advance',
  url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Payroll/Calculation/MonthlyAdvanceTaxCalculatorTest.php',
};
const healthTests = {
  title: 'myucto: tests of the monthly health insurance',
  url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Payroll/Calculation/MonthlyHealthInsuranceCalculatorTest.php',
};
const socialTests = {
  title: 'myucto: tests of the monthly social security of an employee',
  url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Payroll/Calculation/MonthlyEmployeeSocialInsuranceCalculatorTest.php',
};
const salaryPage = {
  title: 'mzda-dane: what is left of a salary in 2026',
  url: 'https://github.com/vlastimilvotruba-dotcom/mzda-dane/blob/41faf02f68610fb127324ed043191d83b6674e68/components/PageContent/SalaryContent.js',
};

/** Worked examples published elsewhere, with their addresses. */
const smallWage =
  'A wage under 4 500 CZK without a signed declaration is taxed by withholding (§ 6(4)(b) of act 586/1992): base and tax are rounded down. The source counts an advance.';

export const examples: readonly Example[] = [
  ...worked,
  {
    name: '40 000 CZK gross, declaration signed, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 40000, year: 2026 },
    expect: {
      taxBase: 40000,
      socialSecurity: 2840,
      healthInsurance: 1800,
      incomeTax: 3430,
      netSalary: 31930,
      employerSocial: 9920,
      employerHealth: 3600,
      employerCost: 53520,
    },
    source: payCalculatorTests,
  },
  {
    name: '40 000 CZK gross, declaration not signed, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 40000, declarationSigned: false, year: 2026 },
    expect: { incomeTax: 6000, netSalary: 29360 },
    source: payCalculatorTests,
  },
  {
    name: 'One crown above a hundred: the tax base of 40 001 CZK, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 40001, declarationSigned: false, year: 2026 },
    expect: { taxBase: 40100 },
    source: payCalculatorTests,
  },
  {
    name: '40 000 CZK gross and what the employer pays, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 40000, year: 2026 },
    expect: { taxBeforeCredits: 6000, incomeTax: 3430, netSalary: 31930, employerCost: 53680 },
    source: salaryPage,
    differs: {
      employerCost: {
        ours: 53520,
        why: 'The page takes about 34.2 % on top of the wage; the two rates of the employer are 24.8 % and 9 %, together 33.8 %.',
      },
    },
  },
  {
    name: '24 850 CZK gross, declaration not signed, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 24850, declarationSigned: false, year: 2026 },
    expect: {
      taxBase: 24900,
      socialSecurity: 1765,
      healthInsurance: 1119,
      incomeTax: 3735,
      netSalary: 18231,
    },
    source: ledgerTests,
  },
  {
    name: '24 850 CZK gross, declaration signed, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 24850, year: 2026 },
    expect: { taxBeforeCredits: 3735, incomeTax: 1165, netSalary: 20801 },
    source: ledgerTests,
  },
  {
    name: '50 000 CZK gross, declaration not signed, 2025',
    on: '2025-06-30',
    answers: { grossSalary: 50000, declarationSigned: false, year: 2025 },
    expect: {
      socialSecurity: 3550,
      healthInsurance: 2250,
      incomeTax: 7500,
      netSalary: 36700,
      employerSocial: 12400,
      employerHealth: 4500,
    },
    source: ledgerTests,
  },
  {
    name: 'The minimum wage of 2025: health insurance of 20 800 CZK',
    on: '2025-06-30',
    answers: { grossSalary: 20800, declarationSigned: false, year: 2025 },
    expect: { healthInsurance: 936, employerHealth: 1872 },
    source: ledgerTests,
  },
  {
    name: '4 000 CZK gross: health insurance topped up to the minimum wage, 2024',
    on: '2024-06-30',
    answers: { grossSalary: 4000, declarationSigned: false, year: 2024 },
    expect: { socialSecurity: 284, incomeTax: 600, netSalary: 925, employerSocial: 992, employerHealth: 361 },
    source: ledgerTests,
    differs: {
      netSalary: {
        ours: 924,
        why: 'The premium of the minimum base is 2 551.50 and is rounded up; the source leaves that half crown to the employer, we to the employee, who owes the top-up.',
      },
      employerHealth: {
        ours: 360,
        why: 'The employer pays two thirds of the premium of the wage itself, 540; the source adds the crown of the rounded top-up.',
      },
    },
  },
  {
    name: '4 500 CZK gross: health insurance topped up to the minimum wage, 2025',
    on: '2025-06-30',
    answers: { grossSalary: 4500, declarationSigned: false, year: 2025 },
    expect: {
      socialSecurity: 320,
      healthInsurance: 2403,
      incomeTax: 675,
      netSalary: 1102,
      employerSocial: 1116,
      employerHealth: 405,
    },
    source: ledgerTests,
  },
  {
    name: '4 500 CZK gross: health insurance topped up to the minimum wage, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 4500, declarationSigned: false, year: 2026 },
    expect: {
      socialSecurity: 320,
      healthInsurance: 2619,
      incomeTax: 675,
      netSalary: 886,
      employerSocial: 1116,
      employerHealth: 405,
    },
    source: ledgerTests,
  },
  {
    name: 'A tax base of up to 100 CZK is rounded to a crown, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 90.4, declarationSigned: false, year: 2026 },
    expect: { taxBase: 91, taxBeforeCredits: 14 },
    differs: {
      taxBase: { ours: 90, why: smallWage },
      taxBeforeCredits: { ours: 13, why: smallWage },
    },
    source: ledgerTests,
  },
  {
    name: 'The last hundred below the 23 % rate, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 146900, declarationSigned: false, year: 2026 },
    expect: { taxBase: 146900, taxBeforeCredits: 22035 },
    source: ledgerTests,
  },
  {
    name: 'The limit of the 23 % rate and its rounding, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 146901, declarationSigned: false, year: 2026 },
    expect: { taxBase: 147000, taxBeforeCredits: 22058 },
    source: ledgerTests,
  },
  {
    name: '150 000 CZK gross: both rates, rounded once, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 150000, declarationSigned: false, year: 2026 },
    expect: { taxBeforeCredits: 22748 },
    source: ledgerTests,
  },
  {
    name: '250 000 CZK gross: both rates, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 250000, declarationSigned: false, year: 2026 },
    expect: { taxBase: 250000, taxBeforeCredits: 45748 },
    source: ledgerTests,
  },
  {
    name: '45 810 CZK gross, tax advance without credits, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 45810, declarationSigned: false, year: 2026 },
    expect: { taxBase: 45900, incomeTax: 6885 },
    source: advanceTests,
  },
  {
    name: '165 615 CZK gross, tax advance with the second rate, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 165615, declarationSigned: false, year: 2026 },
    expect: { taxBase: 165700, incomeTax: 26359 },
    source: advanceTests,
  },
  {
    name: '47 900 CZK gross: the two shares of health insurance, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 47900, year: 2026 },
    expect: { healthInsurance: 2156, employerHealth: 4311 },
    source: healthTests,
  },
  {
    name: '10 000 CZK gross: health insurance below the minimum wage, 2026',
    on: '2026-03-01',
    answers: { grossSalary: 10000, year: 2026 },
    expect: { healthInsurance: 2124, employerHealth: 900 },
    source: healthTests,
  },
  {
    name: '47 900 CZK gross: social security of the employee, 2026',
    on: '2026-08-03',
    answers: { grossSalary: 47900, year: 2026 },
    expect: { socialSecurity: 3401 },
    source: socialTests,
  },
  {
    name: '47 900 CZK gross: social security of the employer, 2026',
    on: '2026-08-03',
    answers: { grossSalary: 47900, year: 2026 },
    expect: { employerSocial: 11880 },
    source: {
      title: 'myucto: tests of the monthly social security of an employer',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Payroll/Calculation/MonthlyEmployerSocialInsuranceCalculatorTest.php',
    },
  },
  {
    name: '47 900 CZK gross: tax before credits, 2026',
    on: '2026-08-03',
    answers: { grossSalary: 47900, year: 2026 },
    expect: { taxBeforeCredits: 7185 },
    source: advanceTests,
  },
  {
    name: '200 000 CZK gross: health insurance knows no ceiling, 2025',
    on: '2025-11-30',
    answers: { grossSalary: 200000, children: 1, year: 2025 },
    expect: { taxBase: 200000, healthInsurance: 9000, employerHealth: 18000 },
    source: {
      title: 'Reaching the maximum assessment base',
      url: 'https://kontrola.du.cz/33/dosazeni-maximalniho-vymerovaciho-zakladu-pro-pojisteni-uniqueidmRRWSbk196FNf8-jVUh4ElbwbxjXlw96bLE2UmHT_-jiHGnb6RsnOQ/?uri_view_type=4',
    },
  },
  {
    name: '45 000 CZK gross, 2025',
    on: '2025-06-30',
    answers: { grossSalary: 45000, year: 2025 },
    expect: { socialSecurity: 3195, healthInsurance: 2025, incomeTax: 4180, netSalary: 35600 },
    source: {
      title: 'Combinations of income with a lower tax',
      url: 'https://www.finance.cz/553327-na-prijmu-z-jedne-prace-muzete-byt-biti-prijmove-kombinace-s-nizsim-zdanenim',
    },
  },
  {
    name: '32 000 CZK gross, two children: a bonus is paid, 2025',
    on: '2025-06-30',
    answers: { grossSalary: 32000, children: 2, year: 2025 },
    expect: { taxBeforeCredits: 4800, taxBonus: 897 },
    source: {
      title: 'Who gets a tax refund without having paid any tax',
      url: 'https://www.finance.cz/clanky/kdo-obdrzi-rocni-danovy-preplatek-i-kdyz-nezaplatil-behem-lonskeho-roku-zadnou-dan-z-prijmu/',
    },
  },
  {
    name: '50 000 CZK gross, 2025',
    on: '2025-06-30',
    answers: { grossSalary: 50000, year: 2025 },
    expect: { netSalary: 39270 },
    source: {
      title: 'Employment, agreement or trade licence',
      url: 'https://seznamzpravy.cz/clanek/ekonomika-zamestnani-dpp-osvc-svarcsystem-268757',
    },
  },
  {
    name: '43 000 CZK gross, two children, 2024',
    on: '2024-06-30',
    answers: { grossSalary: 43000, children: 2, year: 2024 },
    expect: { incomeTax: 753 },
    source: {
      title: 'Children and taxes in 2024',
      url: 'https://dumfinanci.cz/clanky/7632-deti-dane-v-roce-2024/',
    },
  },
  {
    name: 'The average wage of autumn 2024: 45 412 CZK gross',
    on: '2024-12-31',
    answers: { grossSalary: 45412, year: 2024 },
    expect: {
      socialSecurity: 3225,
      healthInsurance: 2044,
      incomeTax: 4255,
      netSalary: 35888,
      employerSocial: 11263,
      employerHealth: 4088,
      employerCost: 60763,
    },
    source: {
      title: 'Czechia in data: where your money goes',
      url: 'https://lovelydata.cz/blog/cesko-v-datech-kam-mizi-vase-penize',
    },
    differs: {
      employerHealth: {
        ours: 4087,
        why: 'The source rounds up 9 % of the wage by itself; the law rounds the whole 13.5 % once and the employer pays what the employee does not.',
      },
      employerCost: {
        ours: 60762,
        why: 'It follows from the crown in the health insurance of the employer.',
      },
    },
  },
  {
    name: 'The minimum wage of 2024: 18 900 CZK gross',
    on: '2024-06-30',
    answers: { grossSalary: 18900, year: 2024 },
    expect: { netSalary: 16442 },
    source: {
      title: 'Czech Republic gross to net salary calculator',
      url: 'https://pexpats.com/calculators/Czech-Republic-Gross-Net-salary-calculator',
    },
  },
  {
    name: 'The average wage for insurance of 2024: 43 967 CZK gross',
    on: '2024-06-30',
    answers: { grossSalary: 43967, year: 2024 },
    expect: { netSalary: 34841 },
    source: {
      title: 'Czech Republic gross to net salary calculator',
      url: 'https://pexpats.com/calculators/Czech-Republic-Gross-Net-salary-calculator',
    },
    differs: {
      netSalary: {
        ours: 34836,
        why: 'The source takes 15 % of the wage; the monthly base is rounded up to hundreds, here 44 000.',
      },
    },
  },
  {
    name: 'The minimum wage of 2024 in an English guide: 18 900 CZK gross',
    on: '2024-06-30',
    answers: { grossSalary: 18900, year: 2024 },
    expect: { netSalary: 16707 },
    source: {
      title: 'Salary calculator for the Czech Republic',
      url: 'https://pamgro.com/salary-calculator-czech-republic',
    },
    differs: {
      netSalary: {
        ours: 16442,
        why: 'The source leaves out the tax of 265 that remains after the credit of the taxpayer.',
      },
    },
  },
  {
    name: 'The minimum wage of 2023: 17 300 CZK gross',
    on: '2023-06-30',
    answers: { grossSalary: 17300, year: 2023 },
    expect: {
      taxBeforeCredits: 2595,
      incomeTax: 25,
      healthInsurance: 779,
      socialSecurity: 1125,
      netSalary: 15371,
    },
    source: {
      title: 'The least net wage in 2023',
      url: 'https://odkazy.org/listing/vypocet-vyplaty-kolik-je-minimalni-cista-mzda-v-cr-v-roce-2023/',
    },
  },
];
