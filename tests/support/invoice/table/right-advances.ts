import { type Change, lineOf, type RightRow } from './row.ts';

const advance = (change: Change = {}): Change => ({
  number: 'P2026001',
  receivedOn: '2026-10-05',
  amount: 605,
  rate: 21,
  treatment: 'taxed',
  exchangeRate: 0,
  ...change,
});

/** What was paid before the supply. */
export const rightAdvances: readonly RightRow[] = [
  {
    what: 'an invoice that settles a taxed advance',
    base: 'payer',
    change: { lines: [lineOf('Consultation')], advances: [advance()] },
    source: '235/2004 § 37a(1)',
  },
  {
    what: 'advances of two rates, one of them not known well enough to be taxed',
    base: 'payer',
    change: {
      lines: [lineOf('Consultation'), lineOf('Books', { rate: 12 })],
      advances: [
        advance(),
        advance({ rate: 12, amount: 112 }),
        advance({ number: 'Z2026002', amount: 100, rate: 0, treatment: 'unknown' }),
      ],
    },
    source: '235/2004 § 20a(2), § 37a',
  },
  {
    what: 'an advance of the month of the supply, taxed on this document',
    base: 'payer',
    change: {
      lines: [lineOf('Consultation')],
      advances: [advance({ receivedOn: '2026-11-03', treatment: 'untaxed', rate: 0 })],
    },
    source: '235/2004 § 31b(1)(b)',
  },
  {
    what: 'advances above what the supply came to',
    base: 'payer',
    change: { lines: [lineOf('Consultation')], advances: [advance({ amount: 2_420 })] },
    source: '235/2004 § 37a(2)(b)',
  },
  {
    what: 'an advance of a non-payer',
    base: 'nonPayer',
    change: { advances: [advance({ rate: 0, treatment: 'untaxed' })] },
    source: '563/1991 § 11(1)(c)',
  },
  {
    what: 'a tax document for a payment of 10,000 CZK, from which the tax is taken',
    base: 'payer',
    change: {
      kind: 'paymentDocument',
      number: 'P2026001',
      lines: [lineOf('Advance for a consultation', { unitPrice: 8_264.46 })],
      paid: 10_000,
    },
    source: '235/2004 § 28(1)(d), § 37(b)',
  },
];
