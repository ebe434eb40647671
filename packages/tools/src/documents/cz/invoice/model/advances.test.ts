import { expect, test } from 'vitest';
import { invoiceViewOf } from '../formats/invoice-view.ts';
import { lint } from '../law/linter.ts';
import { verifyFormats } from '../reading/verify-formats.ts';
import {
  invoiceFromPayment,
  invoiceFromProforma,
  paymentDocumentOf,
  proformaOf,
} from './derived-invoices.ts';
import { readInvoice } from './invoice.ts';
import type { Invoice } from './invoice-form.ts';
import { sampleOf } from './sample.ts';
import { totalsOf } from './totals.ts';

const today = '2026-11-21';
const payer = sampleOf('payer', today);
const uuid = '6f1f0c5e-3b1c-4a52-9d0a-0123456789ab';
const agrees = (invoice: Invoice) =>
  expect(verifyFormats(invoice, { uuid }).filter(({ state }) => state === 'differs')).toEqual([]);
const advance = (change: Partial<Invoice['advances'][number]> = {}): Invoice['advances'][number] => ({
  number: 'P1',
  receivedOn: '2026-10-05',
  amount: 605,
  rate: 21,
  treatment: 'taxed',
  exchangeRate: 0,
  ...change,
});
const line = { ...payer.lines[0], description: 'Work', quantity: 1, unitPrice: 1_000, discountPercent: 0 };
const work = (rate: 0 | 12 | 21, unitPrice = 1_000) =>
  ({ ...line, rate, unitPrice }) as Invoice['lines'][number];

test('only what the advance left is taxed: 1,000 less 500, at 21 %', () => {
  const settled = { ...payer, lines: [work(21)], advances: [advance()] };
  expect(totalsOf(settled)).toMatchObject({
    base: '1000.00',
    vat: '210.00',
    total: '1210.00',
    claimed: { base: '500.00', vat: '105.00', total: '605.00' },
    due: { base: '500.00', vat: '105.00', total: '605.00' },
    payable: '605.00',
  });
  agrees(settled);
});

test('an advance of a rate that no line has any more is given back at its rate', () => {
  const settled = { ...payer, lines: [work(12)], advances: [advance()] };
  const { rates, payable } = totalsOf(settled);
  expect(rates.map(({ rate, due }) => [rate, due.base, due.vat])).toEqual([
    [21, '-500.00', '-105.00'],
    [12, '1000.00', '120.00'],
  ]);
  expect(payable).toBe('515.00');
  agrees(settled);
});

test('an advance that was not taxed is paid, not settled', () => {
  const settled = { ...payer, lines: [work(21)], advances: [advance({ treatment: 'unknown', rate: 0 })] };
  expect(totalsOf(settled)).toMatchObject({ paid: '605.00', due: { total: '1210.00' }, payable: '605.00' });
  agrees(settled);
});

test('in euros an advance keeps the crowns of its own day', () => {
  const settled: Invoice = {
    ...payer,
    currency: 'EUR',
    exchange: { rate: 25, units: 1, date: today },
    lines: [work(21)],
    advances: [advance({ exchangeRate: 24 })],
  };
  expect(totalsOf(settled).czk).toMatchObject({
    claimed: { base: '12000.00', vat: '2520.00' },
    due: { base: '12500.00', vat: '2625.00' },
    base: '24500.00',
  });
  agrees(settled);
});

test('too much in advance comes back at the rate of its day', () => {
  const settled: Invoice = {
    ...payer,
    currency: 'EUR',
    exchange: { rate: 25, units: 1, date: today },
    lines: [work(21)],
    advances: [advance({ amount: 2_420, exchangeRate: 24 })],
  };
  expect(totalsOf(settled).czk?.due).toEqual({ base: '-24000.00', vat: '-5040.00', total: '-29040.00' });
  expect(invoiceViewOf(settled).payable).toMatchObject({ label: { text: 'To be returned' } });
  agrees(settled);
});

test.each([10_000, 100.01, 99.99, 0.07, 12_345.67])(
  'the tax is taken from the %d that were received',
  (paid) => {
    const proforma = proformaOf({ ...payer, lines: [work(21, paid / 1.21)] }, { number: 'Z1', today });
    const asked = Number(totalsOf(proforma).total);
    const document = paymentDocumentOf(proforma, { number: 'P1', today });
    expect(totalsOf(document)).toMatchObject({ total: asked.toFixed(2), payable: '0.00' });
    agrees(document);
  },
);

test('a proforma of two rates is paid, taxed and settled: nothing is left, and every format says so', () => {
  const proforma = proformaOf({ ...payer, issueDate: '2026-10-01' }, { number: 'Z1', today: '2026-10-01' });
  const document = paymentDocumentOf(proforma, { number: 'P1', today: '2026-10-05' });
  expect(lint(document, today)).toMatchObject({ missing: 0, wrong: 0 });
  expect(readInvoice(document)).toEqual({ ok: true, value: document });
  const invoice = invoiceFromPayment(document, { number: '2026009', today });
  expect(invoice.advances.map(({ rate, amount }) => [rate, amount])).toEqual([
    [21, 8_076.75],
    [12, 1_063.99],
  ]);
  expect(totalsOf(invoice)).toMatchObject({ due: { base: '0.00', vat: '0.00' }, payable: '0.00' });
  expect(lint(invoice, today)).toMatchObject({ missing: 0, wrong: 0 });
  agrees(document);
  agrees(invoice);
});

test('the invoice of a paid proforma asks a payer for the tax document, and a non-payer for nothing', () => {
  const fresh = { number: '2026009', today, paid: true };
  const ofPayer = invoiceFromProforma(proformaOf(payer, { number: 'Z1', today }), fresh);
  expect(lint(ofPayer, today).findings.find(({ rule }) => rule === 'advance.document')?.state).toBe(
    'missing',
  );
  expect(totalsOf(ofPayer).payable).toBe('0.00');
  const plain = invoiceFromProforma(proformaOf(sampleOf('nonPayer', today), { number: 'Z1', today }), fresh);
  expect([plain.paid, plain.advances]).toEqual([7_925.5, []]);
});
