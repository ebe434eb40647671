import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

const settlementTests = {
  title: 'myucto: tests of the annual settlement',
  url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Payroll/AnnualSettlement/AnnualTaxSettlementCalculatorTest.php',
};

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: '480 000 CZK gross, one child, 42 000 paid in advances, 2026',
    on: '2026-12-31',
    answers: { grossIncome: 480000, children: 1, taxAdvances: 42000, year: 2026 },
    expect: { taxBase: 480000, taxBeforeCredits: 72000, incomeTax: 25956, refund: 16044 },
    source: {
      title: 'mzda-dane: the annual settlement',
      url: 'https://github.com/vlastimilvotruba-dotcom/mzda-dane/blob/41faf02f68610fb127324ed043191d83b6674e68/components/PageContent/AnnualTaxContent.js',
    },
  },
  {
    name: 'A first job from September and two months of agreements: all the tax comes back, 2024',
    on: '2024-12-31',
    answers: { grossIncome: 162400, taxAdvances: 14080, monthsEmployed: 6, year: 2024 },
    expect: { taxBase: 162400, taxBeforeCredits: 24360, incomeTax: 0, refund: 14080 },
    source: {
      title: 'How to get the tax of a side job back',
      url: 'https://finance.cz/552600-jak-obdrzet-zpet-zaplacenou-dan-z-brigady',
    },
  },
  {
    name: 'The highest income a student pays no tax from, 2023',
    on: '2023-12-31',
    answers: { grossIncome: 232400, taxAdvances: 0, studentUnder26: true, year: 2023 },
    expect: { incomeTax: 0 },
    source: {
      title: 'Getting the tax of a side job back',
      url: 'https://dumfinanci.cz/clanky/7737-poradna-ziskani-zaplacene-dane-z-brigady-zpet/',
    },
  },
  {
    name: '600 000 CZK gross with advances of 50 crowns more than the tax, 2026',
    on: '2026-12-31',
    answers: { grossIncome: 600000, taxAdvances: 59210, year: 2026 },
    expect: { refund: 50 },
    source: settlementTests,
  },
  {
    name: '50 000 CZK gross: credits never make a refund by themselves, 2026',
    on: '2026-12-31',
    answers: { grossIncome: 50000, taxAdvances: 0, year: 2026 },
    expect: { incomeTax: 0, refund: 0 },
    source: settlementTests,
  },
  {
    name: 'Three months of work with bonuses paid: they are not taken back below the yearly limit, 2026',
    on: '2026-12-31',
    answers: {
      grossIncome: 40000,
      taxAdvances: 0,
      taxBonusesPaid: 4000,
      children: 1,
      monthsEmployed: 3,
      year: 2026,
    },
    expect: { taxBonus: 0, refund: 0 },
    source: settlementTests,
  },
];
