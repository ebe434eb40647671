import { describe, expect, test } from 'vitest';
import {
  foreignIsdocText,
  foreignLine,
  foreignParty,
  foreignTotal,
} from '../../../../../../../tests/support/invoice/foreign-isdoc.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { openIsdoc } from './open-isdoc.ts';

type Parts = Parameters<typeof foreignIsdocText>[0];

function opened(parts: Parts = {}): { invoice: Invoice; notes: readonly string[] } {
  const read = openIsdoc(foreignIsdocText(parts));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

test('what both programs know is taken over, and nothing has to be said', () => {
  const { invoice, notes } = opened();
  expect(notes).toEqual([]);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    regime: 'payer',
    supply: 'domestic',
    number: 'FV-77',
    issueDate: '2026-03-02',
    taxDate: '2026-03-01',
    dueDate: '2026-03-16',
    currency: 'CZK',
    supplier: { name: 'Jiný program s.r.o.', street: 'Cizí 7', zip: '60200', ico: '27082440' },
    customer: { kind: 'business', name: 'Odběratel a.s.', ico: '45274649' },
    payment: { method: 'transfer', account: '123/0100', variableSymbol: '77' },
    lines: [{ description: 'Práce', quantity: 2, unit: 'piece', unitPrice: 500, rate: 21 }],
  });
});

const cases: [what: string, parts: Parts, line: object, note: RegExp | undefined][] = [
  ['an hour by its Czech name', { lines: foreignLine({ unit: 'hod' }) }, { unit: 'hour' }, undefined],
  ['a unit of their own', { lines: foreignLine({ unit: 'balení' }) }, { unit: 'piece' }, /“balení”/],
  [
    'a negative price',
    {
      lines: foreignLine({ quantity: '2', price: '-500', net: '-1000' }),
      totals: foreignTotal('-1000', '-1210'),
    },
    { quantity: -2, unitPrice: 500 },
    undefined,
  ],
  [
    'a price with more decimals than fit',
    { lines: foreignLine({ quantity: '3', price: '333.333333', net: '1000' }) },
    { quantity: 3, unitPrice: 333.3333 },
    undefined,
  ],
  [
    'an amount that is not quantity × price',
    { lines: foreignLine({ quantity: '7000', price: '0.142857', net: '1000' }) },
    { quantity: 1, unitPrice: 1000 },
    /Line 1: quantity × price/,
  ],
  [
    'a line that only says something',
    { lines: foreignLine({ quantity: '0', price: '0', net: '0' }) + foreignLine() },
    { unitPrice: 500 },
    /Line 1 has no amount/,
  ],
  [
    'a rate of another country',
    { lines: foreignLine().replace('>21<', '>23<'), totals: foreignTotal('1000', '1000') },
    { rate: 0 },
    /23 % isn’t a Czech VAT rate/,
  ],
  [
    'a discount',
    {
      lines: foreignLine({ net: '900' }).replace(
        '<UnitPrice>',
        '<LineExtensionAmountBeforeDiscount>1000</LineExtensionAmountBeforeDiscount><UnitPrice>',
      ),
      totals: foreignTotal('900', '1089'),
    },
    { unitPrice: 500, discountPercent: 10 },
    undefined,
  ],
  [
    'a description that is too long',
    { lines: foreignLine().replace('Práce', 'ř'.repeat(5_000)) },
    { description: `${'ř'.repeat(999)}…` },
    /too long/,
  ],
];

test.each(cases)('%s', (_, parts, line, note) => {
  const { invoice, notes } = opened(parts);
  expect(invoice.lines[0]).toMatchObject(line);
  expect(notes).toEqual(note ? [expect.stringMatching(note)] : []);
});

const foreignCurrency =
  '<LocalCurrencyCode>CZK</LocalCurrencyCode><ForeignCurrencyCode>EUR</ForeignCurrencyCode><CurrRate>24.5</CurrRate><RefCurrRate>1</RefCurrRate>';

test('in another currency the price is that of the amount in it', () => {
  const { invoice } = opened({
    head: foreignCurrency,
    lines: foreignLine({ price: '490', net: '980' }).replace(
      '<LineExtensionAmount>',
      '<LineExtensionAmountCurr>40</LineExtensionAmountCurr><LineExtensionAmount>',
    ),
  });
  expect(invoice).toMatchObject({
    currency: 'EUR',
    exchange: { rate: 24.5, units: 1, date: '2026-03-01' },
    lines: [{ quantity: 2, unitPrice: 20 }],
  });
});

describe('what is said', () => {
  test.each<[string, Parts, RegExp]>([
    ['sums that differ', { totals: foreignTotal('1000', '1211') }, /The total was 1211\.00 CZK .* 1210\.00/],
    [
      'several ways to pay',
      { payment: '<Payment><PaymentMeansCode>10</PaymentMeansCode></Payment><Payment/>' },
      /several ways/,
    ],
    [
      'another way to pay',
      { payment: '<Payment><PaymentMeansCode>49</PaymentMeansCode></Payment>' },
      /transfer/,
    ],
    [
      'orders and a signature',
      { more: '<OrderReferences/><Signature/>' },
      /orders, the electronic signature/,
    ],
    [
      'a country that is none',
      { customer: foreignParty('45274649', 'X').replace('>CZ<', '>ČR<') },
      /country of the customer/,
    ],
  ])('%s', (_, parts, note) => expect(opened(parts).notes[0]).toMatch(note));
});

test('a customer abroad without tax is opened as one who owes it, to be checked', () => {
  const customer = foreignParty('', 'Beispiel GmbH').replace('>CZ<', '>DE<');
  const { invoice, notes } = opened({
    customer: customer.replace(
      '</PostalAddress>',
      '</PostalAddress><PartyTaxScheme><CompanyID>DE123456788</CompanyID></PartyTaxScheme>',
    ),
    lines: foreignLine().replace('>21<', '>0<'),
    taxes:
      '<TaxSubTotal><TaxCategory><Percent>0</Percent></TaxCategory></TaxSubTotal><TaxAmount>0</TaxAmount>',
    totals: foreignTotal('1000', '1000'),
  });
  expect(invoice).toMatchObject({ supply: 'euReverseCharge', customer: { kind: 'business', country: 'DE' } });
  expect(notes).toEqual([expect.stringContaining('check who owes it')]);
});

test('a file that gives no sums and no way to pay opens, and none is compared', () => {
  const { invoice, notes } = opened({ totals: ' ', payment: ' ', taxes: ' ' });
  expect(invoice).toMatchObject({ dueDate: '2026-03-02', payment: { method: 'transfer', account: '' } });
  expect(notes).toEqual([]);
});

test('without the IČO of the supplier there is no invoice, and the message says so', () => {
  const text = foreignIsdocText().replace('<ID>27082440</ID>', '<ID/>');
  expect(openIsdoc(text)).toEqual({ ok: false, error: expect.stringContaining('supplier.ico') });
});
