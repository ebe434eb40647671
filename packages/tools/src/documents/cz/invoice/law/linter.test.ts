import { expect, test } from 'vitest';
import { regimes } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { blankInvoice, sampleOf } from '../model/sample.ts';
import { applyInvoiceFix, lint } from './linter.ts';

const today = '2026-11-21';
const [payer, nonPayer, identified, simplified] = (
  ['payer', 'nonPayer', 'identifiedPerson', 'simplified'] as const
).map((regime) => sampleOf(regime, today)) as [Invoice, Invoice, Invoice, Invoice];
const beyond: Invoice = { ...payer, supply: 'outsideEu', customer: { ...payer.customer, country: 'US' } };
const eu = identified.customer;

const found = (invoice: Invoice, rule: string) =>
  lint(invoice, today).findings.find((one) => one.rule === rule);
const payment = (change: Partial<Invoice['payment']>): Invoice => ({
  ...payer,
  payment: { ...payer.payment, ...change },
});
const supplier = (change: Partial<Invoice['supplier']>): Invoice => ({
  ...payer,
  supplier: { ...payer.supplier, ...change },
});
const customer = (change: Partial<Invoice['customer']>, base = payer): Invoice => ({
  ...base,
  customer: { ...base.customer, ...change },
});

const withRate = (rate: Invoice['lines'][number]['rate']): Invoice => ({
  ...payer,
  lines: payer.lines.map((line) => ({ ...line, rate })),
});
const lined = (...descriptions: readonly string[]): Invoice => ({
  ...payer,
  lines: descriptions.flatMap((description) =>
    payer.lines.slice(0, 1).map((line) => ({ ...line, description })),
  ),
});
const euros = (date: string, change: Partial<Invoice> = {}): Invoice => ({
  ...payer,
  currency: 'EUR',
  exchange: { rate: 24, units: 1, date },
  ...change,
});

test.each(regimes)('the sample of a %s is right in everything', (regime) => {
  const { missing, wrong, right, findings } = lint(sampleOf(regime, today), today);
  expect([missing, wrong]).toEqual([0, 0]);
  expect(right).toBe(findings.length);
  expect(right).toBeGreaterThan(10);
});

