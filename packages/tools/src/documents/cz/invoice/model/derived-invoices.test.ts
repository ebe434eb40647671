import { expect, test } from 'vitest';
import { nextNumber, symbolOf } from '../../../invoice/next-number.ts';
import {
  creditNoteOf,
  duplicateOf,
  invoiceFromProforma,
  proformaOf,
  withNewDates,
} from './derived-invoices.ts';
import { readInvoice } from './invoice.ts';
import { sampleOf } from './sample.ts';
import { totalsOf } from './totals.ts';

const payer = sampleOf('payer', '2026-11-21');
const later = { number: '2026002', today: '2026-12-01' };

test.each([
  ['', '2026-11-21', '2026001'],
  ['2026001', '2026-11-21', '2026002'],
  ['2026-009', '2026-11-21', '2026-010'],
  ['2026-099', '2027-01-02', '2027-001'],
  ['20260999', '2026-11-21', '20261000'],
  ['2025123', '2026-01-02', '2026001'],
  ['FV-7/2026', '2026-11-21', 'FV-8/2026'],
  ['FV-7/2025', '2026-11-21', 'FV-1/2026'],
  ['260012', '2026-11-21', '260013'],
  ['250012', '2026-11-21', '260001'],
  ['7', '2026-11-21', '8'],
  ['INV-009', '2026-11-21', 'INV-010'],
  ['Smith', '2026-11-21', 'Smith-1'],
  ['99', '2026-11-21', '100'],
  ['2026', '2026-11-21', '2026-1'],
])('after %j on %s comes %s', (last, today, next) => expect(nextNumber(last, today)).toBe(next));

test('the symbol is the last ten digits of a number', () => {
  expect(symbolOf('FV-2026/001')).toBe('2026001');
  expect(symbolOf('123456789012')).toBe('3456789012');
});

test('a duplicate has a new number and symbol, todays dates and as many days to pay', () => {
  const copy = duplicateOf({ ...payer, paid: 5, exchange: { rate: 1, units: 1, date: '2026-11-21' } }, later);
  expect(copy).toMatchObject({
    number: '2026002',
    issueDate: '2026-12-01',
    taxDate: '2026-12-01',
    dueDate: '2026-12-15',
    paid: 0,
    payment: { variableSymbol: '2026002' },
  });
  expect(copy.exchange).toBeUndefined();
  expect(
    duplicateOf({ ...payer, payment: { ...payer.payment, variableSymbol: '7' } }, later).payment
      .variableSymbol,
  ).toBe('7');
});

test('a credit note refers to what it corrects, in the same positive amounts', () => {
  const credit = creditNoteOf(payer, { ...later, reason: 'Returned' });
  expect(credit).toMatchObject({
    kind: 'creditNote',
    original: { number: '2026001', issueDate: '2026-11-21' },
    reason: 'Returned',
  });
  expect(totalsOf(credit).total).toBe(totalsOf(payer).total);
});

test('a proforma is no tax document; its invoice has nothing left to pay once it was paid', () => {
  const proforma = proformaOf(payer, later);
  expect(proforma).toMatchObject({ kind: 'proforma', taxDate: '' });
  const paid = invoiceFromProforma(proforma, { number: '2026003', today: '2026-12-05', paid: true });
  expect(paid).toMatchObject({ kind: 'invoice', taxDate: '2026-12-05', original: { number: '2026002' } });
  expect(totalsOf(paid).payable).toBe('0.00');
  const open = invoiceFromProforma(proforma, { number: '2026003', today: '2026-12-05', paid: false });
  expect(totalsOf(open).payable).toBe('9140.74');
});

test('dates of an old draft are brought to today, with as many days to pay', () => {
  expect(withNewDates(payer, '2026-11-22')).toMatchObject({ issueDate: '2026-11-22', dueDate: '2026-12-06' });
  expect(withNewDates({ ...payer, dueDate: '2026-01-01' }, '2026-11-22').dueDate).toBe('2026-11-22');
});

test('what is derived is an invoice', () => {
  for (const one of [
    duplicateOf(payer, later),
    creditNoteOf(payer, { ...later, reason: '' }),
    proformaOf(payer, later),
  ])
    expect(readInvoice(one)).toEqual({ ok: true, value: one });
});
