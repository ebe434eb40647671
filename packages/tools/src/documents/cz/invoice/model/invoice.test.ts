import { expect, test } from 'vitest';
import { jsonSchema } from '../../../../form/json-schema.ts';
import { regimes } from './choices.ts';
import { readInvoice } from './invoice.ts';
import { invoiceForm } from './invoice-form.ts';
import { blankInvoice, sampleOf } from './sample.ts';

const today = '2026-11-21';
const payer = sampleOf('payer', today);
const [first] = payer.lines;

/** The sample with one thing changed, by its path. */
function given(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(payer);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let node = copy as Record<string, unknown>;
  for (const name of names) node = node[name] as Record<string, unknown>;
  node[last] = value;
  return copy;
}
const faults = (path: string, value: unknown) => {
  const read = readInvoice(given(path, value));
  return read.ok ? [] : read.faults.map(({ field, message }) => `${field}: ${message}`);
};

test.each(regimes)('the sample of a %s is taken as it is', (regime) => {
  const sample = sampleOf(regime, today);
  expect(readInvoice(sample)).toEqual({ ok: true, value: sample });
});

test('little has to be given: the rest has a default', () => {
  const read = readInvoice({
    regime: 'nonPayer',
    number: '1',
    issueDate: today,
    dueDate: today,
    supplier: { name: 'A', ico: '12345679' },
    customer: { name: 'B' },
    payment: {},
    lines: [{ description: 'Work', unitPrice: 100 }],
  });
  expect(read.ok && read.value).toMatchObject({
    kind: 'invoice',
    supply: 'domestic',
    currency: 'CZK',
    lines: [{ quantity: 1, unit: 'piece', rate: 0 }],
    customer: { country: 'CZ', kind: 'business' },
  });
});

test.each([
  ['number', ' ', 'number: Enter the invoice number'],
  ['number', 'x'.repeat(41), 'number: Invoice number: use at most 40 characters'],
  ['issueDate', '2026-02-30', 'issueDate: Date of issue: enter a real date, such as 31/01/2026'],
  ['issueDate', '', 'issueDate: Enter the date of issue'],
  ['taxDate', '21.11.2026', 'taxDate: Date of supply: enter a real date, such as 31/01/2026'],
  ['supplier.ico', '', 'supplier.ico: Enter your IČO'],
  [
    'supplier.name',
    'A\u0000B',
    'supplier.name: Your name or company: use no control characters or line breaks',
  ],
  ['supplier.name', 'A\nB', 'supplier.name: Your name or company: use no control characters or line breaks'],
  [
    'supplier.name',
    '\uD800',
    'supplier.name: Your name or company: use no control characters or line breaks',
  ],
  ['supplier.country', 'XX', 'supplier.country: Choose a country by its two letters'],
  ['supplier.email', 'nobody', 'supplier.email: E-mail: enter an address, such as name@example.com'],
  ['customer.name', '', 'customer.name: Enter the name of your customer'],
  ['currency', 'XXX', 'currency: Choose a currency'],
  ['note', '\u0007', 'note: Note: use no control characters'],
  ['lines', [], 'lines: Add a line'],
  ['lines', Array(501).fill(first), 'lines: At most 500 lines at a time'],
  ['lines.0.description', '', 'lines.0.description: Enter what the line is for'],
  [
    'lines.0.description',
    'x'.repeat(5_000),
    'lines.0.description: What it’s for: use at most 1 000 characters',
  ],
  ['lines.1.quantity', 0, 'lines.1.quantity: Quantity must not be zero'],
  ['lines.1.quantity', 0.00001, 'lines.1.quantity: Quantity: use at most 4 decimals'],
  ['lines.1.unitPrice', '5', 'lines.1.unitPrice: Price: enter a number'],
  ['lines.1.unitPrice', 1_000_000_001, 'lines.1.unitPrice: Price: enter a number from 0 to 1 000 000 000'],
  ['lines.1.unitPrice', 1_000_000_000, 'lines.1.unitPrice: Quantity × price: enter 1 000 000 000 or less'],
  ['lines.0.rate', 19, 'lines.0.rate: Choose a rate: 0, 10, 12, 15, 21 %'],
  ['discount', { kind: 'percent', value: 101 }, 'discount.value: Discount: enter 100 % or less'],
  [
    'discount',
    { kind: 'amount', value: 8_000 },
    'discount.value: Discount: enter no more than the lines add up to',
  ],
  ['paid', -1, 'paid: Already paid: enter a number from 0 to 1 000 000 000'],
  [
    'exchange',
    { rate: 0, date: today },
    'exchange.rate: Exchange rate: enter a number from 0.000001 to 1 000 000',
  ],
  ['colour', 'red', 'colour: This field is not known'],
  ['supplier.colour', 'red', 'supplier.colour: This field is not known'],
])('%s %j is refused at its field', (path, value, message) => expect(faults(path, value)).toEqual([message]));

