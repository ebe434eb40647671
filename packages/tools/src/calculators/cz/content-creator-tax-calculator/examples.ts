import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: '50 000 CZK of occasional income: exempt, 2025',
    on: '2025-06-01',
    answers: { income: 50000, year: 2025 },
    expect: { 'occasional.exempt': true, 'occasional.incomeTax': 0 },
    source: {
      title: 'Occasional income in 2025 (extraucetnictvi.cz, Czech)',
      url: 'https://www.extraucetnictvi.cz/prilezitostna-cinnost-a-prilezitostne-prijmy-v-roce-2025-kdy-je-danite-a-kdy-uz-jde-o-podnikani',
    },
  },
  {
    name: '30 000 CZK of occasional income: exempt, 2023',
    on: '2023-06-01',
    answers: { income: 30000, year: 2023 },
    expect: { 'occasional.exempt': true, 'occasional.incomeTax': 0 },
    source: {
      title: 'Occasional income in the tax return for 2023 (portal-mojedane.cz, Czech)',
      url: 'https://portal-mojedane.cz/prilezitostny-prijem-v-priznani-podavanem-v-roce-2024-za-rok-2023',
    },
  },
  {
    name: '1 200 000 CZK on a trade licence, 60 % expenses, 2026',
    on: '2026-08-01',
    answers: { income: 1200000, expenseRate: 60, year: 2026 },
    expect: {
      'trade.incomeTax': 41160,
      'trade.socialSecurity': 77088,
      'trade.healthInsurance': 39664,
    },
    source: {
      title: 'osvc_kalkulacka: engine.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/engine.test.ts',
    },
  },
  {
    name: '1 800 000 CZK, 40 % expenses as for authors, 2025',
    on: '2025-06-01',
    answers: { income: 1800000, expenseRate: 40, year: 2025 },
    expect: { 'trade.socialSecurity': 173448, 'trade.healthInsurance': 72900 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
  {
    name: '100 000 CZK beside a job, 60 % expenses, 2025',
    on: '2025-06-01',
    answers: { income: 100000, expenseRate: 60, employed: true, year: 2025 },
    expect: { 'trade.socialSecurity': 0, 'trade.healthInsurance': 2700 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
  {
    name: '1 000 000 CZK beside a job, 60 % expenses, 2025',
    on: '2025-06-01',
    answers: { income: 1000000, expenseRate: 60, employed: true, year: 2025 },
    expect: { 'trade.socialSecurity': 64240, 'trade.healthInsurance': 27000 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
];
