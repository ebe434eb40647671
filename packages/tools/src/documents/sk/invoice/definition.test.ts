import { expect, test } from 'vitest';
import { decodeBySquare } from '../../../../../../tests/support/invoice/decode-by-square.ts';
import { invoice as definition } from './definition.ts';
import { readInvoice } from './files.ts';
import type { Invoice } from './invoice-form.ts';
import { lint, mendInvoice } from './linter.ts';
import { paymentCode } from './payment-code.ts';
import { totalsOf } from './totals.ts';
import { clausesOf, titleOf } from './wording.ts';

const today = '2026-11-23';
const read = readInvoice(definition.sample(today));
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const sample: Invoice = read.value;
const changed = (change: Partial<Invoice>): Invoice => ({ ...sample, ...change });
const finding = (invoice: Invoice, rule: string, day = today) =>
  lint(invoice, day).find((one) => one.rule === rule);

test('the tax of each rate is counted once from its base, to cents', () => {
  expect(totalsOf(sample)).toMatchObject({
    rates: [
      { rate: 23, base: '540.00', vat: '124.20', total: '664.20' },
      { rate: 5, base: '59.70', vat: '2.99', total: '62.69' },
    ],
    total: '726.89',
    payable: '726.89',
    rounding: '0.00',
  });
});

test.each([
  [0.01, '0.05'],
  [0.02, '0.05'],
  [0.03, '0.05'],
  [0.07, '0.05'],
  [0.08, '0.10'],
  [10.12, '10.10'],
  [10.13, '10.15'],
  [10.15, '10.15'],
  [10.18, '10.20'],
])('%f in cash is %s, and to the cent by transfer', (unitPrice, payable) => {
  const [line] = sample.lines;
  if (!line) throw new Error('The sample has no line');
  const paid = (method: Invoice['payment']['method']) =>
    totalsOf(
      changed({
        regime: 'nonPayer',
        lines: [{ ...line, quantity: 1, unitPrice }],
        payment: { ...sample.payment, method },
      }),
    );
  expect(paid('cash').payable).toBe(payable);
  expect(paid('transfer').payable).toBe(unitPrice.toFixed(2));
});

test('its PAY by square code says the payment, read by a decoder of its own', () => {
  const code = paymentCode(sample);
  if (!code.ok) throw new Error(code.error);
  expect(code.value.kind).toBe('bySquare');
  const fields = decodeBySquare(code.value.text);
  const [number, count, option, amount, currency, due, variableSymbol] = fields;
  expect([number, count, option]).toEqual(['2026001', '1', '1']);
  expect([Number(amount), currency, due, variableSymbol]).toEqual([726.89, 'EUR', '20261207', '2026001']);
  expect(fields).toContain('SK3112000000198742637541');
  expect(fields).toContain('Faktura 2026001');
  expect(fields).toContain('Vendula Vzorova (invented)');
});

test('the decoder reads the published code of the standard', () => {
  const published =
    '0004I0006UC5LT8E21H3IC1K9R40P82GJL22NTU0586BBEOEKDMQSVUUBAOP1C0FFE14UJA1F1LJMV0FONE35J05TRC77FTIMV87NKNANNOFJB684000';
  expect(decodeBySquare(published)).toEqual(
    expect.arrayContaining(['2015001', '25.3', 'EUR', 'SK4523585719461382368397', 'John Doe']),
  );
});

test('an account elsewhere gets the code of the euro area, a credit note and cash none', () => {
  const at = (payment: Partial<Invoice['payment']>) =>
    paymentCode(changed({ payment: { ...sample.payment, ...payment } }));
  expect(at({ iban: 'DE89370400440532013000' })).toMatchObject({ ok: true, value: { kind: 'epc' } });
  expect(at({ method: 'cash' }).ok).toBe(false);
  expect(paymentCode(changed({ kind: 'creditNote' })).ok).toBe(false);
});

const german: Invoice['customer'] = {
  ...sample.customer,
  name: 'Beispiel GmbH (invented)',
  city: 'Berlin',
  country: 'DE',
  ico: '',
  icDph: 'DE123456788',
};

test.each([
  ['a number that is missing', changed({ number: '' }), 'number', 'missing'],
  ['a company number with a wrong check digit', withSupplier({ ico: '12345678' }), 'supplier.ico', 'wrong'],
  ['a DIČ with its letters', withSupplier({ dic: 'SK2020000004' }), 'supplier.dic', 'wrong'],
  ['a payer without IČ DPH', withSupplier({ icDph: '' }), 'supplier.icDph', 'missing'],
  ['a non-payer with an IČ DPH', changed({ regime: 'nonPayer' }), 'supplier.noIcDph', 'wrong'],
  ['no entry in a register', withSupplier({ register: '' }), 'supplier.register', 'missing'],
  ['an invoice that is late', changed({ taxDate: '2026-11-01' }), 'issuedInTime', 'wrong'],
  ['tax on a service to a German business', changed({ customer: german }), 'supply.place', 'wrong'],
  [
    'a non-payer who serves a German business',
    changed({ customer: german, regime: 'nonPayer' }),
    'regime.registered',
    'wrong',
  ],
  [
    'a customer who owes the tax and has no number',
    changed({ customer: { ...german, icDph: '' }, supply: 'euReverseCharge' }),
    'customer.icDph',
    'missing',
  ],
  [
    'a wrong IBAN',
    changed({ payment: { ...sample.payment, iban: 'SK3112000000198742637542' } }),
    'payment.iban',
    'wrong',
  ],
  ['a credit note of nothing', changed({ kind: 'creditNote' }), 'creditNote.original', 'missing'],
])('%s is found, with its section', (_what, invoice, rule, state) => {
  expect(finding(invoice, rule)).toMatchObject({ state, section: expect.stringMatching(/^(§|Pay)/) });
  expect(lint(sample, today).filter((one) => one.state !== 'right')).toEqual([]);
});