test.each<[string, Invoice, string, string | undefined]>([
  ['supplier.register', supplier({ register: '' }), 'missing', 'Say that you are in the trade register'],
  ['supplier.register', supplier({ register: '', name: 'Vzor s.r.o.' }), 'missing', undefined],
  ['supplier.address', supplier({ city: '' }), 'missing', undefined],
  ['supplier.ico', supplier({ ico: '12345678' }), 'wrong', undefined],
  ['supplier.ico', supplier({ ico: '177041' }), 'wrong', 'Write 00177041'],
  ['supplier.vatNumber', supplier({ vatNumber: '' }), 'missing', undefined],
  ['supplier.vatNumber', supplier({ vatNumber: '12345679' }), 'wrong', 'Write CZ12345679'],
  ['supplier.vatNumber', supplier({ vatNumber: 'CZ1' }), 'wrong', undefined],
  ['customer.name', customer({ city: '' }), 'missing', undefined],
  ['customer.ico', customer({ ico: '12345678' }), 'wrong', undefined],
  ['customer.vatNumber', customer({ vatNumber: '' }, identified), 'missing', undefined],
  ['customer.vatNumber', customer({ vatNumber: 'DE123456789' }, identified), 'wrong', undefined],
  ['customer.vatNumber', customer({ vatNumber: '87654326' }), 'wrong', 'Write CZ87654326'],
  ['number', { ...payer, number: '' }, 'missing', 'Number it 2026001'],
  ['taxDate', { ...payer, taxDate: '' }, 'missing', 'Use the date of issue'],
  ['issuedInTime', { ...payer, taxDate: '2026-11-05' }, 'wrong', undefined],
  ['issuedInTime', { ...identified, taxDate: '2026-11-01' }, 'right', undefined],
  ['issuedInTime', { ...identified, taxDate: '2026-10-01', issueDate: '2026-11-15' }, 'right', undefined],
  ['issuedInTime', { ...identified, taxDate: '2026-10-31', issueDate: '2026-11-16' }, 'wrong', undefined],
  ['issuedInTime', { ...beyond, taxDate: '2026-10-01', issueDate: '2026-11-15' }, 'right', undefined],
  ['issuedInTime', { ...beyond, taxDate: '2026-10-01', issueDate: '2026-11-16' }, 'wrong', undefined],
  ['dueDate', { ...payer, dueDate: '2026-11-20' }, 'wrong', 'Due in 14 days'],
  ['lines', { ...payer, lines: [] }, 'missing', undefined],
  ['total', { ...payer, lines: payer.lines.map((line) => ({ ...line, quantity: -1 })) }, 'wrong', undefined],
  [
    'total',
    {
      ...payer,
      lines: [...payer.lines, ...payer.lines.map((line) => ({ ...line, quantity: -line.quantity }))],
    },
    'right',
    undefined,
  ],
  ['issueDate', { ...nonPayer, issueDate: '2027-11-22', dueDate: '2027-12-06' }, 'wrong', 'Issue it today'],
  ['issueDate', { ...nonPayer, issueDate: '2027-11-21', dueDate: '2027-12-06' }, 'right', undefined],
  ['issuedBy', { ...supplier({ name: 'Vzor s.r.o.' }), issuedBy: '' }, 'missing', undefined],
  ['proforma.taxDate', { ...payer, kind: 'proforma' }, 'wrong', 'Leave the date of supply out'],
  ['regime.identifiedPerson', { ...nonPayer, customer: eu }, 'wrong', 'Invoice as an identified person'],
  ['supply.nonPayer', { ...nonPayer, supply: 'euReverseCharge' }, 'wrong', 'Invoice without VAT'],
  ['supply.nonPayer', { ...nonPayer, supply: 'domesticReverseCharge' }, 'wrong', 'Invoice without VAT'],
  ['supply.place', { ...payer, customer: eu }, 'wrong', 'Make it reverse charge in the EU'],
  ['supply.place', { ...payer, supply: 'euReverseCharge' }, 'wrong', 'Make it a supply at home'],
  ['supply.place', { ...identified, customer: payer.customer }, 'wrong', 'Make it a supply at home'],
  ['supply.reversed', lined('Stavební práce'), 'missing', 'Make it domestic reverse charge'],
  ['supply.reversed', lined('Stavební práce', 'Překlad'), 'missing', undefined],
  ['clause.exemption', { ...payer, supply: 'exempt' }, 'missing', 'Name § 51'],
  ['clause.exemption', withRate(0), 'missing', 'Name § 51'],
  ['lines.rate', { ...payer, taxDate: '2023-05-05' }, 'wrong', 'Use the rates of that day'],
  ['lines.rate', { ...payer, taxDate: '2022-05-05' }, 'wrong', undefined],
  ['exchange', { ...payer, currency: 'EUR' }, 'missing', undefined],
  ['simplified.limit', { ...simplified, currency: 'EUR' }, 'missing', undefined],
  [
    'simplified.limit',
    { ...simplified, lines: simplified.lines.map((line) => ({ ...line, unitPrice: 8_264.5 })) },
    'wrong',
    'Make it a full tax document',
  ],
  [
    'simplified.supply',
    { ...simplified, supply: 'domesticReverseCharge' },
    'wrong',
    'Make it a full tax document',
  ],
  ['creditNote.original', { ...payer, kind: 'creditNote' }, 'missing', undefined],
  ['creditNote.reason', { ...payer, kind: 'creditNote' }, 'missing', undefined],
  ['payment.account', payment({ account: '', iban: '' }), 'missing', undefined],
  [
    'payment.account',
    payment({ account: '19-123458/0710' }),
    'wrong',
    'Write 19-123457/0710, as the IBAN says',
  ],
  ['payment.iban', payment({ iban: '' }), 'missing', 'Make it from the account number'],
  ['payment.iban', payment({ iban: 'CZ3607100000190000123457' }), 'wrong', 'Make it from the account number'],
  ['payment.iban', payment({ iban: 'CZ9555000000000810883001' }), 'wrong', 'Make it from the account number'],
  ['payment.bic', payment({ bic: 'ABC' }), 'wrong', 'Leave it out'],
  ['payment.variableSymbol', payment({ variableSymbol: 'INV-7' }), 'wrong', 'Use 2026001, from the number'],
  ['payment.variableSymbol', payment({ variableSymbol: '' }), 'missing', 'Use 2026001, from the number'],
  ['rounding', { ...payer, rounding: 'crown' }, 'wrong', 'Do not round'],
])('%s: %#', (rule, invoice, state, mend) => {
  const finding = found(invoice, rule);
  expect([finding?.state, finding?.mend]).toEqual([state, mend]);
  if (mend) expect(found(applyInvoiceFix(invoice, rule, today), rule)?.state ?? 'right').toBe('right');
});

test('a simplified document of exactly 10,000 CZK is one', () => {
  const lines = simplified.lines.map((line) => ({ ...line, unitPrice: 8_264.46 }));
  expect(found({ ...simplified, lines }, 'simplified.limit')?.state).toBe('right');
});

const valid = 'The tax is stated in crowns, at the rate valid on the day of supply';
const fixed = 'The tax is stated in crowns: use the rate on the day of supply, or your fixed one';
test.each([
  ['of the day of supply', '2026-11-19', '2026-11-19', valid],
  ['of Friday, for a Saturday', '2026-11-20', '2026-11-21', valid],
  ['of Wednesday before Christmas, for the Sunday after it', '2026-12-23', '2026-12-27', valid],
  ['of Thursday, for a Friday', '2026-11-19', '2026-11-20', fixed],
  ['of Thursday, for a Saturday', '2026-11-19', '2026-11-21', fixed],
  ['of the last working day before the month', '2026-10-30', '2026-11-20', fixed],
  ['of the first day of the year, kept for all of it', '2026-01-02', '2026-11-20', fixed],
])('a rate %s is not wrong', (_, date, taxDate, says) =>
  expect(found(euros(date, { taxDate }), 'exchange')).toMatchObject({ state: 'right', says }),
);

