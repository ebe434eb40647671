import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const today = '2026-11-21';
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
const read = (sales: unknown, more: Row = {}) => calculate(definition, { sales, ...more }, today);
const answered = (sales: readonly Row[], more: Row = {}) => {
  const found = read(sales, more);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};
const outputs = (sales: readonly Row[], more: Row = {}) => answered(sales, more).outputs;
const faults = (sales: unknown, more: Row = {}) => {
  const found = read(sales, more);
  return found.ok ? [] : found.faults.map(({ field, message }) => [field, message]);
};

test('a gain is taxed, and the table says why', () => {
  const said = outputs([crypto()]);
  expect(said).toMatchObject({
    taxableCrypto: 100_000,
    taxBase: 100_000,
    incomeTax: 15_000,
    exemptProceeds: 0,
  });
  expect(said.sales).toEqual([
    {
      kind: 'crypto',
      acquiredOn: '2025-01-10',
      soldOn: '2026-03-01',
      cost: 60_000,
      proceeds: 160_000,
      gain: 100_000,
      exempt: false,
      exemptProceeds: 0,
      reason:
        'Taxed: not held longer than 3 years (until 2028-01-10), and crypto sold for 160 000 CZK in the year, over 100 000 CZK',
    },
  ]);
});

describe('the limit of 100 000', () => {
  test.each([
    [100_000, true],
    [100_000.01, false],
  ])('proceeds of %d are exempt: %s', (proceeds, exempt) => {
    for (const sale of [crypto({ proceeds }), security({ proceeds })])
      expect(outputs([sale]).sales).toMatchObject([{ exempt }]);
  });

  test('is of each kind by itself, and counts what was held long too', () => {
    expect(outputs([crypto({ proceeds: 90_000 }), security({ proceeds: 90_000 })])).toMatchObject({
      exemptProceeds: 180_000,
      incomeTax: 0,
    });
    const { outputs: said, notes } = answered([
      security({ acquiredOn: '2020-01-01', proceeds: 80_000 }),
      security({ proceeds: 70_000 }),
    ]);
    expect(said).toMatchObject({ taxableSecurities: 10_000, exemptProceeds: 80_000 });
    expect(notes.join()).toContain('your other securities for 70 000 CZK would be exempt too');
  });

  test('does not know stablecoins', () => {
    expect(outputs([crypto({ proceeds: 70_000, stablecoin: true })])).toMatchObject({
      taxableCrypto: 10_000,
    });
    expect(
      outputs([crypto({ proceeds: 90_000 }), crypto({ proceeds: 50_000, cost: 50_000, stablecoin: true })]),
    ).toMatchObject({ taxableCrypto: 0, exemptProceeds: 90_000 });
    const held = answered([crypto({ acquiredOn: '2020-01-01', stablecoin: true })]);
    expect(held.outputs).toMatchObject({ exemptProceeds: 160_000 });
    expect(held.notes.join()).toContain('proceeds of 160 000 CZK are taxed as well');
  });
});

test.each([
  ['2023-03-01', '2026-03-01', false],
  ['2023-03-01', '2026-03-02', true],
  ['2020-02-29', '2023-02-28', false],
  ['2020-02-29', '2023-03-01', true],
])('acquired on %s, sold on %s: exempt by time: %s', (acquiredOn, soldOn, exempt) =>
  expect(
    outputs([security({ acquiredOn, soldOn })], { year: Number(soldOn.slice(0, 4)) }).sales,
  ).toMatchObject([{ exempt }]),
);

describe('crypto before 15 February 2025', () => {
  const held = { acquiredOn: '2015-01-01' };
  test.each([
    ['2025-02-14', 2025, 100_000],
    ['2025-02-15', 2025, 0],
    ['2024-12-31', 2024, 100_000],
    ['2023-06-01', 2023, 100_000],
  ])('sold on %s, held long', (soldOn, year, taxableCrypto) =>
    expect(outputs([crypto({ ...held, soldOn })], { year })).toMatchObject({ taxableCrypto }),
  );

  test('its loss lowers later gains, and it stays out of the limit', () => {
    const early = crypto({
      soldOn: '2025-01-20',
      acquiredOn: '2024-01-01',
      cost: 200_000,
      proceeds: 150_000,
    });
    expect(outputs([early, crypto({ soldOn: '2025-05-01' })], { year: 2025 })).toMatchObject({
      taxableCrypto: 50_000,
    });
    expect(
      outputs([early, crypto({ soldOn: '2025-05-01', proceeds: 95_000 })], { year: 2025 }),
    ).toMatchObject({
      exemptProceeds: 95_000,
      taxableCrypto: 0,
      lossCrypto: 50_000,
    });
  });

  test('securities of 2024 had their exemptions', () =>
    expect(outputs([security({ ...held, soldOn: '2024-05-01' })], { year: 2024 })).toMatchObject({
      taxableSecurities: 0,
    }));
});

describe('losses', () => {
  test('lower gains of the same kind alone', () =>
    expect(outputs([crypto(), crypto({ cost: 190_000 }), security({ cost: 400_000 })])).toMatchObject({
      taxableCrypto: 70_000,
      taxableSecurities: 0,
      lossSecurities: 240_000,
      taxBase: 70_000,
    }));
});

