import { expect, test } from 'vitest';
import { inOneLine, type Wording } from '../../../invoice/wording.ts';
import { kinds, regimes } from '../model/choices.ts';
import { duplicateOf } from '../model/derived-invoices.ts';
import { readInvoice } from '../model/invoice.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { sampleOf } from '../model/sample.ts';
import { totalsOf } from '../model/totals.ts';
import type { VatCheck } from '../model/vat-check.ts';
import { lightCode } from '../payment/payment-codes.ts';
import { readIsdoc } from '../reading/read-isdoc.ts';
import { writeFacturX } from './factur-x.ts';
import { type InvoiceView, invoiceViewOf } from './invoice-view.ts';
import { writeIsdoc } from './isdoc.ts';
import { vatCheckWords } from './vat-check-words.ts';

const today = '2026-11-21';
const payer = sampleOf('payer', today);
const uuid = '6f1f0c5e-3b1c-4a52-9d0a-0123456789ab';
const isWording = (value: unknown): value is Wording =>
  typeof value === 'object' && value !== null && 'english' in value;

/** All words of a view, whatever they are for. */
const wordsOf = (value: unknown): Wording[] => {
  if (isWording(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
};
const said = (view: InvoiceView) => wordsOf(view);

test.each(regimes)('a %s in both languages says in Czech and in English what each says alone', (regime) => {
  for (const kind of kinds) {
    const sample: Invoice = { ...sampleOf(regime, today), kind };
    const [both, czech, english] = (['both', 'cs', 'en'] as const).map((language) =>
      said(invoiceViewOf({ ...sample, language })),
    );
    expect(both?.map(({ text }) => text)).toEqual(czech?.map(({ text }) => text));
    both?.forEach((one, at) => {
      const alone = english?.[at]?.text.replace(/ \((?:IČO|DIČ)\)$/, '') ?? '';
      expect(one.english || one.text).toBe(alone);
    });
    expect([...(czech ?? []), ...(english ?? [])].filter((one) => one.english)).toEqual([]);
  }
});

test('in both languages numbers and days are written the Czech way, the currency as a code, words side by side', () => {
  const view = invoiceViewOf({ ...sampleOf('identifiedPerson', today), language: 'both' });
  expect(view.customer.lines).toContain('Německo / Germany');
  expect(view.lines.rows[0]).toEqual([
    'Software development',
    '40',
    'hodin / hours',
    '45,50',
    '1\u00a0820,00',
  ]);
  expect(view.dates[0]).toEqual({
    label: { text: 'Datum vystavení', english: 'Date of issue' },
    value: '21.\u00a011.\u00a02026',
  });
  expect(view.payment.at(0)?.value).toBe('Bankovním převodem / Bank transfer');
  expect(invoiceViewOf({ ...payer, language: 'both' }).payable.value).toBe('9\u00a0140,74\u00a0CZK');
});

test('every format says the clauses of the law in both languages', () => {
  const both: Invoice = { ...sampleOf('identifiedPerson', today), language: 'both' };
  const facturX = writeFacturX(both);
  expect(facturX.ok && facturX.value).toContain('Daň odvede zákazník (reverse charge)');
  expect(facturX.ok && facturX.value).toContain('article 196 of directive 2006/112/EC.');
  const isdoc = writeIsdoc(both, { uuid });
  expect(isdoc.ok && readIsdoc(isdoc.value)).toMatchObject({ ok: true, value: { invoice: both } });
  const code = lightCode('spayd', { ...payer, language: 'both' }, totalsOf(payer));
  expect(code.ok && code.value).toContain('MSG:FAKTURA 2026001');
});

test('words that are the same in both languages are said once', () => {
  const iban = invoiceViewOf({ ...payer, language: 'both' }).payment.find(
    ({ label }) => label.text === 'IBAN',
  );
  expect(iban && inOneLine(iban.label)).toBe('IBAN');
});

test.each(['de', 'cs-CZ', '', null])('%j is no language of a document', (language) => {
  const read = readInvoice({ ...payer, language });
  expect(read).toMatchObject({
    ok: false,
    faults: [{ field: 'language', message: 'Choose English, Czech or both' }],
  });
});

const check: VatCheck = {
  vatNumber: 'DE123456788',
  registry: 'valid',
  source: 'VIES',
  checkedAt: '2026-11-21T10:32:07.000Z',
  consultationNumber: 'WAPIAAAAYtQbQ123',
  name: 'Beispiel GmbH',
  address: 'Musterstraße 5\n10115 Berlin',
};

test('evidence of a check says what was checked, where, when and what came of it', () => {
  expect(vatCheckWords(check, 'both')).toEqual({
    text: 'DIČ DE123456788 ověřeno v systému VIES 21.\u00a011.\u00a02026 10:32 UTC: platné. Číslo konzultace WAPIAAAAYtQbQ123. Zapsáno: Beispiel GmbH, Musterstraße 5, 10115 Berlin.',
    english:
      'VAT number DE123456788 checked in VIES on 21\u00a0November\u00a02026 10:32 UTC: valid. Consultation number WAPIAAAAYtQbQ123. Registered: Beispiel GmbH, Musterstraße 5, 10115 Berlin.',
  });
  const bare = { ...check, source: 'ARES', consultationNumber: '', name: '', address: '' } as const;
  expect(vatCheckWords({ ...bare, registry: 'invalid' }, 'en').text).toMatch(/ARES on .* UTC: not valid\.$/);
  expect(vatCheckWords({ ...bare, registry: 'unavailable' }, 'cs').text).toMatch(/registr neodpověděl\.$/);
});

test('evidence is kept by the file and not by the next invoice', () => {
  const invoice: Invoice = { ...sampleOf('identifiedPerson', today), vatCheck: check };
  expect(readInvoice(invoice)).toEqual({ ok: true, value: invoice });
  expect(invoiceViewOf(invoice).evidence?.text).toContain('WAPIAAAAYtQbQ123');
  const isdoc = writeIsdoc(invoice, { uuid });
  expect(isdoc.ok && readIsdoc(isdoc.value)).toMatchObject({ ok: true, value: { invoice } });
  expect(duplicateOf(invoice, { number: '2', today }).vatCheck).toBeUndefined();
});

test.each([
  [{ checkedAt: '21. 11. 2026' }, 'vatCheck.checkedAt'],
  [{ checkedAt: '2026-11-31T10:00:00Z' }, 'vatCheck.checkedAt'],
  [{ checkedAt: '2026-11-21T10:00:00+01:00' }, 'vatCheck.checkedAt'],
  [{ registry: 'notChecked' }, 'vatCheck.registry'],
  [{ source: 'ours' }, 'vatCheck.source'],
  [{ vatNumber: '' }, 'vatCheck.vatNumber'],
  [{ consultationNumber: 'x'.repeat(61) }, 'vatCheck.consultationNumber'],
  [{ address: 'x'.repeat(501) }, 'vatCheck.address'],
  [{ proof: 1 }, 'vatCheck.proof'],
])('evidence with %j is refused at its field', (change, field) => {
  const read = readInvoice({ ...payer, vatCheck: { ...check, ...change } });
  expect(!read.ok && read.faults.map((fault) => fault.field)).toEqual([field]);
});

test('a tax document for a payment puts forward what was received, and says nothing of an amount due', () => {
  const paid = sampleOf('payer', '2026-11-21');
  const document: Invoice = { ...paid, kind: 'paymentDocument', paid: Number(totalsOf(paid).total) };
  const view = invoiceViewOf(document);
  expect(inOneLine(view.payable.label)).toBe('Amount received');
  expect(view.payable.value).toBe('9,140.74\u00a0CZK');
  expect(JSON.stringify(view)).not.toMatch(/Amount due|Already paid/);
});

test('what is outside Czechia is said with its section, whoever buys it', () => {
  const house: Invoice = { ...sampleOf('payer', '2026-11-21'), supply: 'outsideEu', place: 'abroad' };
  for (const kind of ['business', 'person'] as const) {
    const { clauses } = invoiceViewOf({ ...house, customer: { ...house.customer, kind } });
    expect(clauses.map(inOneLine)).toEqual([
      'Outside the scope of Czech VAT: the place of supply is outside Czechia, §§ 10 to 10d of act 235/2004.',
    ]);
  }
});
