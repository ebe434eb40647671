import { ratesTable } from '@majak/tools/documents/cz/invoice/law/rates';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { expect, test } from 'vitest';
import { newInvoice } from './new-invoice.ts';
import {
  forgotten,
  joined,
  keyOf,
  lastNumber,
  noSavedEntries,
  readSavedEntries,
  remembered,
  suggestedNumber,
  writeSavedEntries,
} from './saved-entries.ts';

const rates = ratesTable();
const today = '2026-11-21';
const invoice = sampleOf('payer', today);
const book = remembered(noSavedEntries, invoice);

test('an invoice, its parties and its account are remembered, each once, the newest first', () => {
  const next = { ...invoice, number: '2026002', customer: { ...invoice.customer, ico: '', name: 'Jana' } };
  const both = remembered(remembered(book, next), invoice);
  expect(both.issued.map(({ number }) => number)).toEqual(['2026001', '2026002']);
  expect(both.customers.map(({ name }) => name)).toEqual([invoice.customer.name, 'Jana']);
  expect([both.suppliers.length, both.accounts.length]).toEqual([1, 1]);
  expect(both.accounts[0]?.variableSymbol).toBe('');
});

test('what is paid in cash has no account to remember', () => {
  const cash = { ...invoice, payment: { ...invoice.payment, method: 'cash' as const } };
  expect(remembered(noSavedEntries, cash).accounts).toEqual([]);
});

test('a book comes back from its file as it was', () =>
  expect(readSavedEntries(writeSavedEntries(book))).toEqual(book));

test.each([[''], ['null'], ['[]'], ['{}'], ['{"format":"majak-invoice"}'], ['x'.repeat(100)]])(
  '%s is no book',
  (text) => expect(readSavedEntries(text)).toBeUndefined(),
);

test('of a book only what is right is taken over', () => {
  const text = JSON.stringify({
    format: 'majak-invoice-book',
    version: 1,
    suppliers: [invoice.supplier, { name: 7 }, null],
    customers: 'all',
    accounts: [{ method: 'gold' }],
    issued: [invoice, { ...invoice, issueDate: '2026-02-30' }],
  });
  expect(readSavedEntries(text)).toEqual({
    suppliers: [invoice.supplier],
    customers: [],
    accounts: [],
    issued: [invoice],
    prices: [],
  });
});

test('two books become one, and one entry can be forgotten', () => {
  const other = remembered(noSavedEntries, { ...invoice, number: '7' });
  expect(joined(book, other).issued.map(({ number }) => number)).toEqual(['2026001', '7']);
  expect(joined(book, book)).toEqual(book);
  expect(forgotten(book, 'issued', keyOf.issued(invoice))).toEqual({ ...book, issued: [] });
  expect(forgotten(book, 'customers', keyOf.customers(invoice.customer)).customers).toEqual([]);
});

test('a number is never suggested twice, whatever was downloaded or taken over last', () => {
  const numbered = (number: string) => ({ ...invoice, number });
  const at = { ico: invoice.supplier.ico, today };
  const again = ['2026001', '2026002', '2026003', '2026001'].reduce(
    (now, number) => remembered(now, numbered(number)),
    noSavedEntries,
  );
  expect(again.issued).toHaveLength(3);
  expect(suggestedNumber(again, 'invoice', at)).toBe('2026004');
  const mine = remembered(noSavedEntries, numbered('2026010'));
  const backup = remembered(noSavedEntries, { ...numbered('2026003'), issueDate: '2026-03-01' });
  expect(suggestedNumber(joined(mine, backup), 'invoice', at)).toBe('2026011');
});

test('another document under a used number pushes nothing out', () => {
  const other = { ...invoice, customer: { ...invoice.customer, name: 'Somebody else' } };
  expect(remembered(book, other).issued).toEqual([other, invoice]);
});

test('numbers are counted by kind and by supplier', () => {
  const credit = { ...invoice, kind: 'creditNote' as const, number: 'D1' };
  const both = remembered(book, credit);
  expect(lastNumber(both, 'invoice', invoice.supplier.ico)).toBe('2026001');
  expect(lastNumber(both, 'creditNote', '')).toBe('D1');
  expect(lastNumber(both, 'proforma', '')).toBe('');
  expect(lastNumber(both, 'invoice', '99999999')).toBe('');
  const at = { ico: invoice.supplier.ico, today };
  expect(suggestedNumber(both, 'invoice', at)).toBe('2026002');
  expect(suggestedNumber(both, 'creditNote', at)).toBe('D2');
  expect(suggestedNumber(both, 'proforma', at)).toBe('Z1-2026001');
  expect(suggestedNumber(noSavedEntries, 'invoice', at)).toBe('2026001');
});

test('the next form starts where the last one ended', () => {
  const typed = newInvoice({ today, qr: false, rates }, book);
  expect(typed).toMatchObject({
    regime: 'payer',
    number: '2026002',
    'payment.variableSymbol': '2026002',
    'supplier.name': invoice.supplier.name,
    'payment.account': invoice.payment.account,
    qr: 'no',
  });
  expect(newInvoice({ today, qr: true, rates })).toMatchObject({
    regime: 'nonPayer',
    number: '2026001',
    qr: 'yes',
  });
});
