import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInvoice } from '../../../../../../../tests/support/invoice/arbitrary-invoice.ts';
import type { FieldTexts } from '../../../../form/field-texts.ts';
import { lint } from '../law/linter.ts';
import { ratesTable } from '../law/rates.ts';
import { filledIn, updateDependentFields } from './dependent-fields.ts';
import { readInvoice } from './invoice.ts';
import type { Invoice } from './invoice-form.ts';
import { answersFromTexts, readableAt, textsFromInvoice } from './invoice-texts.ts';
import { invoiceWithPlaceholders } from './invoice-with-placeholders.ts';
import { blankInvoice, sampleOf } from './sample.ts';

const today = '2026-11-21';
const entered = updateDependentFields(ratesTable());
const blank = textsFromInvoice(blankInvoice('nonPayer', today));
const faultsOf = (typed: FieldTexts) => {
  const read = readInvoice(answersFromTexts(typed));
  return read.ok ? [] : read.faults.map(({ field }) => field);
};

/** Without what has no field on the page for such a document. */
const shownOf = ({ vatCheck, ...invoice }: Invoice): Invoice => {
  const person = invoice.customer.kind === 'person';
  return {
    ...invoice,
    ...(vatCheck && !person ? { vatCheck } : {}),
    taxDate: invoice.kind === 'proforma' ? '' : invoice.taxDate,
    reason: invoice.kind === 'creditNote' ? invoice.reason : '',
    customer: { ...invoice.customer, ...(person ? { ico: '', vatNumber: '' } : {}) },
  };
};

test('an invoice comes back from its form as it was', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      expect(readInvoice(answersFromTexts(textsFromInvoice(invoice)))).toEqual({
        ok: true,
        value: shownOf(invoice),
      });
    }),
  );
});

test('a form that was left as it is reads the same', () => {
  const typed = textsFromInvoice(sampleOf('identifiedPerson', today));
  for (const [path, text] of Object.entries(typed))
    expect([path, readableAt(path, text)]).toEqual([path, text]);
});

describe('people write', () => {
  test.each([
    ['lines.0.unitPrice', '1 250,50', 1250.5],
    ['lines.0.unitPrice', '1,250.50', 1250.5],
    ['lines.0.unitPrice', '40.000 Kč', 40_000],
    ['lines.0.unitPrice', '0,125', 0.125],
    ['lines.0.quantity', '7,5', 7.5],
    ['lines.0.quantity', '1.1250', 1.125],
    ['lines.0.quantity', '-1', -1],
    ['lines.0.unitPrice', '€ 60', 60],
    ['lines.0.unitPrice', '60,50 €', 60.5],
    ['lines.0.unitPrice', 'a lot', 'a lot'],
  ])('%s as %s', (path, text, value) => {
    expect(answersFromTexts({ [path]: text })).toMatchObject({
      lines: [{ [path.split('.')[2] ?? '']: value }],
    });
  });
  test.each([
    ['31. 1. 2027', '2027-01-31'],
    ['1/2/2027', '2027-02-01'],
    ['5/1/27', '2027-01-05'],
    ['30/02/2026', '2026-02-30'],
  ])('a day as %s', (text, day) =>
    expect(answersFromTexts({ issueDate: text })).toMatchObject({ issueDate: day }),
  );
});

test('a form is not taken for anything else', () => {
  const hostile = {
    '__proto__.x': '1',
    'constructor.prototype.x': '1',
    'lines.999999999.unit': 'hour',
    'a.b.c.d': '1',
    'lines.length': 'abc',
  };
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect(Object.hasOwn(Object, 'x')).toBe(false);
  expect(answersFromTexts({ 'lines.2.quantity': '2' })).toMatchObject({ lines: [{}, {}, { quantity: 2 }] });
  // The first line is there anyway; one that was added and not touched is none.
  const added = { 'lines.0.quantity': '1', 'lines.1.quantity': '1', 'lines.1.discountPercent': '0' };
  expect(answersFromTexts(added)).toMatchObject({ lines: [{ quantity: 1 }] });
  expect(answersFromTexts(hostile)).toEqual({ supplier: {}, customer: {}, payment: {} });
});

test('what has no field on the page is not on the document', () => {
  const credit = { ...textsFromInvoice(sampleOf('payer', today)), reason: 'Wrong price' };
  expect(answersFromTexts(credit)).not.toHaveProperty('reason');
  expect(answersFromTexts({ ...credit, kind: 'creditNote' })).toHaveProperty('reason', 'Wrong price');
  const person = { ...credit, 'customer.kind': 'person', 'vatCheck.checkedAt': '2026-11-21T10:32:00Z' };
  expect(answersFromTexts(person).customer).not.toHaveProperty('vatNumber');
  expect(answersFromTexts(person)).not.toHaveProperty('vatCheck');
});

test('parts that mean nothing yet are left out', () => {
  expect(
    faultsOf({
      ...textsFromInvoice(sampleOf('payer', today)),
      'exchange.date': '',
      'original.issueDate': '',
    }),
  ).toEqual([]);
  expect(
    faultsOf({ ...textsFromInvoice(sampleOf('payer', today)), currency: 'EUR', 'exchange.rate': 'x' }),
  ).toContain('exchange.rate');
});

test('an emptied quantity is a fault, not one', () => {
  const typed = textsFromInvoice(sampleOf('payer', today));
  expect(faultsOf({ ...typed, 'lines.0.quantity': '' })).toEqual(['lines.0.quantity']);
});

