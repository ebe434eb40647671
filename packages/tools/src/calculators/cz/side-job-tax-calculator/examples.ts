import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

const paradox = {
  title: 'When a higher income leaves you with less',
  url: 'https://www.finance.cz/553443-kdy-si-vyssim-prijmem-paradoxne-financne-pohorsite',
};
const agreementCalculator = {
  title: 'Calculator of an agreement to complete a job',
  url: 'https://www.online-kalkulacky.cz/vypocet/dpp',
};
const repository =
  'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/';
const withholdingTests = {
  title: 'myucto: tests of the withholding tax',
  url: `${repository}Unit/Accounting/Payroll/WithholdingTaxCalculatorTest.php`,
};

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: 'DPP of 11 900 CZK, signed: below the limit, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpp', agreementIncome: 11900, declarationSigned: true, year: 2026 },
    expect: { socialSecurity: 0, healthInsurance: 0, incomeTax: 0, netIncome: 11900 },
    source: paradox,
  },
  {
    name: 'DPP of 13 000 CZK, signed: above the limit less is left, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpp', agreementIncome: 13000, declarationSigned: true, year: 2026 },
    expect: { socialSecurity: 923, healthInsurance: 585, incomeTax: 0, netIncome: 11492 },
    source: paradox,
  },
  {
    name: 'Profit of 116 800 CZK beside a job in the first tax band, 2026',
    on: '2026-03-01',
    answers: {
      kind: 'trade',
      mainGrossSalary: 40000,
      sideIncome: 116800,
      method: 'real',
      expenses: 0,
      year: 2026,
    },
    expect: { additionalTax: 17520 },
    source: paradox,
  },
  {
    name: 'DPP of 5 000 CZK, signed, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpp', agreementIncome: 5000, declarationSigned: true, year: 2026 },
    expect: { incomeTax: 0, netIncome: 5000 },
    source: agreementCalculator,
  },
  {
    name: 'DPP of 10 000 CZK, signed, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpp', agreementIncome: 10000, declarationSigned: true, year: 2026 },
    expect: { incomeTax: 0, netIncome: 10000 },
    source: agreementCalculator,
  },
  {
    name: 'DPP of 15 000 CZK, signed, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpp', agreementIncome: 15000, declarationSigned: true, year: 2026 },
    expect: { incomeTax: 0, netIncome: 13260 },
    source: agreementCalculator,
  },
  {
    name: 'DPP of 20 000 CZK, signed, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpp', agreementIncome: 20000, declarationSigned: true, year: 2026 },
    expect: { incomeTax: 430, netIncome: 17250 },
    source: agreementCalculator,
  },
  {
    name: 'DPP of 30 000 CZK, signed, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpp', agreementIncome: 30000, declarationSigned: true, year: 2026 },
    expect: { incomeTax: 1930, netIncome: 24590 },
    source: agreementCalculator,
  },
  {
    name: 'DPP of 12 000 CZK: social security from the limit on, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpp', agreementIncome: 12000, declarationSigned: true, year: 2026 },
    expect: { socialSecurity: 852 },
    source: {
      title: 'myucto: social security of 2026',
      url: `${repository}Fixtures/Payroll/social-insurance-2026-golden.json`,
    },
  },
  {
    name: 'DPP of 12 000 CZK: health insurance from the limit on, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpp', agreementIncome: 12000, declarationSigned: true, year: 2026 },
    expect: { healthInsurance: 540 },
    source: {
      title: 'myucto: health insurance of 2026',
      url: `${repository}Fixtures/Payroll/health-insurance-2026-golden.json`,
    },
  },
  {
    name: 'DPP of 11 999 CZK, not signed: the last crown of the withholding tax, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpp', agreementIncome: 11999, declarationSigned: false, year: 2026 },
    expect: { regime: 'withholding' },
    source: withholdingTests,
  },
  {
    name: 'DPP of 12 000 CZK, not signed: the advance begins, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpp', agreementIncome: 12000, declarationSigned: false, year: 2026 },
    expect: { regime: 'advance' },
    source: withholdingTests,
  },
  {
    name: 'DPČ of 4 499 CZK, not signed: withholding tax, 2026',
    on: '2026-03-01',
    answers: { kind: 'dpc', agreementIncome: 4499, declarationSigned: false, year: 2026 },
    expect: { regime: 'withholding' },
    source: {
      title: 'myucto: income tax of 2026',
      url: `${repository}Fixtures/Payroll/income-tax-2026-golden.json`,
    },
  },
  {
    name: 'DPP of 11 499 CZK, not signed: withholding tax, 2025',
    on: '2025-06-30',
    answers: { kind: 'dpp', agreementIncome: 11499, declarationSigned: false, year: 2025 },
    expect: { regime: 'withholding' },
    source: withholdingTests,
  },
  {
    name: 'DPP of 11 500 CZK, not signed: the advance begins at the limit itself, 2025',
    on: '2025-06-30',
    answers: { kind: 'dpp', agreementIncome: 11500, declarationSigned: false, year: 2025 },
    expect: { regime: 'advance' },
    source: withholdingTests,
  },
  {
    name: 'DPP of 10 000 CZK, not signed: still withholding tax, 2024',
    on: '2024-06-30',
    answers: { kind: 'dpp', agreementIncome: 10000, declarationSigned: false, year: 2024 },
    expect: { regime: 'withholding' },
    source: withholdingTests,
  },
  {
    name: 'DPP of 10 001 CZK, not signed: the advance begins above the limit, 2024',
    on: '2024-06-30',
    answers: { kind: 'dpp', agreementIncome: 10001, declarationSigned: false, year: 2024 },
    expect: { regime: 'advance' },
    source: withholdingTests,
  },
  {
    name: 'DPP of 9 000 CZK, not signed, 2024',
    on: '2024-06-30',
    answers: { kind: 'dpp', agreementIncome: 9000, declarationSigned: false, year: 2024 },
    expect: { taxBase: 9000, incomeTax: 1350, netIncome: 7650 },
    source: withholdingTests,
  },
  {
    name: 'DPP of 9 999.90 CZK, not signed: base and tax are rounded down, 2024',
    on: '2024-06-30',
    answers: { kind: 'dpp', agreementIncome: 9999.9, declarationSigned: false, year: 2024 },
    expect: { taxBase: 9999, incomeTax: 1499 },
    source: withholdingTests,
  },
  {
    name: 'DPP of 10 000 CZK, not signed, 2023',
    on: '2023-06-30',
    answers: { kind: 'dpp', agreementIncome: 10000, declarationSigned: false, year: 2023 },
    expect: { regime: 'withholding', socialSecurity: 0, healthInsurance: 0, netIncome: 8500 },
    source: {
      title: 'Tax of a trader with a side job, in examples',
      url: 'https://finance.cz/547420-zdaneni-brigady-zivnostnika-v-prikladech',
    },
  },
  {
    name: 'DPP of 10 000 CZK of a student, signed, 2023',
    on: '2023-07-31',
    answers: { kind: 'dpp', agreementIncome: 10000, declarationSigned: true, year: 2023 },
    expect: { incomeTax: 0, netIncome: 10000 },
    source: {
      title: 'The season of student jobs: an agreement to complete a job',
      url: 'https://www.podnikatel.cz/clanky/cas-studentskych-brigad-je-tady-jak-na-dohodu-o-provedeni-prace/',
    },
  },
  {
    name: 'Profit of 72 000 CZK beside a job: health insurance only, 2023',
    on: '2023-06-30',
    answers: {
      kind: 'trade',
      mainGrossSalary: 40000,
      sideIncome: 72000,
      method: 'real',
      expenses: 0,
      year: 2023,
    },
    expect: { profit: 72000, healthInsurance: 4860, socialSecurity: 0 },
    source: {
      title: 'Taxes of a secondary activity in 2023',
      url: 'https://finance.cz/544100-osvc-vypocet-dani-pri-vedlejsi-cinnosti-v-roce-2023',
    },
  },
  {
    name: 'Profit of 160 000 CZK beside a job: health insurance, 2023',
    on: '2023-06-30',
    answers: {
      kind: 'trade',
      mainGrossSalary: 40000,
      sideIncome: 160000,
      method: 'real',
      expenses: 0,
      year: 2023,
    },
    expect: { healthInsurance: 10800 },
    source: {
      title: 'A change of job and advances on health insurance',
      url: 'https://finance.cz/550357-zmena-zamestnani-a-platba-zalohy-na-zdravotnim-pojisteni',
    },
  },
  {
    name: 'Profit of 180 000 CZK beside a job in the first tax band, 2025',
    on: '2025-06-30',
    answers: {
      kind: 'trade',
      mainGrossSalary: 40000,
      sideIncome: 180000,
      method: 'real',
      expenses: 0,
      year: 2025,
    },
    expect: { additionalTax: 27000 },
    source: {
      title: 'Which employees will pay tax in addition for 2025',
      url: 'https://dumfinanci.cz/clanky/8536-kteri-zamestnanci-budou-doplacet-dan-za-rok-2025',
    },
  },
];
