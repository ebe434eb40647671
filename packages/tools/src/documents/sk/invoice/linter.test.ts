import { expect, test } from 'vitest';
import { invoice as definition } from './definition.ts';
import { readInvoice } from './files.ts';
import type { Invoice } from './invoice-form.ts';
import { lint, mendInvoice } from './linter.ts';

const today = '2026-11-28';
const read = readInvoice(definition.sample(today));
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const sample: Invoice = read.value;
const [first] = sample.lines;
if (!first) throw new Error('The sample has no line');

const lines = (description: string, rate: Invoice['lines'][number]['rate'] = 23) => ({
  lines: [{ ...first, description, rate }],
});
const supplier = (change: Partial<Invoice['supplier']>) => ({ supplier: { ...sample.supplier, ...change } });
const customer = (change: Partial<Invoice['customer']>) => ({ customer: { ...sample.customer, ...change } });
const austrian = customer({
  name: 'Muster GmbH (invented)',
  city: 'Wien',
  zip: '1010',
  country: 'AT',
  ico: '',
  icDph: 'ATU13585627',
});
const payerHere = customer({ icDph: 'SK2020317068' });
const nonPayer = { regime: 'nonPayer', ...supplier({ icDph: '' }) } as const;
const untaxed = (description: string) => lines(description, 0);

const cash = (unitPrice: number, rate: Invoice['lines'][number]['rate'] = 23) => ({
  payment: { ...sample.payment, method: 'cash' as const },
  lines: [{ ...first, quantity: 1, unitPrice, rate }],
});

const findings = (change: Partial<Invoice>) =>
  lint({ ...sample, ...change }, today).filter(({ state }) => state !== 'right');

test.each<[string, Partial<Invoice>, string, string]>([
  [
    'a non-payer writes prenesenie',
    { ...nonPayer, note: 'Prenesenie daňovej povinnosti.' },
    'tax.claimed',
    '§ 69(12)',
  ],
  ['a non-payer states a tax', { ...nonPayer, note: 'Cena je vrátane DPH 23 %.' }, 'tax.stated', '§ 69(5)'],
  ['a non-payer has a line of tax', { ...nonPayer, ...untaxed('DPH') }, 'tax.stated', '§ 69(5)'],
  [
    'tax beside the words of a margin scheme',
    { note: 'Úprava zdaňovania prirážky – použitý tovar' },
    'tax.contradicted',
    '§ 74(1)(h)',
  ],
  [
    'a translation reversed at home',
    { ...payerHere, supply: 'domesticReverseCharge', ...untaxed('Preklad zmluvy') },
    'supply.notReversed',
    '§ 69(12)',
  ],
  [
    'building work taxed to who may be a payer',
    { ...payerHere, ...lines('Stavebné práce na hale') },
    'supply.reversed',
    '§ 69(12)(j)',
  ],
  [
    'a non-payer who claims § 43',
    { ...nonPayer, note: 'Dodanie do iného členského štátu, § 43.' },
    'exemption.nonPayer',
    '§ 43',
  ],
  ['a supply four months after its invoice', { taxDate: '2027-03-28' }, 'suppliedLater', '§ 73'],
  ['6,000 EUR in cash', cash(6_000), 'cash.maximum', '§ 4'],
  ['the supplier is the customer', customer({ ico: sample.supplier.ico }), 'customer.other', '§ 74(1)(b)'],
  ['a customer of a town alone', customer({ street: '' }), 'customer.name', '§ 74(1)(b)'],
  ['a company as a person', customer({ kind: 'person' }), 'customer.company', '§ 74(1)(b)'],
  [
    'a company abroad as a person',
    { customer: { ...austrian.customer, kind: 'person', icDph: '' } },
    'customer.company',
    '§ 74(1)(b)',
  ],
  [
    'a number of another country',
    {
      customer: { ...austrian.customer, icDph: 'CZ27082440' },
      supply: 'euReverseCharge',
      ...untaxed('Práca'),
    },
    'customer.icDph',
    '§ 74(1)(b)',
  ],
  [
    'a foreign number, reversed at home',
    { ...customer({ icDph: 'CZ27082440' }), supply: 'domesticReverseCharge', ...untaxed('Stavebné práce') },
    'customer.icDph',
    '§ 74(1)(b)',
  ],
  ['more paid than due', { paid: 99_999 }, 'paid', '§ 74(1)(g)'],
  [
    'a company in the trade register',
    supplier({ name: 'Vzor s. r. o.', register: 'Živnostenský register, č. 110-12345' }),
    'supplier.register',
    '§ 3a',
  ],
  [
    'a register without a number',
    supplier({ register: 'Zapísaná v Živnostenskom registri' }),
    'supplier.register',
    '§ 3a',
  ],
  ['an IČ DPH of another DIČ', supplier({ dic: '2020317068' }), 'supplier.numbers', '§ 74(1)(a)'],
  ['a payer with a Czech number', supplier({ icDph: 'CZ27082440' }), 'supplier.icDph', '§ 74(1)(a)'],
  [
    'a credit note of itself',
    { kind: 'creditNote', original: sample.number, reason: 'Zľava' },
    'creditNote.original',
    '§ 71(2)',
  ],
  ['a letter that would be printed as a question mark', { note: 'Ďakujeme 🎉' }, 'letters', '§ 10(1)'],
  ['a due date forty years away', { dueDate: '2066-12-12' }, 'dueDate', '§ 10(1)'],
])('%s is found, for that reason', (_, change, rule, section) => {
  expect(findings(change).map((one) => one.rule)).toContain(rule);
  expect(findings(change).find((one) => one.rule === rule)?.section).toBe(section);
});