describe('a document that is not finished', () => {
  test('of nothing at all is drawn, and the linter says what is missing', () => {
    const { drawn, draft } = invoiceWithPlaceholders(answersFromTexts(blank), today);
    expect(readInvoice(drawn).ok).toBe(true);
    expect(drawn.supplier.name).toBe('…');
    expect(draft.supplier.name).toBe('');
    const { findings } = lint(draft, today);
    expect(findings.find(({ rule }) => rule === 'supplier.ico')?.state).toBe('missing');
  });
  test.each<[string, FieldTexts]>([
    ['30 February', { issueDate: '30/02/2026' }],
    ['a price of words', { 'lines.0.unitPrice': 'a lot' }],
    ['a discount above everything', { 'discount.kind': 'amount', 'discount.value': '5 000 000' }],
    ['an exchange rate of words', { currency: 'EUR', 'exchange.rate': 'x' }],
    ['a country that is none', { 'customer.country': 'XX' }],
    ['a line too long', { 'lines.0.description': 'x'.repeat(5_000) }],
    ['a control character', { 'supplier.name': 'a\u0000b' }],
    ['10^9 times 10^6', { 'lines.0.unitPrice': '1000000000', 'lines.0.quantity': '1000000' }],
  ])('with %s is drawn all the same', (_, wrong) => {
    const typed = { ...textsFromInvoice(sampleOf('payer', today)), ...wrong };
    expect(faultsOf(typed)).not.toEqual([]);
    const { drawn } = invoiceWithPlaceholders(answersFromTexts(typed), today);
    expect(readInvoice(drawn)).toEqual({ ok: true, value: drawn });
    expect(drawn.customer.name).toBe('Příklad s.r.o. (invented)');
  });
  test.each([[null], [42], ['x'], [[]], [{ lines: 7, supplier: 'x' }]])(
    '%j is drawn all the same',
    (given) => {
      expect(readInvoice(invoiceWithPlaceholders(given, today).drawn).ok).toBe(true);
    },
  );
});

describe('what follows', () => {
  const form = textsFromInvoice(sampleOf('payer', today));
  test('from a number: the variable symbol, unless it is one of its own', () => {
    expect(entered(form, 'number', '2026-002')['payment.variableSymbol']).toBe('2026002');
    const own = { ...form, 'payment.variableSymbol': '77' };
    expect(entered(own, 'number', '2026-002')['payment.variableSymbol']).toBe('77');
  });
  test('from a day of issue: the supply of that day, and as many days to pay', () => {
    const moved = entered(form, 'issueDate', '01/12/2026');
    expect([moved.taxDate, moved.dueDate]).toEqual(['01/12/2026', '15/12/2026']);
    expect(entered(form, 'issueDate', '1/1')).toMatchObject({ dueDate: form.dueDate });
    expect(entered({ ...form, taxDate: '10/11/2026' }, 'issueDate', '01/12/2026').taxDate).toBe('10/11/2026');
  });
  test('from a day of issue that is typed key by key, or pasted after that', () => {
    const keys = Array.from('10/01/2027', (_, at) => '10/01/2027'.slice(0, at + 1));
    const typed = keys.reduce((now, text) => entered(now, 'issueDate', text), form);
    expect(typed).toMatchObject({ taxDate: '10/01/2027', dueDate: '24/01/2027' });
    expect(entered(typed, 'issueDate', '11/01/2027')).toMatchObject({
      taxDate: '11/01/2027',
      dueDate: '25/01/2027',
    });
    expect(faultsOf(entered(form, 'issueDate', '10/'))).toEqual(['issueDate']);
  });
  test('from an account: its IBAN', () => {
    expect(entered(blank, 'payment.account', '19-123457/0710')['payment.iban']).toBe(
      'CZ3507100000190000123457',
    );
    const typing = ['1', '12', '123/', '123/0100'].reduce(
      (now, text) => entered(now, 'payment.account', text),
      blank,
    );
    expect(typing['payment.iban']).toBe('CZ7801000000000000000123');
    const own = { ...form, 'payment.iban': 'SK3112000000198742637541' };
    expect(entered(own, 'payment.account', '123/0100')['payment.iban']).toBe(own['payment.iban']);
  });
  test('from the customer: how the supply is taxed', () => {
    expect(entered(form, 'customer.country', 'DE').supply).toBe('euReverseCharge');
    expect(filledIn(entered, form, { 'customer.country': 'DE', 'customer.kind': 'person' }).supply).toBe(
      'domestic',
    );
    expect(entered(form, 'customer.country', 'US').supply).toBe('outsideEu');
  });
  test('from becoming a payer: the standard rate and a day of supply', () => {
    const payer = entered(blank, 'regime', 'payer');
    expect([payer['lines.0.rate'], payer.taxDate]).toEqual(['21', '21/11/2026']);
    expect(entered({ ...form, 'lines.0.rate': '12' }, 'regime', 'simplified')['lines.0.rate']).toBe('12');
  });
  test('from your name: who issued it', () => {
    expect(entered(blank, 'supplier.name', 'Ana Sample').issuedBy).toBe('Ana Sample');
    expect(entered({ ...form, issuedBy: 'The office' }, 'supplier.name', 'Ana').issuedBy).toBe('The office');
  });
});
