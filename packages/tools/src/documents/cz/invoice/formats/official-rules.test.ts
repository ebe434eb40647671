import { expect, test } from 'vitest';
import { officialRules, officialSums } from '../../../../../../../tests/support/invoice/official-rules.ts';
import {
  creditNoteOf,
  duplicateOf,
  invoiceFromPayment,
  paymentDocumentOf,
} from '../model/derived-invoices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { sampleOf } from '../model/sample.ts';
import { writeFacturX } from './factur-x.ts';

const today = '2026-11-21';
const faultsOf = officialRules();
const written = (invoice: Invoice): string => {
  const xml = writeFacturX(invoice);
  if (!xml.ok) throw new Error(xml.error);
  return xml.value;
};
/** Two rates, discounts of a line and of the whole, another currency, paid in part. */
const payer: Invoice = {
  ...duplicateOf(sampleOf('payer', today), { number: '2026/7', today }),
  discount: { kind: 'percent', value: 7.5 },
  currency: 'EUR',
  exchange: { rate: 24.315, units: 1, date: today },
  paid: 100,
};

const next = (number: string) => ({ number, today });
const proforma: Invoice = {
  ...sampleOf('payer', today),
  kind: 'proforma',
  number: 'Z1-2026001',
  taxDate: '',
};
/** What a payer owes for an advance (386), and the invoice that settles it. */
const payment = paymentDocumentOf(proforma, next('P3-2026001'));
const settlement = invoiceFromPayment(payment, next('2026005'));
/** Of a supply that comes to more than the advance. */
const withRest: Invoice = {
  ...settlement,
  lines: [...settlement.lines, ...sampleOf('payer', today).lines],
};

test.each([
  ['a tax document for a payment received', payment],
  ['an invoice that settles all of an advance', settlement],
  ['an invoice that settles a part', withRest],
  ['a credit note', creditNoteOf(sampleOf('payer', today), { ...next('D2-2026001'), reason: 'Wrong price' })],
])(
  'Factur-X of %s keeps to the official rules of EN 16931',
  (_, invoice) => expect(faultsOf(written(invoice))).toEqual([]),
  120_000,
);

test.each([
  ['a payer, two rates, discounts, euros, paid in part', payer],
  ['a reverse charge in the EU', sampleOf('identifiedPerson', today)],
])('Factur-X of %s keeps to the official rules of EN 16931', (_, invoice) =>
  expect(faultsOf(written(invoice))).toEqual([]),
);

test('a total that is not the sum of its parts breaks them', () => {
  const broken = written(payer).replace(/<ram:GrandTotalAmount>[^<]+/, '<ram:GrandTotalAmount>1.00');
  expect(faultsOf(broken).map((fault) => fault.split(':')[0])).toContain('BR-CO-15');
});

test.each([
  ['BR-S-08', payer],
  ['BR-O-08', sampleOf('nonPayer', today)],
])('a base that is a hundredth off breaks %s', (rule, invoice) => {
  const sumFaultsOf = officialSums();
  const xml = written(invoice);
  expect(sumFaultsOf(xml)).toEqual([]);
  const off = xml.replace(
    /(<ram:CalculatedAmount>.*?<ram:BasisAmount>)([^<]+)/s,
    (_, before: string, base: string) => before + (Number(base) + 0.01).toFixed(2),
  );
  expect(sumFaultsOf(off).map((fault) => fault.split(':')[0])).toContain(rule);
});
