import { american, german, lineOf, person, type RightRow } from './row.ts';

const reversed = (text: string) => [lineOf(text, { rate: 0 })];
const euros = (date: string, taxDate = '2026-11-19') => ({
  currency: 'EUR',
  exchange: { rate: 24.3, units: 1, date },
  taxDate,
});

/** Rates, days, lines and payments. */
export const rightDocuments: readonly RightRow[] = [
  {
    what: 'a non-payer’s customer with name, town and number',
    base: 'nonPayer',
    change: { customer: { street: '', zip: '' } },
    source: '563/1991 § 11(1)(b)',
  },
  {
    what: 'a business that has no DIČ',
    base: 'payer',
    change: { customer: { vatNumber: '' } },
    source: '235/2004 § 29(3)(b)',
  },
  {
    what: 'an American business outside Czech VAT',
    base: 'payer',
    change: { customer: american, supply: 'outsideEu', lines: reversed('Consultation') },
    source: '235/2004 § 9(1)',
  },
  {
    what: 'an American business invoiced by a non-payer',
    base: 'nonPayer',
    change: { customer: american, supply: 'outsideEu' },
    source: '563/1991 § 11(1)',
  },
  {
    what: 'a German consumer, with 21 %',
    base: 'payer',
    change: { customer: { ...german, ...person } },
    source: '235/2004 § 9(2)',
  },
  {
    what: 'a Greek business with reverse charge',
    base: 'identifiedPerson',
    change: { customer: { country: 'GR', vatNumber: 'EL094259216' } },
    source: '235/2004 § 9(1)',
  },
  {
    what: 'an exempt lesson with its provision',
    base: 'payer',
    change: {
      supply: 'exempt',
      exemption: 'Osvobozeno podle § 57 zákona č. 235/2004 Sb.',
      lines: reversed('Výuka'),
    },
    source: '235/2004 § 29(2)(a), § 57',
  },
  {
    what: 'three rates of 2023',
    base: 'payer',
    change: {
      taxDate: '2023-05-05',
      issueDate: '2023-05-10',
      dueDate: '2023-05-24',
      lines: [lineOf('Consultation'), lineOf('Food', { rate: 15 }), lineOf('Book', { rate: 10 })],
    },
    source: '235/2004 § 47(1), wording of 2023',
  },
  {
    what: 'euros at the rate of the day',
    base: 'payer',
    change: euros('2026-11-19'),
    source: '235/2004 § 4(8)',
  },
  {
    what: 'euros on a Sunday at the rate of Friday',
    base: 'payer',
    change: euros('2026-11-13', '2026-11-15'),
    source: '235/2004 § 4(8)',
  },
  {
    what: 'euros at the fixed rate of the year',
    base: 'payer',
    change: euros('2026-01-02'),
    source: '235/2004 § 4(8)',
  },
  {
    what: 'euros at the fixed rate of the month',
    base: 'payer',
    change: euros('2026-10-30'),
    source: '235/2004 § 4(8)',
  },
  {
    what: 'a service to Germany on the fifteenth day after its month',
    base: 'identifiedPerson',
    change: { taxDate: '2026-10-01', issueDate: '2026-11-15', exchange: { date: '2026-10-01' } },
    source: '235/2004 § 28(9)(b)',
  },
  {
    what: 'rent for the month to come, of the day in the contract',
    base: 'payer',
    change: { taxDate: '2026-11-30', lines: [lineOf('Nájem kanceláře za listopad')] },
    source: '235/2004 § 21(7)',
  },
  {
    what: 'a free line beside a paid one',
    base: 'payer',
    change: { lines: [lineOf('Consultation'), lineOf('Second copy', { unitPrice: 0 })] },
    source: '235/2004 § 29(1)(i)',
  },
  {
    what: 'a line that takes something back',
    base: 'payer',
    change: { lines: [lineOf('Consultation'), lineOf('Returned deposit', { quantity: -1, unitPrice: 100 })] },
    source: '235/2004 § 36(5)',
  },
  {
    what: 'exactly 270,000 CZK in cash',
    base: 'nonPayer',
    change: { payment: { method: 'cash' }, lines: [lineOf('Consultation', { unitPrice: 270_000, rate: 0 })] },
    source: '254/2004 § 4(1)',
  },
  {
    what: '300,000 CZK in cash from somebody abroad',
    base: 'nonPayer',
    change: {
      customer: { ...american, ...person },
      payment: { method: 'cash' },
      lines: [lineOf('Consultation', { unitPrice: 300_000, rate: 0 })],
    },
    source: '254/2004 § 3(1)',
  },
  {
    what: 'paid in full beforehand by card',
    base: 'nonPayer',
    change: { payment: { method: 'card' }, paid: 7_925.5 },
    source: '563/1991 § 11(1)(c)',
  },
  {
    what: 'a credit note of the whole invoice',
    base: 'payer',
    change: {
      kind: 'creditNote',
      number: 'D2026001',
      original: { number: '2026001', issueDate: '2026-10-05' },
      reason: 'The work was returned',
    },
    source: '235/2004 § 45(1)',
  },
  {
    what: 'a proforma of a payer',
    base: 'payer',
    change: { kind: 'proforma', taxDate: '' },
    source: '235/2004 § 28(1)',
  },
];
