import { expect, test } from 'vitest';
import { officialRules } from '../../../../../../../tests/support/invoice/official-rules.ts';
import { duplicateOf } from '../model/derived-invoices.ts';
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
