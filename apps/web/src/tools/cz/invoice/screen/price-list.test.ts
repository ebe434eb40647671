import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { expect, test } from 'vitest';
import { earlierPrices, keyOfPrice, type Price, readPrice, withPrice } from './price-list.ts';
import { forgotten, joined, noSavedEntries, readSavedEntries, writeSavedEntries } from './saved-entries.ts';

const hour: Price = { description: 'Consulting', unit: 'hour', unitPrice: 1500, rate: 21, currency: 'CZK' };
const page: Price = { description: 'Translation', unit: 'page', unitPrice: 480.5, rate: 0, currency: 'EUR' };

test.each([hour, page])('a price is read as it was written', (price) => {
  expect(readPrice(price)).toEqual({ ok: true, value: price });
});

test.each([
  ['description', { ...hour, description: ' ' }, 'Enter what the line is for'],
  ['unitPrice', { ...hour, unitPrice: 'a lot' }, 'Price: enter a number'],
  ['unitPrice', { ...hour, unitPrice: undefined }, 'Enter the price'],
  ['unit', { ...hour, unit: 'mile' }, 'Choose a unit'],
  ['rate', { ...hour, rate: 7 }, 'Choose a rate: 0, 10, 12, 15, 21 %'],
])('what is wrong is said at its own field: %s', (field, given, message) => {
  const read = readPrice(given);
  expect(!read.ok && read.faults.map((fault) => [fault.field, fault.message])).toEqual([[field, message]]);
});

test.each([[undefined], [null], ['a price'], [{}]])('%s is no price', (given) =>
  expect(readPrice(given).ok).toBe(false),
);

test('a thing has one price in each currency, and the list is in order', () => {
  const both = withPrice(withPrice([], page), hour);
  expect(both).toEqual([hour, page]);
  const dearer = { ...hour, unitPrice: 1700 };
  expect(withPrice(both, dearer)).toEqual([dearer, page]);
  const euro = { ...hour, currency: 'EUR' as const };
  expect(withPrice([hour], euro)).toHaveLength(2);
});

test('a thing that is called otherwise takes the place of what it was', () => {
  const advice = { ...hour, description: 'Advice' };
  expect(withPrice([hour, page], advice, keyOfPrice(hour))).toEqual([advice, page]);
});

test('what earlier invoices charged is a list too, each thing at its newest price', () => {
  const older = sampleOf('payer', '2026-01-05');
  const [line] = older.lines;
  if (!line) throw new Error('The sample has no lines');
  const newer = { ...older, lines: [{ ...line, unitPrice: 999 }] };
  const prices = earlierPrices([newer, older]);
  expect(prices.find(({ description }) => description === line.description)?.unitPrice).toBe(999);
  expect(new Set(prices.map(keyOfPrice)).size).toBe(prices.length);
});

test('the list goes with the book: into its file and back, joined with another, and forgotten', () => {
  const book = { ...noSavedEntries, prices: [hour, page] };
  expect(readSavedEntries(writeSavedEntries(book))).toEqual(book);
  expect(joined(book, { ...noSavedEntries, prices: [{ ...hour, unitPrice: 1 }] }).prices).toEqual(
    book.prices,
  );
  expect(forgotten(book, 'prices', keyOfPrice(hour)).prices).toEqual([page]);
  const spoilt = JSON.stringify({ ...JSON.parse(writeSavedEntries(book)), prices: [hour, { unit: 'mile' }] });
  expect(readSavedEntries(spoilt)?.prices).toEqual([hour]);
});
