import { describe, expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

type Row = Record<string, unknown>;
const crypto = (more: Row = {}): Row => ({
  kind: 'crypto',
  acquiredOn: '2025-01-10',
  cost: 60_000,
  soldOn: '2026-03-01',
  proceeds: 160_000,
  ...more,
});
const security = (more: Row = {}): Row => crypto({ kind: 'security', ...more });
const long = { acquiredOn: '2015-01-01' };
const { answered, noted, formula, rooted, parts, lineOf, messages, refused } = calculatorHarness(definition);
const known = {
  none: 'crypto had no exemption at all: each sale is taxed',
  early: 'Crypto sold before 15 February 2025',
  careful: 'count towards the limit of 100 000 CZK here, which is the cautious reading',
  stable: 'Stablecoins held longer than 3 years are taken as exempt',
  cap: 'Crypto you’ve held long enough is exempt up to 40 000 000 CZK a year in total.',
  both: 'What you’ve held long enough is exempt up to 40 000 000 CZK in total, securities and crypto together.',
  report: 'Report each exempt sale above 5 000 000 CZK',
  due: 'A tax return is due when taxed proceeds are over 50 000 CZK, or over 20 000 CZK if you also have wages',
  credit: 'No credits are included. If nothing else has used your taxpayer credit of 30 840 CZK',
  losses: 'Losses only reduce gains of the same kind in the same year',
};

test.each([
  [[crypto()], {}, 'due credit losses'],
  [[crypto()], { otherTaxBase: 0.01 }, 'due losses'],
  [[crypto({ cost: 160_000 })], {}, 'due losses'],
  [[crypto({ proceeds: 100_000 })], {}, 'losses'],
  [[crypto({ ...long, soldOn: '2024-05-01' })], { year: 2024 }, 'none due credit losses'],
  [[crypto({ ...long, soldOn: '2023-05-01' })], { year: 2023 }, 'none due credit losses'],
  [[security({ soldOn: '2026-02-14' })], {}, 'due credit losses'],
  [[security({ soldOn: '2024-05-01', acquiredOn: '2024-01-01' })], { year: 2024 }, 'due credit losses'],
  [[crypto({ soldOn: '2025-02-14' })], { year: 2025 }, 'early due credit losses'],
  [[crypto({ soldOn: '2025-02-15' })], { year: 2025 }, 'due credit losses'],
  [[security({ soldOn: '2025-02-14' })], { year: 2025 }, 'due credit losses'],
  [[security({ ...long, proceeds: 1 }), security({ proceeds: 100_000 })], {}, 'careful due credit losses'],
  [[security({ ...long, proceeds: 1 }), security({ proceeds: 100_000.01 })], {}, 'due credit losses'],
  [[crypto({ ...long, proceeds: 50_000 }), crypto({ proceeds: 70_000 })], {}, 'careful due credit losses'],
  [[crypto({ ...long, proceeds: 50_000 }), crypto({ proceeds: 50_000 })], {}, 'losses'],
  [[security({ ...long, proceeds: 160_000 })], {}, 'losses'],
  [[crypto({ ...long, stablecoin: true })], {}, 'stable losses'],
  [[crypto({ stablecoin: true })], {}, 'due credit losses'],
  [[crypto({ ...long, proceeds: 5_000_000 })], {}, 'losses'],
  [[crypto({ ...long, proceeds: 5_000_000.01 })], {}, 'report losses'],
  [[crypto({ proceeds: 5_000_001, cost: 5_000_001 })], {}, 'due losses'],
  [[crypto({ ...long, proceeds: 5_000_001 }), security({ proceeds: 1 })], {}, 'report losses'],
  [[crypto({ ...long, proceeds: 40_000_000 })], {}, 'report losses'],
  [[crypto({ ...long, proceeds: 80_000_000 })], {}, 'cap report due credit losses'],
  [[security({ ...long, proceeds: 80_000_000 })], {}, 'report losses'],
  [
    [security({ ...long, proceeds: 80_000_000, soldOn: '2025-03-01' })],
    { year: 2025 },
    'both report due credit losses',
  ],
])('notes of %j, %j: %s', (sales, more, names) => expect(noted(known, { sales, ...more })).toBe(names));

test('notes name the other number', () => {
  const first = (...sales: Row[]) => answered({ sales }).notes[0];
  expect(
    first(crypto({ ...long, proceeds: 50_000 }), crypto({ proceeds: 70_000 }), crypto({ proceeds: 0.5 })),
  ).toMatch('your other crypto for 70 000.5 CZK would be exempt too');
  expect(first(security({ ...long, proceeds: 50_000 }), security({ proceeds: 70_000 }))).toMatch(
    'your other securities for 70 000 CZK would be exempt too',
  );
  // Securities are no other crypto.
  expect(
    first(
      crypto({ ...long, proceeds: 50_000 }),
      crypto({ proceeds: 70_000 }),
      security({ proceeds: 200_000 }),
    ),
  ).toMatch('your other crypto for 70 000 CZK would be exempt too');
  expect(first(crypto({ ...long, stablecoin: true }), crypto({ stablecoin: true, proceeds: 1 }))).toMatch(
    'then proceeds of 160 000 CZK are taxed as well',
  );
});

describe('why a sale is exempt or taxed', () => {
  const reasons = (sales: Row[], more: Row = {}) =>
    (answered({ sales, ...more }).outputs.sales as { reason: string }[]).map(({ reason }) => reason);

  test.each([
    [
      [crypto({ proceeds: 100_000 })],
      {},
      ['Exempt: crypto sold for 100 000 CZK in the year, which is not over 100 000 CZK'],
    ],
    [
      [security({ ...long, acquiredOn: '2023-02-28' })],
      {},
      ['Exempt: held longer than 3 years (until 2026-02-28)'],
    ],
    [
      [crypto({ stablecoin: true })],
      {},
      ['Taxed: not held longer than 3 years (until 2028-01-10), and no limit covers stablecoins'],
    ],
    [
      [
        crypto({ ...long, soldOn: '2025-02-14' }),
        crypto({ ...long, soldOn: '2025-02-15', proceeds: 100_000 }),
      ],
      { year: 2025 },
      [
        'Taxed: crypto has been exempt only when sold from 15 February 2025 on',
        'Exempt: crypto sold for 100 000 CZK in the year, which is not over 100 000 CZK',
      ],
    ],
    [
      [crypto({ ...long, proceeds: 80_000_000 })],
      {},
      ['Exempt: held longer than 3 years (until 2018-01-01); only in part, since 50 % lies above the cap'],
    ],
  ])('%j, %j', (sales, more, said) => expect(reasons(sales, more)).toEqual(said));

  test('within the cap a sale is exempt whole, above it in part', () => {
    const rows = (proceeds: number) => answered({ sales: [crypto({ ...long, proceeds })] }).outputs.sales;
    expect(rows(40_000_000)).toMatchObject([{ exempt: true, exemptProceeds: 40_000_000, gain: 39_940_000 }]);
    expect(rows(80_000_000)).toMatchObject([{ exempt: false, exemptProceeds: 40_000_000 }]);
    // Securities beside it are outside the cap in 2026.
    const both = [crypto({ ...long, proceeds: 80_000_000 }), security({ ...long, proceeds: 9 })];
    expect(answered({ sales: both }).outputs.sales).toMatchObject([
      { exempt: false },
      { exempt: true, exemptProceeds: 9 },
    ]);
    const taxed = [crypto({ ...long, proceeds: 80_000_000 }), crypto({ cost: 1.1, proceeds: 3.3 })];
    expect(answered({ sales: taxed }).outputs.sales).toMatchObject([
      { exempt: false },
      { exempt: false, exemptProceeds: 0, gain: 2.2 },
    ]);
  });
});

test('sums are written out up to six sales, then counted', () => {
  const some = (count: number) => ({ sales: Array.from({ length: count }, () => crypto({ cost: 1 })) });
  expect(formula('cryptoProceeds', some(1))).toBe('160 000');
  expect(formula('cryptoProceeds', some(2))).toBe('160 000 + 160 000');
  expect(formula('cryptoProceeds', some(6))).toBe(Array.from({ length: 6 }, () => '160 000').join(' + '));
  expect(formula('cryptoProceeds', some(7))).toBe('1 120 000 of 7 sales');
  expect(formula('cryptoCosts', { sales: [crypto({ cost: 0 }), crypto()] })).toBe('60 000');
  const above = {
    sales: [crypto({ ...long, proceeds: 50_000_000 }), crypto({ ...long, proceeds: 30_000_000 })],
  };
  expect(formula('shareAboveCap', above)).toBe('40 000 000 ÷ 80 000 000');
  expect(formula('proceedsAboveCap', above)).toBe('80 000 000 − 40 000 000');
  expect(formula('cryptoProceeds', above)).toBe('0 + (50 000 000 + 30 000 000) × 40 000 000 ÷ 80 000 000');
  expect(formula('securityProceeds', above)).toBe('0');
});

test('each line names what decided it', () => {
  const rules = 'cz.crypto.proceedsLimit cz.crypto.years cz.capital.exemptionCap';
  const securities =
    'cz.securities.proceedsLimit cz.securities.years cz.capital.exemptionCap cz.capital.capCoversSecurities';
  expect(rooted('cryptoProceeds', { sales: [crypto()] })).toBe(`${rules} sales`);
  expect(rooted('securityProceeds', { sales: [crypto()] })).toBe(`${securities} sales`);
  expect(rooted('sales', { sales: [crypto()] })).toBe(
    `${rules} cz.securities.proceedsLimit cz.securities.years cz.capital.capCoversSecurities sales`,
  );
  expect(
    rooted('cryptoProceeds', {
      sales: [crypto({ soldOn: '2024-05-01', acquiredOn: '2024-01-01' })],
      year: 2024,
    }),
  ).toBe('cz.crypto.proceedsLimit cz.crypto.years sales');
  const three = [crypto(), security({ proceeds: 1 }), crypto({ cost: 1 })];
  expect(lineOf('sales', { sales: three })?.value).toBe('1 of 3 exempt');
});

test.each([
  [
    crypto({ acquiredOn: '2009-01-02' }),
    'sales.0.acquiredOn too_early',
    'Enter a day from 2009-01-03 on: nothing of this kind is older here',
  ],
  [
    security({ acquiredOn: '1989-12-31' }),
    'sales.0.acquiredOn too_early',
    'Enter a day from 1990-01-01 on: nothing of this kind is older here',
  ],
  [
    crypto({ soldOn: '2025-12-31' }),
    'sales.0.soldOn outside_year',
    'Sold on 31 December 2025, but the year is 2026: choose the year of the sale, or leave the sale out',
  ],
  [
    crypto({ acquiredOn: '2026-03-02' }),
    'sales.0.soldOn before_acquired',
    'Sold on 1 March 2026, before it was acquired on 2 March 2026',
  ],
  [
    security({ stablecoin: true }),
    'sales.0.stablecoin not_crypto',
    'Only crypto can be a stablecoin: choose crypto, or no',
  ],
])('%j is refused: %s', (sale, fault, message) => {
  expect(refused({ sales: [sale] })).toEqual([fault]);
  expect(messages({ sales: [sale] })).toEqual([message]);
});

test.each([
  crypto({ acquiredOn: '2009-01-03' }),
  security({ acquiredOn: '1990-01-01' }),
  crypto({ stablecoin: true }),
])('%j is answered', (sale) => expect(refused({ sales: [sale] })).toEqual([]));

test('the chart: exempt, costs, gain after tax, tax', () => {
  expect(parts({ sales: [crypto(), security({ proceeds: 90_000 })] })).toEqual([
    'Exempt: 90000, kept',
    'Costs that are not taxed: 60000, kept',
    'Gain after tax: 85000, kept',
    'Income tax: 15000',
  ]);
  // Gains of both kinds are one: 100 000 and 40 000.
  expect(parts({ sales: [crypto(), security({ proceeds: 200_000, cost: 160_000 })] })).toEqual([
    'Exempt: 0, kept',
    'Costs that are not taxed: 220000, kept',
    'Gain after tax: 119000, kept',
    'Income tax: 21000',
  ]);
  // A loss: the costs are more than what they were sold for.
  expect(parts({ sales: [crypto({ cost: 200_000 })] })).toEqual([
    'Exempt: 0, kept',
    'Costs that are not taxed: 160000, kept',
    'Gain after tax: 0, kept',
    'Income tax: 0',
  ]);
});