function withSupplier(change: Partial<Invoice['supplier']>): Invoice {
  return changed({ supplier: { ...sample.supplier, ...change } });
}

test('every mend makes its rule right, or drops it', () => {
  const broken = [
    changed({ number: '', dueDate: '', payment: { ...sample.payment, variableSymbol: '', bic: 'X' } }),
    withSupplier({ ico: '1234567 9'.replace(' ', ''), dic: 'SK2020000004', icDph: '2020000004' }),
    changed({ customer: german }),
    changed({ customer: german, regime: 'nonPayer' }),
  ];
  for (const invoice of broken)
    for (const { rule, mend } of lint(invoice, today).filter((one) => one.mend)) {
      const mended = mendInvoice(invoice, rule, today);
      expect(mend && mended && (finding(mended, rule)?.state ?? 'right'), rule).toBe('right');
    }
});

test('the obligation of structured invoices is said with its day, to payers who invoice businesses at home', () => {
  expect(finding(sample, 'electronic')).toMatchObject({ state: 'right', act: '385/2025 Z. z.' });
  const next = changed({ issueDate: '2027-01-04', taxDate: '2027-01-04' });
  expect(finding(next, 'electronic', '2027-01-04')).toMatchObject({
    state: 'missing',
    says: expect.stringContaining('1 January 2027'),
  });
  const toPerson = changed({ customer: { ...sample.customer, kind: 'person' } });
  for (const other of [toPerson, changed({ regime: 'nonPayer' }), changed({ supply: 'exempt' })])
    expect(finding(other, 'electronic')).toBeUndefined();
});

test.each([
  [{ regime: 'nonPayer' }, /^Dodávateľ nie je platiteľom DPH\.$/],
  [{ customer: german, supply: 'euReverseCharge' }, /^Prenesenie daňovej povinnosti/],
  [{ supply: 'domesticReverseCharge' }, /§ 69 ods\. 12/],
  [{ supply: 'exempt', exemption: '§ 31' }, /^Dodanie je oslobodené od dane: § 31\.$/],
] as const)('the words of the law for %o stand on it, in both languages', (change, words) => {
  const [clause] = clausesOf(changed(change as Partial<Invoice>));
  expect(clause?.text).toMatch(words);
  expect(clause?.english).toMatch(/^[A-Z]/);
});

test('a document in one language has no words of the other', () => {
  expect(titleOf(changed({ language: 'en' }))).toEqual({ text: 'Invoice', english: '' });
  expect(JSON.stringify(definition.view(changed({ language: 'en', customer: german })))).not.toMatch(
    /Dodávateľ|Odberateľ|Nemecko/,
  );
  expect(JSON.stringify(definition.view(changed({ language: 'sk', customer: german })))).not.toMatch(
    /Supplier|Customer|Germany/,
  );
});

test('who charges no tax is asked for no rate, and one that a program sends is told and refused', () => {
  const given = (lines: object) => ({
    ...sample,
    regime: 'nonPayer',
    lines: [{ ...sample.lines[0], ...lines }],
  });
  const reading = readInvoice(given({ rate: 23 }));
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  expect(reading.value.lines[0]?.rate).toBe(0);
  expect(definition.leftOut?.(given({ rate: 23 }), reading.value)).toMatchObject({ field: 'lines.0.rate' });
  expect(definition.leftOut?.(given({ rate: undefined }), reading.value)).toBeUndefined();
  expect(definition.leftOut?.(sample, sample)).toBeUndefined();
  const stated = (body: unknown) =>
    definition.check(reading.value, today, body).find(({ rule }) => rule === 'tax.stated');
  expect(stated(given({ rate: 23 }))).toMatchObject({
    state: 'wrong',
    says: 'You charge no tax at home, but a line says 23 % of tax: if you write a tax on a document, you owe it',
  });
  expect(stated(given({ rate: 0 }))).toBeUndefined();
});

test('what is taxed at home again has the standard rate', () => {
  const reversed = changed({
    supply: 'euReverseCharge',
    lines: sample.lines.map((line) => ({ ...line, rate: 0 })),
  });
  expect(mendInvoice(reversed, 'supply.place', today)?.lines.map(({ rate }) => rate)).toEqual([23, 23]);
});

test.each([
  [{ exemption: '§ 66 zákona č. 222/2004 Z. z.' }, 'Jednotková cena', 'Suma'],
  [{ note: 'Úprava zdaňovania prirážky – použitý tovar' }, 'Jednotková cena', 'Suma'],
  [{ exemption: '§ 31 zákona č. 222/2004 Z. z.' }, 'Jednotková cena bez DPH', 'Suma bez DPH'],
])('a price in the margin scheme is not headed as one without tax: %#', (change, price, amount) => {
  const { view } = Object(
    definition.view(changed({ supply: 'exempt', exemption: '', language: 'sk', ...change })),
  );
  const heads = view.lines.columns.map(({ text }: { text: string }) => text);
  expect([heads[3], heads.at(-1)]).toEqual([price, amount]);
});