test('crowns are asked for only where tax is stated', () => {
  const { exchange: _, ...unknown } = euros(today);
  expect(found(unknown, 'exchange')?.state).toBe('missing');
  expect(found({ ...unknown, supply: 'exempt' }, 'exchange')).toBeUndefined();
  expect(found({ ...unknown, kind: 'proforma' }, 'exchange')).toBeUndefined();
  const { exchange: _rate, ...reversed } = identified;
  expect(found(reversed, 'exchange')).toBeUndefined();
});

test('what a simplified document comes to is not known without a rate: the finding leads there', () => {
  expect(found({ ...simplified, currency: 'EUR' }, 'simplified.limit')?.field).toBe('exchange.rate');
  expect(found(simplified, 'simplified.limit')?.field).toBe('regime');
});

test('a credit note asks for no account and no symbol, yet those it has are read', () => {
  const credit = (change: Partial<Invoice['payment']>): Invoice => ({
    ...payment({ account: '', iban: '', bic: '', variableSymbol: '', ...change }),
    kind: 'creditNote',
  });
  const ofPayment = (invoice: Invoice) =>
    lint(invoice, today).findings.filter(
      ({ rule, state }) => rule.startsWith('payment.') && state !== 'right',
    );
  expect(ofPayment(credit({}))).toEqual([]);
  expect(ofPayment(credit({ account: '19-123457/0710' }))).toEqual([]);
  expect(found(credit({ account: '19-123458/0710' }), 'payment.account')?.state).toBe('wrong');
  expect(found(credit({ variableSymbol: 'INV-7' }), 'payment.variableSymbol')?.state).toBe('wrong');
});

test('a supply beyond the EU stands in the section of its customer', () => {
  const beyond = (kind: 'person' | 'business') =>
    customer({ kind, country: 'US' }, { ...payer, supply: 'outsideEu' });
  expect(found(beyond('business'), 'supply.place')).toMatchObject({ state: 'right', section: '§ 9(1)' });
  expect(found(beyond('person'), 'supply.place')).toMatchObject({ state: 'right', section: '§ 10h' });
});

test('what reverse charge took, a supply at home gives back: the standard rate', () => {
  const reversed: Invoice = {
    ...payer,
    supply: 'euReverseCharge',
    lines: payer.lines.map((line) => ({ ...line, rate: 0 })),
  };
  expect(applyInvoiceFix(reversed, 'supply.place', today).lines.map(({ rate }) => rate)).toEqual([21, 21]);
});

test('a rule says where it stands', () => {
  expect(found(identified, 'clause.reverseCharge')).toEqual({
    rule: 'clause.reverseCharge',
    state: 'right',
    field: 'supply',
    says: 'The invoice says „daň odvede zákazník“ and shows no tax',
    act: '235/2004 Sb.',
    section: '§ 29(2)(c)',
    source: 'https://e-sbirka.gov.cz/eli/cz/sb/2004/235',
  });
  expect(found(payer, 'number')?.section).toBe('§ 29(1)(e)');
  expect(found(nonPayer, 'number')).toMatchObject({ act: '563/1991 Sb.', section: '§ 11(1)(a)' });
});

test('a non-payer who claims no reverse charge is held to no act on tax', () => {
  const of = (change: Partial<Invoice>) => lint({ ...nonPayer, ...change }, today).findings;
  const cash = { payment: { ...nonPayer.payment, method: 'cash' as const }, rounding: 'crown' as const };
  for (const change of [{}, cash, { kind: 'creditNote' as const }, { kind: 'proforma' as const }])
    expect(of(change).filter(({ act }) => act === '235/2004 Sb.')).toEqual([]);
  expect(found({ ...nonPayer, ...cash }, 'rounding')).toMatchObject({
    act: '634/1992 Sb.',
    section: '§ 3(1)(c)',
  });
  expect(found({ ...nonPayer, supply: 'domesticReverseCharge' }, 'supply.nonPayer')).toMatchObject({
    state: 'wrong',
    section: '§ 92a(1), (2)',
  });
});

test('a draft is linted too: nothing in it throws, and what it lacks is missing', () => {
  for (const regime of regimes) {
    const { missing, wrong } = lint(blankInvoice(regime, today), today);
    expect(missing).toBeGreaterThan(3);
    expect(wrong).toBe(0);
  }
  const empty = { ...blankInvoice('payer', today), issueDate: '', dueDate: '', taxDate: '', number: '' };
  expect(() => lint(empty, today)).not.toThrow();
  // An unknown rule mends nothing.
  expect(applyInvoiceFix(empty, 'nothing', today)).toBe(empty);
});
