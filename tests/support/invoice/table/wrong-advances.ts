import { type Change, lineOf, type WrongRow } from './row.ts';

const advance = (change: Change = {}): Change => ({
  number: 'P2026001',
  receivedOn: '2026-10-05',
  amount: 605,
  rate: 21,
  treatment: 'taxed',
  exchangeRate: 0,
  ...change,
});
const settled = (change: Change): Change => ({
  lines: [lineOf('Consultation')],
  advances: [advance(change)],
});
const payment = {
  kind: 'paymentDocument',
  number: 'P2026001',
  lines: [lineOf('Advance for a consultation')],
  paid: 1_210,
};

/** What was paid before the supply. */
export const wrongAdvances: readonly WrongRow[] = [
  {
    what: 'an advance of October that a payer did not tax',
    base: 'payer',
    change: settled({ treatment: 'untaxed', rate: 0 }),
    rule: 'advance.taxed',
    state: 'wrong',
    source: '235/2004 § 20a(2)',
  },
  {
    what: 'a proforma of October that was paid, taken off as if it had not been taxed',
    base: 'payer',
    change: { original: { number: 'Z2026001', issueDate: '2026-10-01' }, paid: 1_000 },
    rule: 'advance.taxed',
    state: 'wrong',
    source: '235/2004 § 20a(2)',
  },
  {
    what: 'a taxed advance without its tax document',
    base: 'payer',
    change: settled({ number: '' }),
    rule: 'advance.document',
    source: '235/2004 § 28(1)(d)',
  },
  {
    what: 'a taxed advance without the day it came',
    base: 'payer',
    change: settled({ receivedOn: '' }),
    rule: 'advance.document',
    source: '235/2004 § 28(1)(d)',
  },
  {
    what: 'an advance that came after the supply',
    base: 'payer',
    change: settled({ receivedOn: '2026-12-05' }),
    rule: 'advance.document',
    state: 'wrong',
    source: '235/2004 § 20a(2), § 28(1)(d)',
  },
  {
    what: 'an advance that stands there twice',
    base: 'payer',
    change: { lines: [lineOf('Consultation')], advances: [advance(), advance()] },
    rule: 'advance.document',
    state: 'wrong',
    source: '235/2004 § 37a(1), § 28(1)(d)',
  },
  {
    what: 'an advance of 2026 taxed by 15 %',
    base: 'payer',
    change: settled({ rate: 15 }),
    rule: 'advance.document',
    state: 'wrong',
    source: '235/2004 § 47(1), § 28(1)(d)',
  },
  {
    what: 'a non-payer’s tax document on a payment',
    base: 'nonPayer',
    change: { ...payment, lines: [lineOf('Advance', { rate: 0 })], paid: 1_000 },
    rule: 'payment.document',
    state: 'wrong',
    source: '235/2004 § 28(1)',
  },
  {
    what: 'a tax document for a payment without the day it came',
    base: 'payer',
    change: { ...payment, taxDate: '' },
    rule: 'payment.day',
    source: '235/2004 § 29(1)(h)',
  },
  {
    what: 'a tax document for a payment of a month ago',
    base: 'payer',
    change: { ...payment, taxDate: '2026-10-20' },
    rule: 'payment.onTime',
    state: 'wrong',
    source: '235/2004 § 28(8)',
  },
  {
    what: 'a tax document for a payment that has not come',
    base: 'payer',
    change: { ...payment, taxDate: '2026-12-01' },
    rule: 'payment.onTime',
    state: 'wrong',
    source: '235/2004 § 20a(2), § 28(1)(d)',
  },
  {
    what: 'a tax put on top of what was received',
    base: 'payer',
    change: { ...payment, paid: 1_000 },
    rule: 'payment.amount',
    state: 'wrong',
    source: '235/2004 § 36(1), (2)',
  },
];