test.each<[string, Partial<Invoice>]>([
  ['a non-payer', { ...nonPayer, ...untaxed('Práca') }],
  [
    'a non-payer who says that none is reversed',
    { ...nonPayer, note: 'Prenesenie daňovej povinnosti sa neuplatní.' },
  ],
  ['income tax that the customer withholds', { ...nonPayer, note: 'Zrážkovú daň odvedie odberateľ.' }],
  ['a course on rates', { ...nonPayer, ...untaxed('Školenie: sadzby DPH 19 % a 23 %') }],
  ['a stay in Bratislava for an Austrian company', { ...austrian, ...lines('Ubytovanie v Bratislave', 5) }],
  ['work for an Austrian company', { ...austrian, supply: 'euReverseCharge', ...untaxed('Práca') }],
  [
    'building work, reversed',
    { ...payerHere, supply: 'domesticReverseCharge', ...untaxed('Stavebné práce') },
  ],
  ['building work for who is no payer', lines('Stavebné práce na dome')],
  ['a project of a building for a payer', { ...payerHere, ...lines('Projekt stavebných prác') }],
  [
    'a company in the commercial register',
    supplier({
      name: 'Vzor s. r. o.',
      register: 'OR Mestského súdu Bratislava III, oddiel Sro, vložka č. 12345/B',
    }),
  ],
  ['5,000 EUR in cash', cash(4_065.04)],
  ['6,000 EUR by transfer', { ...cash(6_000), payment: sample.payment }],
  ['a year of hosting, paid for ahead', { ...lines('Ročný hosting'), taxDate: '2027-11-27' }],
  ['work of the end of the month', { taxDate: '2026-12-15' }],
  ['a non-payer whose customer is abroad', { ...nonPayer, note: '§ 43 sa neuplatní.' }],
  ['a member of a VAT group', supplier({ icDph: 'SK7020000262' })],
  ['a customer in a village without streets', customer({ street: '', city: 'Lehota 12' })],
])('%s is right in everything', (_, change) => {
  expect(findings(change).map(({ rule, says }) => `${rule}: ${says}`)).toEqual([]);
});

test.each<[string, Partial<Invoice>]>([
  ['supply.reversed', { ...payerHere, ...lines('Stavebné práce na hale') }],
  ['cash.maximum', cash(6_000)],
  ['suppliedLater', { taxDate: '2027-03-28' }],
  ['supply.notReversed', { ...payerHere, supply: 'domesticReverseCharge', ...lines('Preklad zmluvy') }],
  ['customer.company', customer({ kind: 'person' })],
  ['supplier.numbers', supplier({ dic: '2020317068' })],
])('%s is mended by its button', (rule, change) => {
  const mended = mendInvoice({ ...sample, ...change }, rule, today);
  expect(mended && lint(mended, today).find((one) => one.rule === rule)?.state).not.toBe('wrong');
  expect(mended).toBeDefined();
});

test('who has a number is perhaps no payer: building work for them is to be checked, not wrong', () => {
  const found = findings({ ...payerHere, ...lines('Stavebné práce na hale') });
  expect(found.map(({ rule, state }) => [rule, state])).toEqual([['supply.reversed', 'missing']]);
});

test('what cash was forbidden in 2025 is to be checked, since an emergency lifted the ban', () => {
  const of2025 = (unitPrice: number) =>
    lint({ ...sample, ...cash(unitPrice), issueDate: '2025-11-28', taxDate: '2025-11-28' }, today).find(
      ({ rule }) => rule === 'cash.maximum',
    );
  expect(of2025(6_000)?.state).toBe('right');
  expect(of2025(16_000)).toMatchObject({ state: 'missing', note: expect.stringContaining('not in the act') });
});

test.each([
  [0, 'wrong'],
  [1_000, 'wrong'],
  [5_100, 'missing'],
])('of 7,380 EUR in cash, %d EUR of it paid before: %s', (paid, state) => {
  const found = findings({ ...cash(6_000), paid }).find(({ rule }) => rule === 'cash.maximum');
  expect(found?.state).toBe(state);
});
