import { expect, test } from 'vitest';
import { amountOf } from '../../../invoice/amount.ts';
import { ratesOn, ratesTable } from '../law/rates.ts';
import type { Invoice, Line } from './invoice-form.ts';
import { offeredRates } from './offered-rates.ts';
import { categoryOf, isTaxDocument, suppliesFor } from './regime.ts';
import { sampleOf } from './sample.ts';
import { totalsOf } from './totals.ts';

const today = '2026-11-21';
const payer = sampleOf('payer', today);
const line = (change: Partial<Line>): Line => ({
  description: 'Work',
  quantity: 1,
  unit: 'hour',
  unitPrice: 100,
  discountPercent: 0,
  rate: 21,
  ...change,
});
const totals = (change: Partial<Invoice>) => totalsOf({ ...payer, ...change });

test.each([
  // 0.5 × 0.01 and 0.05 × 0.21: half a heller goes up.
  [
    { quantity: 0.5, unitPrice: 0.01 },
    { base: '0.01', vat: '0.00', total: '0.01' },
  ],
  [{ unitPrice: 0.5 }, { base: '0.50', vat: '0.11', total: '0.61' }],
  [{ unitPrice: 1.005 }, { base: '1.01', vat: '0.21', total: '1.22' }],
  [
    { quantity: 3, unitPrice: 33.33, rate: 12 },
    { base: '99.99', vat: '12.00', total: '111.99' },
  ],
  [
    { quantity: -1, unitPrice: 0.5 },
    { base: '-0.50', vat: '-0.11', total: '-0.61' },
  ],
  [{ discountPercent: 100 }, { base: '0.00', vat: '0.00', total: '0.00' }],
  [
    { quantity: 1_000_000, unitPrice: 1_000 },
    { base: '1000000000.00', vat: '210000000.00', total: '1210000000.00' },
  ],
] as const)('%j comes to %j', (change, expected) =>
  expect(totals({ lines: [line(change)] })).toMatchObject(expected),
);

test('the tax is of the base of a rate, not of each line', () => {
  const lines = Array.from({ length: 3 }, () => line({ unitPrice: 0.02 }));
  const sums = totals({ lines });
  expect(sums.lines.map(({ vat }) => vat)).toEqual(['0.00', '0.00', '0.00']);
  expect(sums).toMatchObject({ base: '0.06', vat: '0.01', total: '0.07' });
});

test('a discount in per cent is of each rate; an amount is parted by what they come to, to the last heller', () => {
  const lines = [
    line({ unitPrice: 200 }),
    line({ unitPrice: 100, rate: 12 }),
    line({ unitPrice: 100, rate: 0 }),
  ];
  const percent = totals({ lines, discount: { kind: 'percent', value: 10 } });
  expect(percent.rates.map(({ rate, discount }) => [rate, discount])).toEqual([
    [21, '20.00'],
    [12, '10.00'],
    [0, '10.00'],
  ]);
  const amount = totals({ lines, discount: { kind: 'amount', value: 0.05 } });
  expect(amount.rates.map(({ discount }) => discount)).toEqual(['0.03', '0.01', '0.01']);
  expect(amount.discount).toBe('0.05');
});

test('cash is rounded to whole crowns, after what was paid', () => {
  expect(totals({ lines: [line({ unitPrice: 100.5 })], rounding: 'crown' })).toMatchObject({
    total: '121.61',
    rounding: '0.39',
    payable: '122.00',
  });
  expect(totals({ lines: [line({ unitPrice: 100 })], rounding: 'crown', paid: 0.5 })).toMatchObject({
    total: '121.00',
    rounding: '0.50',
    paid: '0.50',
    payable: '121.00',
  });
});

test('another currency has its taxes in crowns by rate, at the rate given; without it none', () => {
  const foreign = {
    currency: 'HUF' as const,
    lines: [line({ unitPrice: 1_000 }), line({ unitPrice: 500, rate: 12 })],
  };
  const known = totals({ ...foreign, exchange: { rate: 6.257, units: 100, date: today } });
  expect(known.rates.map(({ czk }) => czk)).toMatchObject([
    { base: '62.57', vat: '13.14', total: '75.71' },
    { base: '31.29', vat: '3.75', total: '35.04' },
  ]);
  expect(known.czk).toMatchObject({ base: '93.86', vat: '16.89', total: '110.75' });
  expect(totals(foreign).czk).toBeUndefined();
});

test.each([
  ['nonPayer', 'domestic', 21, 'O', false],
  ['nonPayer', 'euReverseCharge', 0, 'O', false],
  ['nonPayer', 'domesticReverseCharge', 0, 'O', false],
  ['payer', 'domestic', 21, 'S', true],
  ['payer', 'domestic', 0, 'E', true],
  ['payer', 'exempt', 0, 'E', true],
  ['payer', 'euReverseCharge', 0, 'AE', true],
  ['payer', 'domesticReverseCharge', 0, 'AE', true],
  ['payer', 'outsideEu', 0, 'O', true],
  ['identifiedPerson', 'euReverseCharge', 0, 'AE', true],
  ['identifiedPerson', 'domestic', 21, 'O', false],
  ['identifiedPerson', 'domesticReverseCharge', 0, 'O', false],
  ['simplified', 'domestic', 12, 'S', true],
] as const)('%s, %s, %d %%: category %s', (regime, supply, rate, category, taxDocument) => {
  expect(categoryOf({ regime, supply }, rate)).toBe(category);
  expect(isTaxDocument({ kind: 'invoice', regime, supply })).toBe(taxDocument);
  expect(isTaxDocument({ kind: 'proforma', regime, supply })).toBe(false);
});

test('a non-payer charges nothing, whatever the lines say', () =>
  expect(totals({ regime: 'nonPayer' })).toMatchObject({ vat: '0.00', rates: [{ rate: 0, category: 'O' }] }));

test('the rates are those of the day, 21 and 0 first', () => {
  expect(ratesOn('2026-01-01')).toEqual({ ok: true, value: [21, 12] });
  expect(ratesOn('2023-12-31')).toEqual({ ok: true, value: [21, 15, 10] });
  expect(ratesOn('2031-01-01')).toEqual({ ok: true, value: [21, 12] });
  expect(ratesOn('2022-12-31').ok).toBe(false);
  expect(offeredRates(ratesTable(), '2026-01-01')).toEqual([21, 0, 12]);
  expect(offeredRates(ratesTable(), '2031-01-01')).toEqual([21, 0, 12]);
});

test.each([
  ['payer', 'business', 'DE', 'euReverseCharge'],
  ['payer', 'business', 'GR', 'euReverseCharge'],
  ['payer', 'business', 'GB', 'outsideEu'],
  ['payer', 'person', 'DE', 'domestic'],
  ['identifiedPerson', 'business', 'SK', 'euReverseCharge'],
  ['identifiedPerson', 'person', 'SK', 'domestic'],
  ['identifiedPerson', 'business', 'CZ', 'domestic'],
  ['nonPayer', 'business', 'US', 'outsideEu'],
  ['simplified', 'person', 'CZ', 'domestic'],
  ['simplified', 'business', 'DE', 'euReverseCharge'],
] as const)('a %s who serves a %s in %s: %s', (regime, kind, country, supply) =>
  expect(suppliesFor(regime, { kind, country })[0]).toBe(supply),
);

test('an amount is never a negative zero', () => {
  expect([amountOf(-0), amountOf('-0.001'), amountOf(-0.005)]).toEqual(['0.00', '0.00', '-0.01']);
});
