import { purposes } from '@majak/tools/insurance/needs-fields';
import { priceFor } from '@majak/tools/insurance/price';
import { insuranceLines, isInsuranceLine } from '@majak/tools/insurance/product';
import { expect, test } from 'vitest';
import { seedList } from '../content/seed/files.ts';
import { productOfRow } from './product-of-row.ts';

const insurers = await seedList('insurers.yaml');
const rows = await seedList('insurance-products.yaml');
const productOf = (row: Record<string, unknown>) =>
  productOfRow({ ...row, insurer: insurers.find(({ name }) => name === row.insurer) } as never, 'CZK');

test('every line has products', () => {
  expect([...new Set(rows.map(({ line }) => line))].sort()).toEqual([...insuranceLines].sort());
});

test.each(rows.map((row) => [row.title, row] as const))(
  '%s can be sold, and says that it is a sample',
  (_, row) => {
    const product = productOf(row);
    expect(product?.title).toContain('Sample');
    expect(product?.insurer.identity).toContain('invented');
    expect(product?.sample).toBe(true);
    const known = isInsuranceLine(row.line) ? purposes[row.line].map(({ value }) => value) : [];
    expect(product?.notFor.filter((purpose) => !known.includes(purpose))).toEqual([]);
  },
);

test.each(rows.map((row) => [row.title, row] as const))(
  '%s costs somebody pregnant no less the older they are',
  (_, row) => {
    const product = productOf(row);
    if (!product?.insured.includes('pregnant')) return;
    const { ages, lengths } = product;
    const prices = Array.from({ length: ages.to - ages.from + 1 }, (_each, at) => {
      const person = { age: ages.from + at, sex: 'female', insured: 'pregnant' } as const;
      return priceFor(product, person, lengths.to)?.minor ?? 0;
    });
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  },
);

test('a product whose insurer is gone, or whose tariffs cannot be read, is not sold', () => {
  const [row = {}] = rows;
  expect(productOfRow({ ...row, insurer: null } as never, 'CZK')).toBeUndefined();
  expect(productOf({ ...row, tariffs: 'free' })).toBeUndefined();
});

test('a limit in whole units is kept in the smallest', () => {
  const [row = {}] = rows;
  expect(productOf({ ...row, limitAmount: 30_000.5 })?.limit).toEqual({ minor: 3_000_050, currency: 'EUR' });
});
