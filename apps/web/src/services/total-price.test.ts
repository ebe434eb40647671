import type { Service } from '@majak/desk/payload-types';
import { expect, test } from 'vitest';
import { totalPrice } from './total-price.ts';

type Row = Extract<NonNullable<Service['sections']>[number], { blockType: 'prices' }>['rows'][number];
const listOf = (...rows: Row[]): Service['sections'] => [
  { blockType: 'prices', title: 'What you pay', rows },
];
const ours: Row = { label: 'First card', amount: 16900, kind: 'price' };
const embassy: Row = { label: 'Embassy fee', amount: 5000, kind: 'office' };

test('our price and the first fee of an office are one sum; what comes on top or instead is not in it', () => {
  const translation: Row = { label: 'Translation', amount: 650, kind: 'extra' };
  const ministry: Row = { label: 'Filed at the ministry', amount: 2500, kind: 'office' };
  expect(totalPrice(16900, listOf(ours, translation, embassy, ministry))).toEqual({
    ours: 16900,
    fees: [{ label: 'Embassy fee', amount: 5000 }],
    total: 21900,
  });
});

test('a fee whose label begins with a plus is paid with the one above it', () => {
  const licence: Row = { label: '+ Trade licence', amount: 1000, kind: 'office' };
  const instead: Row = { label: 'Filed at the ministry', amount: 2500, kind: 'office' };
  expect(totalPrice(21900, listOf(ours, embassy, licence, instead))).toMatchObject({
    fees: [
      { label: 'Embassy fee', amount: 5000 },
      { label: 'Trade licence', amount: 1000 },
    ],
    total: 27900,
  });
  const notary: Row = { label: '+ Notary', kind: 'office', note: 'By its own tariff' };
  expect(totalPrice(19900, listOf(ours, licence, notary))).toBeUndefined();
});

test('a fee that is free is a sum too', () => {
  expect(totalPrice(1900, listOf({ label: 'Extract', amount: 0, kind: 'office' }))?.total).toBe(1900);
});

test('there is no sum where a part of it is not known', () => {
  const notary: Row = { label: 'Notary', kind: 'office', note: 'By its own tariff' };
  expect(totalPrice(19900, listOf(ours, notary, embassy))).toBeUndefined();
  expect(totalPrice(null, listOf(embassy))).toBeUndefined();
  expect(totalPrice(1900, listOf(ours))).toBeUndefined();
  expect(totalPrice(1900, undefined)).toBeUndefined();
});
