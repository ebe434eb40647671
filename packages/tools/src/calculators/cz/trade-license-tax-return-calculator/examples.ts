import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: '800 000 CZK, 60 % expenses, spouse, one child, deductions of 150 000, 2025',
    on: '2025-06-01',
    answers: {
      grossIncome: 800000,
      expenseRate: 60,
      children: 1,
      spouseIncomeUnder68000: true,
      spouseCaresForChildUnder3: true,
      deductions: 150000,
      year: 2025,
    },
    expect: {
      profit: 320000,
      incomeTax: 0,
      taxBonus: 15204,
      healthInsurance: 37712,
      socialSecurity: 57098,
    },
    source: {
      title: 'osvc-kalkulacka: test_compute.py',
      url: 'https://github.com/fertek/osvc-kalkulacka/blob/535e6db530f9bbb626fa9c379a8c5c93a5ad2400/tests/test_compute.py',
    },
  },
  {
    name: '200 000 CZK, 60 % expenses, one child, deductions of 10 000, the tax return of 2024',
    on: '2024-06-01',
    answers: { grossIncome: 200000, expenseRate: 60, children: 1, deductions: 10000, year: 2024 },
    expect: {
      expenses: 120000,
      profit: 80000,
      taxBase: 70000,
      taxBeforeCredits: 10500,
      incomeTax: 0,
      taxBonus: 15204,
    },
    source: {
      title: 'osvc-kalkulacka: epo_2024.xml',
      url: 'https://github.com/fertek/osvc-kalkulacka/blob/535e6db530f9bbb626fa9c379a8c5c93a5ad2400/tests/fixtures/epo_2024.xml',
    },
  },
  {
    name: 'Profit of 240 400 CZK in five months, health advances of 13 610, 2023',
    on: '2023-06-01',
    answers: {
      grossIncome: 240400,
      method: 'real',
      expenses: 0,
      monthsActive: 5,
      healthAdvances: 13610,
      year: 2023,
    },
    expect: { healthBase: 120200, healthInsurance: 16227, healthBalance: 2617 },
    source: {
      title: 'A business started during the year and health insurance (finance.cz, Czech)',
      url: 'https://finance.cz/547429-zahajeni-podnikani-behem-roku-a-zdravotni-pojisteni',
    },
  },
  {
    name: 'Profit of 500 000 CZK, social advances of 60 000, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 500000, method: 'real', expenses: 0, socialAdvances: 60000, year: 2025 },
    expect: { socialSecurity: 80300, socialBalance: 20300 },
    source: {
      title: 'myucto: InsuranceCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/InsuranceCalculatorTest.php',
    },
  },
  {
    name: 'Profit of 500 000 CZK, 2025: the new monthly social advance',
    on: '2025-06-01',
    answers: { grossIncome: 500000, method: 'real', expenses: 0, year: 2025 },
    expect: { socialBase: 275000, newSocialAdvance: 6692 },
    source: {
      title: 'myucto: InsuranceCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/InsuranceCalculatorTest.php',
    },
  },
  {
    name: 'Profit of 500 000 CZK, deductions of 150 000, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 500000, method: 'real', expenses: 0, deductions: 150000, year: 2025 },
    expect: { taxBase: 350000 },
    source: {
      title: 'myucto: DpfoReturnCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/DpfoReturnCalculatorTest.php',
    },
  },
  {
    name: '1 000 000 CZK, 60 % expenses, no advances, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 1000000, expenseRate: 60, year: 2025 },
    expect: { taxBase: 400000, taxBeforeCredits: 60000, incomeTax: 29160, taxBalance: 29160 },
    source: {
      title: 'myucto: DpfoReturnCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/DpfoReturnCalculatorTest.php',
    },
  },
];
