import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: '10 000 CZK with VAT, 21 %, 2026',
    on: '2026-08-01',
    answers: { amount: 10000, direction: 'extract', year: 2026 },
    expect: { base: 8264.46, vat: 1735.54, total: 10000 },
    source: { title: 'VAT calculation (vypocitat.cz, Czech)', url: 'https://www.vypocitat.cz/dph' },
  },
  {
    name: '12 100 CZK with VAT, 21 %, 2026',
    on: '2026-08-01',
    answers: { amount: 12100, direction: 'extract', year: 2026 },
    expect: { base: 10000, vat: 2100 },
    source: { title: 'VAT calculation (vypocitat.cz, Czech)', url: 'https://www.vypocitat.cz/dph' },
  },
  {
    name: '1 210 CZK with VAT, 21 %, 2026',
    on: '2026-08-01',
    answers: { amount: 1210, direction: 'extract', year: 2026 },
    expect: { base: 1000 },
    source: { title: 'VAT calculation (vypocitat.cz, Czech)', url: 'https://www.vypocitat.cz/dph' },
  },
  {
    name: '1 000 CZK without VAT, 21 %, 2026',
    on: '2026-08-01',
    answers: { amount: 1000, year: 2026 },
    expect: { total: 1210 },
    source: { title: 'VAT calculation (vypocitat.cz, Czech)', url: 'https://www.vypocitat.cz/dph' },
  },
  {
    name: '1 000 CZK without VAT, 12 %, 2026',
    on: '2026-08-01',
    answers: { amount: 1000, rate: 12, year: 2026 },
    expect: { total: 1120 },
    source: { title: 'VAT calculation (vypocitat.cz, Czech)', url: 'https://www.vypocitat.cz/dph' },
  },
  {
    name: '8 115.80 CZK without VAT, 21 %, 2025',
    on: '2025-06-01',
    answers: { amount: 8115.8, year: 2025 },
    expect: { vat: 1704.32, total: 9820.12 },
    source: {
      title: 'Methods of calculating VAT (upgates.com, Czech)',
      url: 'https://www.upgates.com/a/methods-of-calculating-vat',
    },
  },
  {
    name: '9 820 CZK with VAT, 21 %, by the rounded coefficient, 2025',
    on: '2025-06-01',
    answers: { amount: 9820, direction: 'extract', year: 2025 },
    expect: { vat: 1704.75, base: 8115.25 },
    source: {
      title: 'Methods of calculating VAT (upgates.com, Czech)',
      url: 'https://www.upgates.com/a/methods-of-calculating-vat',
    },
    differs: {
      vat: {
        ours: 1704.3,
        why: 'The source rounds the coefficient to four decimals; since October 2019 the tax is the price times 21 / 121.',
      },
      base: {
        ours: 8115.7,
        why: 'The source rounds the coefficient to four decimals; since October 2019 the tax is the price times 21 / 121.',
      },
    },
  },
  {
    name: '8 200 CZK without VAT, 21 %, 2025',
    on: '2025-06-01',
    answers: { amount: 8200, year: 2025 },
    expect: { vat: 1722, total: 9922 },
    source: {
      title: 'VAT calculator (faktura-online.bluenet.cz, Czech)',
      url: 'https://faktura-online.bluenet.cz/?kalkulacka',
    },
  },
  {
    name: '8 200 CZK with VAT, 21 %, by the rounded coefficient, 2025',
    on: '2025-06-01',
    answers: { amount: 8200, direction: 'extract', year: 2025 },
    expect: { vat: 1423.52, base: 6776.48 },
    source: {
      title: 'VAT calculator (faktura-online.bluenet.cz, Czech)',
      url: 'https://faktura-online.bluenet.cz/?kalkulacka',
    },
    differs: {
      vat: {
        ours: 1423.14,
        why: 'The source rounds the coefficient to four decimals; since October 2019 the tax is the price times 21 / 121.',
      },
      base: {
        ours: 6776.86,
        why: 'The source rounds the coefficient to four decimals; since October 2019 the tax is the price times 21 / 121.',
      },
    },
  },
  {
    name: '121 000 CZK with VAT, 21 %, 2023',
    on: '2023-06-01',
    answers: { amount: 121000, direction: 'extract', year: 2023 },
    expect: { vat: 21000 },
    source: {
      title: 'VAT calculations (iss-slany.cz, Czech)',
      url: 'http://zak.iss-slany.cz/?id=2943&action=detail&presenter=Material',
    },
  },
  {
    name: '100 000 CZK without VAT, 21 %, 2023',
    on: '2023-06-01',
    answers: { amount: 100000, year: 2023 },
    expect: { vat: 21000, total: 121000 },
    source: {
      title: 'VAT calculations (iss-slany.cz, Czech)',
      url: 'http://zak.iss-slany.cz/?id=2943&action=detail&presenter=Material',
    },
  },
  {
    name: '1 000 CZK without VAT, 21 %, 2025',
    on: '2025-06-01',
    answers: { amount: 1000, year: 2025 },
    expect: { vat: 210, total: 1210 },
    source: {
      title: 'Over the turnover: when and how to become a VAT payer in 2025 (adconta.cz, Czech)',
      url: 'https://adconta.cz/prekrocil-jsem-obrat-co-ted-kdy-a-jak-se-stat-platcem-dph-v-roce-2025',
    },
  },
  {
    name: '2 000 CZK without VAT, 21 %, 2025',
    on: '2025-06-01',
    answers: { amount: 2000, year: 2025 },
    expect: { vat: 420, total: 2420 },
    source: {
      title: 'Over the turnover: when and how to become a VAT payer in 2025 (adconta.cz, Czech)',
      url: 'https://adconta.cz/prekrocil-jsem-obrat-co-ted-kdy-a-jak-se-stat-platcem-dph-v-roce-2025',
    },
  },
  {
    name: 'A turnover of exactly 2 000 000 CZK is not over the limit, 2025',
    on: '2025-06-01',
    answers: { amount: 0, turnover: 2000000, year: 2025 },
    expect: { registration: 'none' },
    source: {
      title: 'Compulsory VAT registration by turnover (delfy.cz, Czech)',
      url: 'http://delfy.cz/ucetni-podpora/dph/registrace/obrat',
    },
  },
  {
    name: 'A turnover one koruna over 2 000 000 CZK: payer from January, 2025',
    on: '2025-06-01',
    answers: { amount: 0, turnover: 2000001, year: 2025 },
    expect: { registration: 'fromNextYear' },
    source: {
      title: 'The limit of VAT registration in 2025 (danovy-portal.com, Czech)',
      url: 'https://danovy-portal.com/jaky-je-limit-pro-platcovstvi-dph-v-roce-2025',
    },
  },
  {
    name: 'A turnover one koruna over 2 536 500 CZK: payer at once, 2025',
    on: '2025-06-01',
    answers: { amount: 0, turnover: 2536501, year: 2025 },
    expect: { registration: 'immediately' },
    source: {
      title: 'The limit of VAT registration in 2025 (danovy-portal.com, Czech)',
      url: 'https://danovy-portal.com/jaky-je-limit-pro-platcovstvi-dph-v-roce-2025',
    },
  },
];
