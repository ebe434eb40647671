import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: '285 000 CZK, 30 % expenses, no other income, 2025',
    on: '2025-06-01',
    answers: { rentalIncome: 285000, applyTaxpayerCredit: true, year: 2025 },
    expect: { taxBase: 199500, incomeTax: 0, mustFile: true },
    source: {
      title: 'The same rental income, yet different taxes (finance.cz, Czech)',
      url: 'https://finance.cz/552826-stejny-prijem-z-najmu-presto-ruzne-zdaneni-proc',
    },
  },
  {
    name: '300 000 CZK, 30 % expenses, without the credit, 2025',
    on: '2025-06-01',
    answers: { rentalIncome: 300000, year: 2025 },
    expect: { expenses: 90000, taxBase: 210000, incomeTax: 31500 },
    source: {
      title: 'Tax of a rent: flat or real expenses (taxomat.cz, Czech)',
      url: 'https://taxomat.cz/jak-na-dane/dan-z-pronajmu-pausalni-vs-skutecne-vydaje?hs_amp=true',
    },
  },
  {
    name: '300 000 CZK, 30 % expenses: the base, 2025',
    on: '2025-06-01',
    answers: { rentalIncome: 300000, year: 2025 },
    expect: { expenses: 90000, taxBase: 210000 },
    source: {
      title: 'Flat or real expenses: what pays with a long let (neotax.eu, Czech)',
      url: 'https://neotax.eu/cs/blog/pausal-vs-skutecne-vydaje-co-se-vyplati-pri-dlouhodobem-pronajmu-bytu',
    },
  },
  {
    name: '280 000 CZK, 30 % expenses, no other income, 2023',
    on: '2023-06-01',
    answers: { rentalIncome: 280000, applyTaxpayerCredit: true, year: 2023 },
    expect: { taxBase: 196000, taxBeforeCredits: 29400, incomeTax: 0, mustFile: true },
    source: {
      title: 'Rental income in early retirement (dumfinanci.cz, Czech)',
      url: 'https://dumfinanci.cz/clanky/7367-prijem-z-najmu-v-predcasnem-duchodu/',
    },
  },
  {
    name: '50 000 CZK and nothing else: no tax return, 2024',
    on: '2024-06-01',
    answers: { rentalIncome: 50000, applyTaxpayerCredit: true, year: 2024 },
    expect: { mustFile: false },
    source: {
      title: 'Advice: letting a cottage in early retirement (dumfinanci.cz, Czech)',
      url: 'https://dumfinanci.cz/clanky/7897-poradna-pronajem-chalupy-v-predcasnem-duchodu-dane/',
    },
  },
  {
    name: 'A base of 205 600 CZK is covered by the credit, 2024',
    on: '2024-06-01',
    answers: {
      rentalIncome: 205600,
      method: 'real',
      expenses: 0,
      applyTaxpayerCredit: true,
      year: 2024,
    },
    expect: { taxBase: 205600, incomeTax: 0, mustFile: true },
    source: {
      title: 'Advice: letting a cottage in early retirement (dumfinanci.cz, Czech)',
      url: 'https://dumfinanci.cz/clanky/7897-poradna-pronajem-chalupy-v-predcasnem-duchodu-dane/',
    },
  },
  {
    name: '180 000 CZK and nothing else: a tax return, 2025',
    on: '2025-06-01',
    answers: { rentalIncome: 180000, applyTaxpayerCredit: true, year: 2025 },
    expect: { mustFile: true },
    source: {
      title: 'Advice: early retirement and rental income (dumfinanci.cz, Czech)',
      url: 'https://dumfinanci.cz/clanky/8628-poradna-predcasny-duchodce-s-prijmem-z-najmu/',
    },
  },
  {
    name: '2 000 000 CZK, 30 % expenses: the cap, 2024',
    on: '2024-06-01',
    answers: { rentalIncome: 2000000, year: 2024 },
    expect: { expenses: 600000 },
    source: {
      title: 'Rental income tax and depreciation (realtorpraguekotula.cz)',
      url: 'https://realtorpraguekotula.cz/2024/01/08/how-to-manage-rental-income-tax-and-property-depreciation-in-the-czech-republic/',
    },
  },
  {
    name: '100 000 CZK, real expenses of 30 000, 2025',
    on: '2025-06-01',
    answers: { rentalIncome: 100000, method: 'real', expenses: 30000, year: 2025 },
    expect: { taxBase: 70000 },
    source: {
      title: 'myucto: DpfoReturnCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/DpfoReturnCalculatorTest.php',
    },
  },
];
