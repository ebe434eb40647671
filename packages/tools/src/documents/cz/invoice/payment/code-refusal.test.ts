import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInvoice } from '../../../../../../../tests/support/invoice/arbitrary-invoice.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { sampleOf } from '../model/sample.ts';
import { totalsOf } from '../model/totals.ts';
import { bestCode } from './payment-code.ts';
import { codeRefusal } from './payment-codes.ts';

const today = '2026-11-21';
const payer: Invoice = { ...sampleOf('payer', today), qr: true };
const slovak: Invoice = {
  ...payer,
  currency: 'EUR',
  exchange: { rate: 24.3, units: 1, date: today },
  payment: { ...payer.payment, account: '', iban: 'SK3112000000198742637541', bic: '' },
};
const euros: Invoice = { ...slovak, payment: { ...slovak.payment, iban: 'DE89370400440532013000' } };

const without = (change: Partial<Invoice['payment']>): Invoice => ({
  ...payer,
  payment: { ...payer.payment, ...change },
});
test.each<[string, Invoice, string]>([
  ['no account', without({ iban: '', account: '' }), 'A QR Platba needs a valid account'],
  ['cash', without({ method: 'cash' }), 'Only bank transfers have a payment code'],
  ['a card', without({ method: 'card' }), 'Only bank transfers have a payment code'],
  ['a credit note', { ...payer, kind: 'creditNote' }, 'The customer doesn’t pay a credit note'],
  ['nothing left to pay', { ...payer, paid: 9_140.74 }, 'There is nothing to pay'],
  ['too much paid, to a Slovak account', { ...slovak, paid: 10_000 }, 'There is nothing to pay'],
  [
    'more than a code carries',
    { ...payer, lines: payer.lines.map((line) => ({ ...line, unitPrice: 9_999_999 })) },
    'A QR Platba can be for at most 9,999,999.99',
  ],
])('an invoice with %s says why it shows no code', (_, invoice, why) => {
  expect(codeRefusal(invoice, totalsOf(invoice))).toBe(why);
  expect(codeRefusal({ ...invoice, qr: false }, totalsOf(invoice))).toBeUndefined();
});

test('an invoice shows a code or says why not, never both', () => {
  for (const given of [slovak, euros, ...fc.sample(anyInvoice, { numRuns: 300, seed: 20_261_121 })]) {
    const invoice = { ...given, qr: true };
    const totals = totalsOf(invoice);
    expect(codeRefusal(invoice, totals) === undefined).toBe(bestCode(invoice, totals) !== undefined);
  }
});
