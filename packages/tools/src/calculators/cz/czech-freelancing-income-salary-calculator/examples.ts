import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: '1 200 000 CZK, 60 % expenses, main activity, 2026',
    on: '2026-08-01',
    answers: { grossIncome: 1200000, expenseRate: 60, year: 2026 },
    expect: {
      incomeTax: 41160,
      socialSecurity: 77088,
      healthInsurance: 39664,
      totalContributions: 157912,
    },
    source: {
      title: 'osvc_kalkulacka: engine.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/engine.test.ts',
    },
  },
  {
    name: '1 200 000 CZK, real expenses of 300 000, 2026',
    on: '2026-08-01',
    answers: { grossIncome: 1200000, method: 'real', expenses: 300000, year: 2026 },
    expect: { totalContributions: 309450 },
    source: {
      title: 'osvc_kalkulacka: engine.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/engine.test.ts',
    },
  },
  {
    name: '1 200 000 CZK, 60 % expenses, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 1200000, expenseRate: 60, year: 2025 },
    expect: {
      expenses: 720000,
      taxBase: 480000,
      incomeTax: 41160,
      socialSecurity: 77088,
      healthInsurance: 37711,
      totalContributions: 155959,
      netIncome: 1044041,
    },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
    differs: {
      healthInsurance: {
        ours: 37712,
        why: 'The source rounds the premium down; it is due rounded up to a whole koruna.',
      },
      totalContributions: {
        ours: 155960,
        why: 'It contains the health premium, which the source rounds down.',
      },
      netIncome: {
        ours: 1044040,
        why: 'It follows from the health premium, which the source rounds down.',
      },
    },
  },
  {
    name: '1 800 000 CZK, 40 % expenses, 2025: health from 50 % of the profit, social from 55 %',
    on: '2025-06-01',
    answers: { grossIncome: 1800000, expenseRate: 40, year: 2025 },
    expect: { expenses: 720000, socialSecurity: 173448, healthInsurance: 72900 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
  {
    name: '2 500 000 CZK, 40 % expenses at their cap, 23 % band, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 2500000, expenseRate: 40, year: 2025 },
    expect: { expenses: 800000, taxBase: 1700000, taxBeforeCredits: 256916 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
  {
    name: '400 000 CZK, 60 % expenses, three children: a bonus, and social from its minimum, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 400000, expenseRate: 60, children: 3, year: 2025 },
    expect: { incomeTax: 0, taxBonus: 65364, socialSecurity: 57098 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
  {
    name: '100 000 CZK, 60 % expenses, secondary activity under the limit, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 100000, expenseRate: 60, activity: 'secondary', year: 2025 },
    expect: { socialSecurity: 0, healthInsurance: 2700 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
  {
    name: '1 000 000 CZK, 60 % expenses, secondary activity over the limit, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 1000000, expenseRate: 60, activity: 'secondary', year: 2025 },
    expect: { socialSecurity: 64240, healthInsurance: 27000 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
  {
    name: '1 000 000 CZK, real expenses of 300 000, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 1000000, method: 'real', expenses: 300000, year: 2025 },
    expect: { expenses: 300000, incomeTax: 74160, socialSecurity: 112420, healthInsurance: 47250 },
    source: {
      title: 'myucto: TaxOptimizerTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/TaxOptimizerTest.php',
    },
  },
  {
    name: '1 000 000 CZK, 60 % expenses, the tax return of 2025',
    on: '2025-06-01',
    answers: { grossIncome: 1000000, expenseRate: 60, year: 2025 },
    expect: { taxBase: 400000, taxBeforeCredits: 60000, incomeTax: 29160 },
    source: {
      title: 'myucto: DpfoReturnCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/DpfoReturnCalculatorTest.php',
    },
  },
  {
    name: 'Profit of 1 676 100 CZK, just over the 23 % limit: the tax is rounded up once, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 1676100, method: 'real', expenses: 0, year: 2025 },
    expect: { taxBeforeCredits: 251419 },
    source: {
      title: 'myucto: DpfoReturnCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/DpfoReturnCalculatorTest.php',
    },
  },
  {
    name: 'Profit of 500 000 CZK, 2025: social from the profit, health from its minimum',
    on: '2025-06-01',
    answers: { grossIncome: 500000, method: 'real', expenses: 0, year: 2025 },
    expect: {
      socialBase: 275000,
      socialSecurity: 80300,
      healthBase: 279342,
      healthInsurance: 37712,
    },
    source: {
      title: 'myucto: InsuranceCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/InsuranceCalculatorTest.php',
    },
  },
  {
    name: 'Profit of 100 000 CZK, 2025: social from its minimum',
    on: '2025-06-01',
    answers: { grossIncome: 100000, method: 'real', expenses: 0, year: 2025 },
    expect: { socialBase: 195540, socialSecurity: 57098 },
    source: {
      title: 'myucto: InsuranceCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/InsuranceCalculatorTest.php',
    },
  },
  {
    name: 'Profit of 10 000 000 CZK, 2025: the social base stops at 48 average wages',
    on: '2025-06-01',
    answers: { grossIncome: 10000000, method: 'real', expenses: 0, year: 2025 },
    expect: { socialBase: 2234736 },
    source: {
      title: 'myucto: InsuranceCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/InsuranceCalculatorTest.php',
    },
  },
  {
    name: 'Profit of 150 000 CZK, secondary activity over the limit, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 150000, method: 'real', expenses: 0, activity: 'secondary', year: 2025 },
    expect: { socialBase: 82500, socialSecurity: 24090 },
    source: {
      title: 'myucto: InsuranceCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/InsuranceCalculatorTest.php',
    },
  },
  {
    name: 'Profit of 100 000 CZK, secondary activity, 2025: health has no minimum',
    on: '2025-06-01',
    answers: { grossIncome: 100000, method: 'real', expenses: 0, activity: 'secondary', year: 2025 },
    expect: { healthBase: 50000, healthInsurance: 6750 },
    source: {
      title: 'myucto: InsuranceCalculatorTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Tax/Return/InsuranceCalculatorTest.php',
    },
  },
  {
    name: 'Profit of 500 000 CZK, 2026: 15 % less the credit',
    on: '2026-08-01',
    answers: { grossIncome: 500000, method: 'real', expenses: 0, year: 2026 },
    expect: { taxBase: 500000, taxBeforeCredits: 75000, incomeTax: 44160 },
    source: {
      title: 'osvc_kalkulacka: income-tax.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/income-tax.test.ts',
    },
  },
  {
    name: 'Profit of 480 199 CZK, 2026: the base is rounded down to hundreds',
    on: '2026-08-01',
    answers: { grossIncome: 480199, method: 'real', expenses: 0, year: 2026 },
    expect: { taxBase: 480100 },
    source: {
      title: 'osvc_kalkulacka: income-tax.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/income-tax.test.ts',
    },
  },
  {
    name: 'Profit of 2 000 000 CZK, 2026: 23 % over the limit',
    on: '2026-08-01',
    answers: { grossIncome: 2000000, method: 'real', expenses: 0, year: 2026 },
    expect: { taxBeforeCredits: 318976, incomeTax: 288136 },
    source: {
      title: 'osvc_kalkulacka: income-tax.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/income-tax.test.ts',
    },
  },
  {
    name: 'Profit of 200 000 CZK, two children, 2026: the whole advantage is a bonus',
    on: '2026-08-01',
    answers: { grossIncome: 200000, method: 'real', expenses: 0, children: 2, year: 2026 },
    expect: { taxBonus: 37524 },
    source: {
      title: 'osvc_kalkulacka: income-tax.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/income-tax.test.ts',
    },
  },
  {
    name: 'Profit of 800 000 CZK, 2026: social',
    on: '2026-08-01',
    answers: { grossIncome: 800000, method: 'real', expenses: 0, year: 2026 },
    expect: { socialBase: 440000, socialSecurity: 128480 },
    source: {
      title: 'osvc_kalkulacka: social.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/social.test.ts',
    },
  },
  {
    name: 'Profit of 300 000 CZK, 2026: social from its minimum',
    on: '2026-08-01',
    answers: { grossIncome: 300000, method: 'real', expenses: 0, year: 2026 },
    expect: { socialBase: 235044, socialSecurity: 68633 },
    source: {
      title: 'osvc_kalkulacka: social.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/social.test.ts',
    },
    differs: {
      socialBase: {
        ours: 205668,
        why: 'The source still has the minimum of 40 % of the average wage; act 90/2026 returned it to 35 % for the whole year.',
      },
      socialSecurity: {
        ours: 60056,
        why: 'The source still has the minimum of 40 % of the average wage; act 90/2026 returned it to 35 % for the whole year.',
      },
    },
  },
  {
    name: 'Profit of 200 000 CZK, first three years of business, 2026',
    on: '2026-08-01',
    answers: { grossIncome: 200000, method: 'real', expenses: 0, activity: 'starting', year: 2026 },
    expect: { socialBase: 146904, socialSecurity: 42896 },
    source: {
      title: 'osvc_kalkulacka: social.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/social.test.ts',
    },
  },
  {
    name: 'Profit of 5 000 000 CZK, 2026: the highest social premium',
    on: '2026-08-01',
    answers: { grossIncome: 5000000, method: 'real', expenses: 0, year: 2026 },
    expect: { socialBase: 2350416, socialSecurity: 686322 },
    source: {
      title: 'osvc_kalkulacka: social.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/social.test.ts',
    },
  },
  {
    name: 'Profit of 800 000 CZK, 2026: health',
    on: '2026-08-01',
    answers: { grossIncome: 800000, method: 'real', expenses: 0, year: 2026 },
    expect: { healthBase: 400000, healthInsurance: 54000 },
    source: {
      title: 'osvc_kalkulacka: health.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/health.test.ts',
    },
  },
  {
    name: 'Profit of 300 000 CZK, 2026: health from its minimum',
    on: '2026-08-01',
    answers: { grossIncome: 300000, method: 'real', expenses: 0, year: 2026 },
    expect: { healthBase: 293802, healthInsurance: 39664 },
    source: {
      title: 'osvc_kalkulacka: health.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/health.test.ts',
    },
  },
  {
    name: 'Profit of 5 000 000 CZK, 2026: health has no ceiling',
    on: '2026-08-01',
    answers: { grossIncome: 5000000, method: 'real', expenses: 0, year: 2026 },
    expect: { healthBase: 2500000, healthInsurance: 337500 },
    source: {
      title: 'osvc_kalkulacka: health.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/health.test.ts',
    },
  },
  {
    name: '2 000 000 CZK, 60 % expenses: the cap, 2026',
    on: '2026-08-01',
    answers: { grossIncome: 2000000, expenseRate: 60, year: 2026 },
    expect: { expenses: 1200000 },
    source: {
      title: 'osvc_kalkulacka: pausalni-vydaje.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/pausalni-vydaje.test.ts',
    },
  },
  {
    name: '2 000 000 CZK, 40 % expenses: the cap, 2026',
    on: '2026-08-01',
    answers: { grossIncome: 2000000, expenseRate: 40, year: 2026 },
    expect: { expenses: 800000 },
    source: {
      title: 'osvc_kalkulacka: pausalni-vydaje.test.ts',
      url: 'https://github.com/xzd3n3k/osvc_kalkulacka/blob/10bfce5d0b4208459fcaed789990eda258883016/test/pausalni-vydaje.test.ts',
    },
  },
  {
    name: '2 000 000 CZK of a craft, 80 % expenses: the cap, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 2000000, expenseRate: 80, year: 2025 },
    expect: { expenses: 1600000, taxBase: 400000 },
    source: {
      title: 'Flat expenses (city of Olomouc, Czech)',
      url: 'https://olomouc.eu/podnikatel/zivnostenske-podnikani/pausalni-vydaje',
    },
  },
  {
    name: '2 000 000 CZK, 30 % expenses: the cap, 2024',
    on: '2024-06-01',
    answers: { grossIncome: 2000000, expenseRate: 30, year: 2024 },
    expect: { expenses: 600000 },
    source: {
      title: 'Tax calculator of the self-employed for 2024 (kalkulackaosvc.cz, Czech)',
      url: 'https://www.kalkulackaosvc.cz/?value=1&type=fee&do=rating',
    },
  },
  {
    name: '4 000 000 CZK, 60 % expenses at their cap, 23 % band, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 4000000, expenseRate: 60, year: 2025 },
    expect: { taxBase: 2800000, taxBeforeCredits: 509915.84 },
    source: { title: 'Solidarity tax (pexpats.com)', url: 'https://pexpats.com/Solidarity-tax' },
    differs: {
      taxBeforeCredits: {
        ours: 509916,
        why: 'The source leaves the hellers; the tax is rounded up to a whole koruna.',
      },
    },
  },
  {
    name: '100 000 CZK, 60 % expenses, the tax return of 2023',
    on: '2023-06-01',
    answers: { grossIncome: 100000, expenseRate: 60, year: 2023 },
    expect: { expenses: 60000, profit: 40000, taxBase: 40000, taxBeforeCredits: 6000, incomeTax: 0 },
    source: {
      title: 'osvc-kalkulacka: epo_2023.xml',
      url: 'https://github.com/fertek/osvc-kalkulacka/blob/535e6db530f9bbb626fa9c379a8c5c93a5ad2400/tests/fixtures/epo_2023.xml',
    },
  },
  {
    name: '100 000 CZK, 60 % expenses, one child: too little income for a bonus, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 100000, expenseRate: 60, children: 1, year: 2025 },
    expect: { taxBonus: 0 },
    source: {
      title: 'osvc-kalkulacka: test_compute.py',
      url: 'https://github.com/fertek/osvc-kalkulacka/blob/535e6db530f9bbb626fa9c379a8c5c93a5ad2400/tests/test_compute.py',
    },
  },
  {
    name: 'Profit of 95 000 CZK, secondary activity under the limit, 2023',
    on: '2023-06-01',
    answers: { grossIncome: 95000, method: 'real', expenses: 0, activity: 'secondary', year: 2023 },
    expect: { incomeTax: 0, socialSecurity: 0, healthInsurance: 6413 },
    source: {
      title: 'Taxes of the self-employed for 2023 (finance.cz, Czech)',
      url: 'https://finance.cz/548876-dane-osvc-za-rok-2023',
    },
  },
  {
    name: 'Profit of 100 000 CZK, secondary activity under the limit, 2024',
    on: '2024-06-01',
    answers: { grossIncome: 100000, method: 'real', expenses: 0, activity: 'secondary', year: 2024 },
    expect: { socialSecurity: 0 },
    source: {
      title: 'Social insurance of the self-employed for 2024 in nine ways (finance.cz, Czech)',
      url: 'https://finance.cz/552581-vypocet-socialniho-pojisteni-osvc-za-rok-2024-devetkrat-jinak/',
    },
  },
  {
    name: 'Profit of 108 400 CZK, secondary activity under the limit, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 108400, method: 'real', expenses: 0, activity: 'secondary', year: 2025 },
    expect: { incomeTax: 0, socialSecurity: 0, healthInsurance: 7317 },
    source: {
      title: 'Which tax costs the self-employed most (finance.cz, Czech)',
      url: 'https://finance.cz/553436-na-ktere-dani-plati-osvc-nejvic-penez-jak-kdo-priklady-napovi',
    },
  },
  {
    name: '279 000 CZK, 60 % expenses, secondary activity just under the limit, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 279000, expenseRate: 60, activity: 'secondary', year: 2025 },
    expect: { socialSecurity: 0 },
    source: {
      title: 'New minimum levies of the self-employed for 2025 (bdo.cz, Czech)',
      url: 'https://bdo.cz/cs-cz/temata/dane/nove-stanovene-minimalni-odvody-osvc-pro-rok-2025',
    },
  },
  {
    name: 'Profit of 200 000 CZK, both premiums from their minimum, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 200000, method: 'real', expenses: 0, year: 2025 },
    expect: { socialSecurity: 57098, healthInsurance: 37712 },
    source: {
      title: 'Low profit expected? Such a business pays only as a secondary activity (finance.cz, Czech)',
      url: 'https://www.finance.cz/553141-cekate-nizky-zisk-takove-podnikani-se-vyplati-pouze-pri-vedlejsi-cinnosti',
    },
  },
  {
    name: 'Profit of 200 000 CZK, both premiums from their minimum, 2024',
    on: '2024-06-01',
    answers: { grossIncome: 200000, method: 'real', expenses: 0, year: 2024 },
    expect: { socialSecurity: 46222, healthInsurance: 35614 },
    source: {
      title: 'Low profit expected? Such a business pays only as a secondary activity (finance.cz, Czech)',
      url: 'https://www.finance.cz/553141-cekate-nizky-zisk-takove-podnikani-se-vyplati-pouze-pri-vedlejsi-cinnosti',
    },
  },
  {
    name: 'Profit of 300 000 CZK, 2024: social from the profit, health from its minimum',
    on: '2024-06-01',
    answers: { grossIncome: 300000, method: 'real', expenses: 0, year: 2024 },
    expect: { socialSecurity: 48180, healthInsurance: 35614 },
    source: {
      title: 'Low profit expected? Such a business pays only as a secondary activity (finance.cz, Czech)',
      url: 'https://www.finance.cz/553141-cekate-nizky-zisk-takove-podnikani-se-vyplati-pouze-pri-vedlejsi-cinnosti',
    },
  },
  {
    name: '800 000 CZK, 60 % expenses, 2026',
    on: '2026-08-01',
    answers: { grossIncome: 800000, expenseRate: 60, year: 2026 },
    expect: {
      expenses: 480000,
      profit: 320000,
      healthInsurance: 39672,
      socialSecurity: 68640,
      taxBeforeCredits: 48000,
      incomeTax: 17160,
    },
    source: {
      title: 'Levies of the self-employed, calculator (osvc365.cz, Czech)',
      url: 'https://osvc365.cz/kalkulacky/odvody-osvc',
    },
    differs: {
      healthInsurance: {
        ours: 39664,
        why: 'The source adds up twelve rounded minimum advances instead of computing the yearly premium.',
      },
      socialSecurity: {
        ours: 60056,
        why: 'The source adds up twelve advances of 5 720; act 90/2026 lowered the minimum for the whole year.',
      },
    },
  },
  {
    name: '1 000 000 CZK, 60 % expenses: the base, 2025',
    on: '2025-06-01',
    answers: { grossIncome: 1000000, expenseRate: 60, year: 2025 },
    expect: { taxBase: 400000 },
    source: {
      title: 'Expenses of the self-employed: data instead of impressions (hn.cz, Czech)',
      url: 'https://archiv.hn.cz/c1-67800440-data-misto-dojmu-pausaly-osvc-az-ctyrnasobne-prevysuji-skutecne-naklady',
    },
  },
];