describe('the cap of 40 million', () => {
  const long = { acquiredOn: '2015-01-01', cost: 10_000_000 };
  test('exactly 40 million are exempt; a crown more is taxed in its part', () => {
    expect(outputs([crypto({ ...long, proceeds: 40_000_000 })])).toMatchObject({ taxableCrypto: 0 });
    const over = outputs([crypto({ ...long, proceeds: 40_000_001 })]);
    expect(over).toMatchObject({ exemptProceeds: 40_000_000, taxableCrypto: 0.75 });
    expect(over.sales).toMatchObject([{ exempt: false, exemptProceeds: 40_000_000 }]);
  });

  test('of 2024 there is none, of 2026 for crypto alone', () => {
    const sold = { ...long, proceeds: 80_000_000 };
    expect(outputs([security({ ...sold, soldOn: '2024-05-01' })], { year: 2024 })).toMatchObject({
      taxableSecurities: 0,
    });
    expect(outputs([security(sold), crypto(sold)])).toMatchObject({
      taxableSecurities: 0,
      taxableCrypto: 35_000_000,
      exemptProceeds: 120_000_000,
    });
  });
});

test('the tax is what the gains add to the other base', () =>
  expect(outputs([crypto()], { otherTaxBase: 1_762_800 })).toMatchObject({ incomeTax: 23_000 }));

test.each([
  [crypto({ soldOn: '2025-03-01' }), 'sales.1.soldOn'],
  [crypto({ acquiredOn: '2026-03-02' }), 'sales.1.soldOn'],
  [security({ acquiredOn: '1989-12-31' }), 'sales.1.acquiredOn'],
  [crypto({ acquiredOn: '2009-01-02' }), 'sales.1.acquiredOn'],
  [crypto({ soldOn: '2026-02-29' }), 'sales.1.soldOn'],
  [crypto({ cost: -1 }), 'sales.1.cost'],
  [crypto({ kind: 'house' }), 'sales.1.kind'],
  [security({ stablecoin: true }), 'sales.1.stablecoin'],
  [crypto({ coin: 'BTC' }), 'sales.1.coin'],
])('%j is refused', (sale, field) => expect(faults([crypto(), sale]).map(([name]) => name)).toEqual([field]));

test('sold on the day it was acquired is fine', () =>
  expect(faults([crypto({ acquiredOn: '2026-03-01' })])).toEqual([]));

test('a thousand sales work, more are refused clearly', () => {
  const many = Array.from({ length: 500 }, () => crypto({ proceeds: 60_001, cost: 60_000 }));
  const found = answered(many);
  expect(found.outputs).toMatchObject({ taxableCrypto: 500, incomeTax: 75 });
  expect(found.trace.map(({ formula }) => formula.length)).not.toContainEqual(
    expect.toSatisfy((n) => n > 400),
  );
  expect(faults(Array.from({ length: 20_000 }, () => crypto()))).toEqual([
    ['sales', 'At most 500 sales at a time'],
  ]);
  expect(faults([])).toEqual([['sales', 'Enter at least one sale']]);
});

test('every crown of proceeds is either exempt or taxed; nothing is negative', () => {
  const sale = fc.record({
    kind: fc.constantFrom('crypto', 'security'),
    acquiredOn: fc.constantFrom('2010-05-05', '2021-03-01', '2022-07-01', '2024-12-24'),
    cost: fc.integer({ min: 0, max: 6_000_000_000 }).map((hellers) => hellers / 100),
    day: fc.constantFrom('01-31', '02-14', '02-15', '12-31'),
    proceeds: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 60_000_000 })),
  });
  fc.assert(
    fc.property(
      fc.array(sale, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(2025, 2026),
      fc.nat(3_000_000),
      (drawn, year, otherTaxBase) => {
        const sales = drawn.map(({ day, ...one }) => ({ ...one, soldOn: `${year}-${day}` }));
        const said = outputs(sales, { year, otherTaxBase });
        const sum = sales.reduce((all, { proceeds }) => all + proceeds, 0);
        expect(Number(said.exemptProceeds) + Number(said.taxedProceeds)).toBeCloseTo(sum, 1);
        for (const name of [
          'taxableCrypto',
          'taxableSecurities',
          'incomeTax',
          'lossCrypto',
          'exemptProceeds',
        ])
          expect(said[name]).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('the part above the cap is multiplied before it is divided: half a heller rounds up', () => {
  // 96 million held long, 56 of them above the cap: 7 twelfths of a cost of 0.06 are 0.035.
  const long = { acquiredOn: '2015-01-01', cost: 0 };
  const said = answered([
    crypto({ ...long, proceeds: 95_999_999.94 }),
    crypto({ ...long, proceeds: 0.06, cost: 0.06 }),
  ]);
  expect(said.outputs.taxableCrypto).toBe(55_999_999.96);
  expect(said.outputs).toMatchObject({ taxedProceeds: 56_000_000, exemptProceeds: 40_000_000 });
});
