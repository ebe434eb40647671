import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: '1 200 000 CZK, 60 % expenses, 2025: the flat tax costs less',
    on: '2025-06-01',
    answers: { grossIncome: 1200000, expenseRate: 60, year: 2025 },
    expect: {
      better: 'flatTax',
      'flatTax.yearly': 104592,
      'regular.totalContributions': 155959,
      difference: 51367,
    },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
    differs: {
      'regular.totalContributions': {
        ours: 155960,
        why: 'It contains the health premium, which the source rounds down.',
      },
      difference: {
        ours: 51368,
        why: 'It follows from the health premium, which the source rounds down.',
      },
    },
  },
  {
    name: '1 200 000 CZK, 40 % expenses, 2025: the second band',
    on: '2025-06-01',
    answers: { grossIncome: 1200000, expenseRate: 40, year: 2025 },
    expect: { 'flatTax.eligible': true, 'flatTax.yearly': 200940 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
  {
    name: '800 000 CZK, VAT payer, 2025: no flat tax',
    on: '2025-06-01',
    answers: { grossIncome: 800000, expenseRate: 60, vatPayer: true, year: 2025 },
    expect: { 'flatTax.eligible': false, better: 'regular' },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
  {
    name: '900 000 CZK, first band, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 900000, expenseRate: 60, year: 2025 },
    expect: { 'flatTax.yearly': 104592, 'flatTax.monthly': 8716 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
  {
    name: '900 000 CZK, first band, 2026: the advance after the change of July',
    on: '2026-08-01',
    answers: { grossIncome: 900000, expenseRate: 60, year: 2026 },
    expect: { 'flatTax.yearly': 114876, 'flatTax.monthly': 9162 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
    differs: {
      'flatTax.yearly': {
        ours: 109944,
        why: 'The source adds up what was paid; the half-year paid at 9 984 leaves an overpayment of 4 932.',
      },
    },
  },
  {
    name: '1 200 000 CZK, 60 % expenses, 2026: the flat tax costs less',
    on: '2026-08-01',
    answers: { grossIncome: 1200000, expenseRate: 60, year: 2026 },
    expect: {
      'regular.totalContributions': 157912,
      'flatTax.eligible': true,
      'flatTax.yearly': 109944,
      better: 'flatTax',
    },
    source: {
      title: 'osvc_kalkulacka: engine.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/engine.test.ts',
    },
  },
  {
    name: '900 000 CZK, 40 % expenses, first band, 2026',
    on: '2026-08-01',
    answers: { grossIncome: 900000, expenseRate: 40, year: 2026 },
    expect: { 'flatTax.eligible': true, 'flatTax.yearly': 109944 },
    source: {
      title: 'osvc_kalkulacka: pausalni-dan.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/pausalni-dan.test.ts',
    },
  },
  {
    name: '1 200 000 CZK, 40 % expenses, 2026: not the first band, but a band',
    on: '2026-08-01',
    answers: { grossIncome: 1200000, expenseRate: 40, year: 2026 },
    expect: { 'flatTax.eligible': true },
    source: {
      title: 'osvc_kalkulacka: pausalni-dan.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/pausalni-dan.test.ts',
    },
  },
  {
    name: '2 100 000 CZK of a craft, 2026: over the limit of the flat tax',
    on: '2026-08-01',
    answers: { grossIncome: 2100000, expenseRate: 80, year: 2026 },
    expect: { 'flatTax.eligible': false },
    source: {
      title: 'osvc_kalkulacka: pausalni-dan.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/pausalni-dan.test.ts',
    },
  },
  {
    name: '500 000 CZK, VAT payer, 2026: no flat tax',
    on: '2026-08-01',
    answers: { grossIncome: 500000, expenseRate: 60, vatPayer: true, year: 2026 },
    expect: { 'flatTax.eligible': false },
    source: {
      title: 'osvc_kalkulacka: pausalni-dan.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/pausalni-dan.test.ts',
    },
  },
  {
    name: '1 500 000 CZK of a 60 % trade, 2025: still the first band',
    on: '2025-06-01',
    answers: { grossIncome: 1500000, expenseRate: 60, year: 2025 },
    expect: { 'flatTax.eligible': true, 'flatTax.monthly': 8716 },
    source: {
      title: 'Flat tax from A to Z (ladytax.cz, Czech)',
      url: 'https://www.ladytax.cz/blog/pausalni-dan-od-a-do-z-vyhody-nevyhody-a-prakticky-priklad',
    },
  },
  {
    name: '2 000 000 CZK of an 80 % craft, 2025: still the first band',
    on: '2025-06-01',
    answers: { grossIncome: 2000000, expenseRate: 80, year: 2025 },
    expect: { 'flatTax.eligible': true, 'flatTax.monthly': 8716 },
    source: {
      title: 'Flat tax from A to Z (ladytax.cz, Czech)',
      url: 'https://www.ladytax.cz/blog/pausalni-dan-od-a-do-z-vyhody-nevyhody-a-prakticky-priklad',
    },
  },
  {
    name: '1 500 000 CZK with 40 % expenses, 2025: the second band',
    on: '2025-06-01',
    answers: { grossIncome: 1500000, expenseRate: 40, year: 2025 },
    expect: { 'flatTax.eligible': true, 'flatTax.monthly': 16745 },
    source: {
      title: 'Flat tax from A to Z (ladytax.cz, Czech)',
      url: 'https://www.ladytax.cz/blog/pausalni-dan-od-a-do-z-vyhody-nevyhody-a-prakticky-priklad',
    },
  },
  {
    name: '2 000 000 CZK of a 60 % trade, 2025: the second band',
    on: '2025-06-01',
    answers: { grossIncome: 2000000, expenseRate: 60, year: 2025 },
    expect: { 'flatTax.eligible': true, 'flatTax.monthly': 16745 },
    source: {
      title: 'Flat tax from A to Z (ladytax.cz, Czech)',
      url: 'https://www.ladytax.cz/blog/pausalni-dan-od-a-do-z-vyhody-nevyhody-a-prakticky-priklad',
    },
  },
  {
    name: '2 000 000 CZK with 40 % expenses, 2025: the third band',
    on: '2025-06-01',
    answers: { grossIncome: 2000000, expenseRate: 40, year: 2025 },
    expect: { 'flatTax.eligible': true, 'flatTax.monthly': 27139 },
    source: {
      title: 'Flat tax from A to Z (ladytax.cz, Czech)',
      url: 'https://www.ladytax.cz/blog/pausalni-dan-od-a-do-z-vyhody-nevyhody-a-prakticky-priklad',
    },
  },
  {
    name: '1 000 000 CZK, first band, 2023',
    on: '2023-06-01',
    answers: { grossIncome: 1000000, expenseRate: 60, year: 2023 },
    expect: { 'flatTax.eligible': true, 'flatTax.monthly': 6208 },
    source: {
      title: 'The self-employed in 2023 (ecoarcz.eu, Czech)',
      url: 'https://info.ecoarcz.eu/OSV%C4%8C-2023.html',
    },
  },
  {
    name: '2 000 000 CZK of an 80 % craft, 2023: still the first band',
    on: '2023-06-01',
    answers: { grossIncome: 2000000, expenseRate: 80, year: 2023 },
    expect: { 'flatTax.eligible': true, 'flatTax.monthly': 6208 },
    source: {
      title: 'The self-employed in 2023 (ecoarcz.eu, Czech)',
      url: 'https://info.ecoarcz.eu/OSV%C4%8C-2023.html',
    },
  },
  {
    name: '1 000 000 CZK, first band, 2026, as announced before the change of July',
    on: '2026-08-01',
    answers: { grossIncome: 1000000, expenseRate: 60, year: 2026 },
    expect: { 'flatTax.eligible': true, 'flatTax.monthly': 9984 },
    source: {
      title: 'Flat tax in the Czech Republic (wiseexpats.com)',
      url: 'https://wiseexpats.com/post-business-flat-tax',
    },
    differs: {
      'flatTax.monthly': {
        ours: 9162,
        why: 'The source has the payment of January to June; the tax due was lowered for the whole year.',
      },
    },
  },
  {
    name: '800 000 CZK, 60 % expenses against the flat tax, 2026',
    on: '2026-08-01',
    answers: { grossIncome: 800000, expenseRate: 60, year: 2026 },
    expect: {
      'regular.profit': 320000,
      'regular.healthInsurance': 39672,
      'regular.socialSecurity': 68640,
      'regular.incomeTax': 17160,
      'flatTax.monthly': 9984,
    },
    source: {
      title: 'Flat tax or flat expenses, calculator (osvc365.cz, Czech)',
      url: 'https://osvc365.cz/kalkulacky/pausalni-dan-vs-pausalni-vydaje',
    },
    differs: {
      'regular.healthInsurance': {
        ours: 39664,
        why: 'The source adds up twelve rounded minimum advances instead of computing the yearly premium.',
      },
      'regular.socialSecurity': {
        ours: 60056,
        why: 'The source adds up twelve advances of 5 720; act 90/2026 lowered the minimum for the whole year.',
      },
      'flatTax.monthly': {
        ours: 9162,
        why: 'The source has the payment of January to June; the tax due was lowered for the whole year.',
      },
    },
  },
];
