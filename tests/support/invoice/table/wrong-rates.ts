import { lineOf, type WrongRow } from './row.ts';

const rate = (value: number) => ({ lines: [lineOf('Consultation', { rate: value })] });
const euros = (date: string, day = '2026-11-19') => ({
  currency: 'EUR',
  exchange: { rate: 24.3, units: 1, date },
  taxDate: day,
});

/** Rates, exemptions and exchange rates. */
export const wrongRates: readonly WrongRow[] = [
  {
    what: 'a non-payer with 21 %',
    base: 'nonPayer',
    change: rate(21),
    rule: 'tax.stated',
    state: 'wrong',
    source: '235/2004 § 108(1), (4)(g)',
  },
  {
    what: 'a non-payer with 12 %',
    base: 'nonPayer',
    change: rate(12),
    rule: 'tax.stated',
    state: 'wrong',
    source: '235/2004 § 108(1), (4)(g)',
  },
  {
    what: 'a non-payer whose line says “včetně DPH 21 %”',
    base: 'nonPayer',
    change: { lines: [lineOf('Konzultace, cena včetně DPH 21 %', { rate: 0 })] },
    rule: 'tax.stated',
    state: 'wrong',
    source: '235/2004 § 108(1), (4)(g)',
  },
  {
    what: 'reverse charge in the EU with 21 %',
    base: 'identifiedPerson',
    change: rate(21),
    rule: 'tax.stated',
    state: 'wrong',
    source: '235/2004 § 108(1), (4)(g), § 29(3)(e)',
  },
  {
    what: 'an exempt supply without the provision',
    base: 'payer',
    change: { supply: 'exempt', lines: [lineOf('Lesson', { rate: 0 })] },
    rule: 'clause.exemption',
    source: '235/2004 § 29(2)(a)',
  },
  {
    what: 'a line without tax and without a provision',
    base: 'payer',
    change: rate(0),
    rule: 'clause.exemption',
    source: '235/2004 § 29(2)(a)',
  },
  {
    what: 'a reason of the exemption that names none',
    base: 'payer',
    change: { ...rate(0), exemption: 'we agreed so' },
    rule: 'clause.exemption',
    source: '235/2004 § 29(2)(a)',
  },
  {
    what: 'an exemption by a section that exempts nothing',
    base: 'payer',
    change: { ...rate(0), exemption: 'Osvobozeno podle § 29 zákona č. 235/2004 Sb.' },
    rule: 'clause.exemption',
    state: 'wrong',
    source: '235/2004 § 29(2)(a), § 51',
  },
  ...[15, 10].map(
    (value): WrongRow => ({
      what: `${value} % in 2026`,
      base: 'payer',
      change: rate(value),
      rule: 'lines.rate',
      state: 'wrong',
      source: '235/2004 § 47(1)',
    }),
  ),
  {
    what: '12 % for a supply of 2023',
    base: 'payer',
    change: { ...rate(12), taxDate: '2023-05-05', issueDate: '2023-05-10', dueDate: '2023-05-24' },
    rule: 'lines.rate',
    state: 'wrong',
    source: '235/2004 § 47(1), wording of 2023',
  },
  {
    what: 'euros without an exchange rate',
    base: 'payer',
    change: { currency: 'EUR' },
    rule: 'exchange',
    state: 'missing',
    source: '235/2004 § 29(1)(l)',
  },
  {
    what: 'an exchange rate of two years ago',
    base: 'payer',
    change: euros('2024-11-01'),
    rule: 'exchange',
    state: 'wrong',
    source: '235/2004 § 4(8)',
  },
  {
    what: 'an exchange rate of the middle of another month',
    base: 'payer',
    change: euros('2026-09-16'),
    rule: 'exchange',
    state: 'wrong',
    source: '235/2004 § 4(8)',
  },
  {
    what: 'an exchange rate of a day after the supply',
    base: 'payer',
    change: euros('2026-11-20'),
    rule: 'exchange',
    state: 'wrong',
    source: '235/2004 § 4(8)',
  },
];