test.each([null, undefined, 'text', 5, []])('%j is no invoice', (value) => {
  const read = readInvoice(value);
  expect(read.ok ? [] : read.faults).toEqual([
    expect.objectContaining({ field: 'body', message: 'Send an object with the invoice' }),
  ]);
});

test('who invoices is asked for in words', () => {
  expect(faults('supplier', null)).toEqual(['supplier: Enter your name and address']);
});

test('texts are trimmed, codes lose their spaces, lines have one kind of end', () => {
  const read = readInvoice({
    ...payer,
    note: ' a\r\nb ',
    payment: { ...payer.payment, iban: 'cz35 0710 0000 1900 0012 3457' },
  });
  expect(read.ok && [read.value.note, read.value.payment.iban]).toEqual(['a\nb', 'CZ3507100000190000123457']);
});

test('a rate has no place where no tax is charged, nor an exchange rate in crowns', () => {
  const read = readInvoice({ ...payer, regime: 'nonPayer', exchange: { rate: 24, date: today } });
  expect(read.ok && read.value.lines.map(({ rate }) => rate)).toEqual([0, 0]);
  expect(read.ok && read.value.exchange).toBeUndefined();
});

test('a simplified document needs no customer, a long invoice is taken', () => {
  const simplified = sampleOf('simplified', today);
  expect(readInvoice({ ...simplified, customer: {} }).ok).toBe(true);
  expect(
    readInvoice({ ...payer, lines: Array(500).fill({ ...first, description: 'x'.repeat(1_000) }) }).ok,
  ).toBe(true);
});

test('an untouched form is a draft, not an invoice', () => {
  const read = readInvoice(blankInvoice('payer', today));
  expect(read.ok ? [] : read.faults.map(({ field }) => field)).toEqual([
    'supplier.name',
    'supplier.ico',
    'customer.name',
    'lines.0.description',
  ]);
});

test('the API describes it by the same schema', () => {
  const schema = jsonSchema(invoiceForm.fields);
  expect(schema.required).toEqual(expect.arrayContaining(['regime', 'number', 'issueDate', 'lines']));
  expect(schema.required).not.toContain('note');
});

test('no discount is fine even where more is returned than sold', () => {
  const lines = [{ description: 'Returned', quantity: -1, unitPrice: 100 }];
  const given = { ...sampleOf('payer', '2026-11-21'), lines };
  expect(readInvoice({ ...given, discount: { kind: 'amount', value: 0 } }).ok).toBe(true);
  expect(readInvoice({ ...given, discount: { kind: 'amount', value: 1 } }).ok).toBe(false);
});

test('a payment code is on the document only when it is asked for', () => {
  const { qr: _, ...given } = sampleOf('payer', '2026-11-21');
  expect(readInvoice(given)).toMatchObject({ ok: true, value: { qr: false } });
});
