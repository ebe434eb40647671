import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: 'Crypto for 90 000 and securities for 95 000: two limits, both exempt, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'crypto',
          acquiredOn: '2024-06-01',
          cost: 60000,
          soldOn: '2025-04-01',
          proceeds: 90000,
        },
        {
          kind: 'security',
          acquiredOn: '2024-02-01',
          cost: 90000,
          soldOn: '2025-05-01',
          proceeds: 95000,
        },
      ],
      year: 2025,
    },
    expect: { taxableCrypto: 0, taxableSecurities: 0, taxBase: 0 },
    source: {
      title: 'danero: crypto.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/crypto.test.ts',
    },
  },
  {
    name: 'Crypto for 150 000 is taxed whole, securities for 95 000 stay exempt, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'crypto',
          acquiredOn: '2024-06-01',
          cost: 100000,
          soldOn: '2025-04-01',
          proceeds: 150000,
        },
        {
          kind: 'security',
          acquiredOn: '2024-02-01',
          cost: 90000,
          soldOn: '2025-05-01',
          proceeds: 95000,
        },
      ],
      year: 2025,
    },
    expect: { taxableCrypto: 50000, taxableSecurities: 0 },
    source: {
      title: 'danero: crypto.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/crypto.test.ts',
    },
  },
  {
    name: 'Crypto sold before 15 February 2025 is taxed and stays out of the limit',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'crypto',
          acquiredOn: '2020-05-10',
          cost: 20000,
          soldOn: '2025-01-20',
          proceeds: 50000,
        },
        {
          kind: 'crypto',
          acquiredOn: '2024-03-01',
          cost: 10000,
          soldOn: '2025-04-10',
          proceeds: 30000,
        },
      ],
      year: 2025,
    },
    expect: { taxableCrypto: 30000 },
    source: {
      title: 'danero: crypto.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/crypto.test.ts',
    },
  },
  {
    name: 'Crypto of 2020 sold in March 2025: held over three years',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'crypto',
          acquiredOn: '2020-06-01',
          cost: 1000000,
          soldOn: '2025-03-05',
          proceeds: 6000000,
        },
      ],
      year: 2025,
    },
    expect: { taxableCrypto: 0, exemptProceeds: 6000000 },
    source: {
      title: 'danero: crypto.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/crypto.test.ts',
    },
  },
  {
    name: 'Crypto in 2024: no exemption, however long it was held',
    on: '2024-06-01',
    answers: {
      sales: [
        {
          kind: 'crypto',
          acquiredOn: '2020-01-10',
          cost: 10000,
          soldOn: '2024-06-01',
          proceeds: 50000,
        },
      ],
      year: 2024,
    },
    expect: { taxableCrypto: 40000 },
    source: {
      title: 'danero: crypto.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/crypto.test.ts',
    },
  },
  {
    name: 'Crypto sold on 13 February 2025: two days too early',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'crypto',
          acquiredOn: '2024-05-10',
          cost: 20000,
          soldOn: '2025-02-13',
          proceeds: 80000,
        },
      ],
      year: 2025,
    },
    expect: { taxableCrypto: 60000 },
    source: {
      title: 'danero: crypto.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/crypto.test.ts',
    },
  },
  {
    name: 'A loss of crypto does not lower the gain of securities, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2025-01-05',
          cost: 100000,
          soldOn: '2025-06-01',
          proceeds: 150000,
        },
        {
          kind: 'crypto',
          acquiredOn: '2025-01-10',
          cost: 200000,
          soldOn: '2025-06-05',
          proceeds: 120000,
        },
      ],
      year: 2025,
    },
    expect: { taxableSecurities: 50000, taxableCrypto: 0, taxBase: 50000 },
    source: {
      title: 'danero: crypto.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/crypto.test.ts',
    },
  },
  {
    name: 'Securities for 30 million and crypto for 20 million, both held over three years: 40 million exempt, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2021-01-10',
          cost: 15000000,
          soldOn: '2025-03-05',
          proceeds: 30000000,
        },
        {
          kind: 'crypto',
          acquiredOn: '2021-02-01',
          cost: 10000000,
          soldOn: '2025-04-01',
          proceeds: 20000000,
        },
      ],
      year: 2025,
    },
    expect: { taxableSecurities: 3000000, taxableCrypto: 2000000, taxBase: 5000000 },
    source: {
      title: 'danero: crypto.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/crypto.test.ts',
    },
  },
  {
    name: 'The same cap in 2026: crypto only',
    on: '2026-08-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2022-01-10',
          cost: 30000000,
          soldOn: '2026-03-05',
          proceeds: 60000000,
        },
        {
          kind: 'crypto',
          acquiredOn: '2022-02-01',
          cost: 25000000,
          soldOn: '2026-04-01',
          proceeds: 50000000,
        },
      ],
      year: 2026,
    },
    expect: { taxableSecurities: 0, taxableCrypto: 5000000 },
    source: {
      title: 'danero: crypto.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/crypto.test.ts',
    },
  },
  {
    name: 'Securities for 60 million held over three years, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2021-01-10',
          cost: 30000000,
          soldOn: '2025-03-05',
          proceeds: 60000000,
        },
      ],
      year: 2025,
    },
    expect: { taxableSecurities: 10000000, exemptProceeds: 40000000 },
    source: {
      title: 'danero: cap40m.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/cap40m.test.ts',
    },
  },
  {
    name: 'Securities for 20 million held over three years: under the cap, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2021-01-10',
          cost: 10000000,
          soldOn: '2025-03-05',
          proceeds: 20000000,
        },
      ],
      year: 2025,
    },
    expect: { taxableSecurities: 0 },
    source: {
      title: 'danero: cap40m.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/cap40m.test.ts',
    },
  },
  {
    name: 'Securities sold on the third anniversary: not yet exempt, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2022-06-03',
          cost: 100000,
          soldOn: '2025-06-03',
          proceeds: 110000,
        },
      ],
      year: 2025,
    },
    expect: { taxableSecurities: 10000, exemptProceeds: 0 },
    source: {
      title: 'danero: timetest.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/timetest.test.ts',
    },
  },
  {
    name: 'Securities sold a day after the third anniversary: exempt, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2022-06-03',
          cost: 100000,
          soldOn: '2025-06-04',
          proceeds: 110000,
        },
      ],
      year: 2025,
    },
    expect: { taxableSecurities: 0, exemptProceeds: 110000 },
    source: {
      title: 'danero: timetest.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/timetest.test.ts',
    },
  },
  {
    name: 'Securities for exactly 100 000: exempt, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2024-02-01',
          cost: 90000,
          soldOn: '2025-04-01',
          proceeds: 100000,
        },
      ],
      year: 2025,
    },
    expect: { taxableSecurities: 0 },
    source: {
      title: 'danero: limits.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/limits.test.ts',
    },
  },
  {
    name: 'Securities for 100 001: taxed whole, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2024-02-01',
          cost: 90000,
          soldOn: '2025-04-01',
          proceeds: 100001,
        },
      ],
      year: 2025,
    },
    expect: { taxableSecurities: 10001 },
    source: {
      title: 'danero: limits.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/limits.test.ts',
    },
  },
  {
    name: 'A sale exempt by time counts into the 100 000, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2019-01-10',
          cost: 70000,
          soldOn: '2025-05-05',
          proceeds: 80000,
        },
        {
          kind: 'security',
          acquiredOn: '2024-06-01',
          cost: 25000,
          soldOn: '2025-07-01',
          proceeds: 30000,
        },
      ],
      year: 2025,
    },
    expect: { taxableSecurities: 5000 },
    source: {
      title: 'danero: limits.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/limits.test.ts',
    },
  },
  {
    name: 'Securities for 120 000 with a gain of 5 000, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2024-01-10',
          cost: 115000,
          soldOn: '2025-03-05',
          proceeds: 120000,
        },
      ],
      year: 2025,
    },
    expect: { taxableSecurities: 5000, incomeTax: 750 },
    source: {
      title: 'danero: limits.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/limits.test.ts',
    },
  },
  {
    name: 'Securities for 200 000 with a gain of 85 000, 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'security',
          acquiredOn: '2024-01-10',
          cost: 115000,
          soldOn: '2025-03-05',
          proceeds: 200000,
        },
      ],
      year: 2025,
    },
    expect: { incomeTax: 12750 },
    source: {
      title: 'danero: limits.test.ts',
      url: 'https://github.com/dundejan/danero/blob/fafd98844a558196980b260bf70f31bba3a51b53/packages/engine/test/limits.test.ts',
    },
  },
  {
    name: 'Crypto bought for 50 000 and sold for 99 000: exempt (the source gives no days), 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'crypto',
          acquiredOn: '2025-03-03',
          cost: 50000,
          soldOn: '2025-09-01',
          proceeds: 99000,
        },
      ],
      year: 2025,
    },
    expect: { taxableCrypto: 0, incomeTax: 0 },
    source: {
      title: 'Taxes of crypto-assets in 2025 (dauc.cz, Czech)',
      url: 'https://www.dauc.cz/clanek/425/zdaneni-kryptomen-v-roce-2025-nova-pravidla-a-jejich-dopady',
    },
  },
  {
    name: 'Crypto bought for 20 000 and sold for 90 000: exempt (the source gives no days), 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'crypto',
          acquiredOn: '2025-03-03',
          cost: 20000,
          soldOn: '2025-09-01',
          proceeds: 90000,
        },
      ],
      year: 2025,
    },
    expect: { taxableCrypto: 0, incomeTax: 0 },
    source: {
      title: 'When crypto is taxed and when not (saneto.cz, Czech)',
      url: 'https://saneto.cz/kdy-z-krypta-zaplatite-dan-a-kdy-ne',
    },
  },
  {
    name: 'Crypto bought for 100 000 and sold for 150 000 (the source gives no days), 2025',
    on: '2025-06-01',
    answers: {
      sales: [
        {
          kind: 'crypto',
          acquiredOn: '2025-03-03',
          cost: 100000,
          soldOn: '2025-09-01',
          proceeds: 150000,
        },
      ],
      year: 2025,
    },
    expect: { taxableCrypto: 50000 },
    source: {
      title: 'Gains of cryptocurrencies (odlukapenez.cz, Czech)',
      url: 'https://odlukapenez.cz/tag/zisk-z-kryptomen',
    },
  },
];
