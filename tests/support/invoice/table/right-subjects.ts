import { american, german, lineOf, person, type RightRow } from './row.ts';

const untaxed = (text: string) => [lineOf(text, { rate: 0 })];
const correction = (issueDate: string) => ({
  kind: 'creditNote',
  number: 'D2026001',
  original: { number: 'O1', issueDate },
  reason: 'Returned',
});
const slovak = {
  ...german,
  name: 'Príklad s.r.o. (invented)',
  country: 'SK',
  vatNumber: 'SK2020273893',
};

/** What looks like a fault by its words, its names or its days, and is none. */
export const rightSubjects: readonly RightRow[] = [
  {
    what: 'a credit note of 15 % for an invoice of 2023',
    base: 'payer',
    change: { ...correction('2023-05-05'), lines: [lineOf('Kniha', { rate: 15 })] },
    source: '235/2004 § 42(7)',
  },
  {
    what: 'a credit note of 10 % for a supply of December 2023 that was invoiced in January',
    base: 'payer',
    change: { ...correction('2024-01-05'), lines: [lineOf('Kniha', { rate: 10 })] },
    source: '235/2004 § 42(7)',
  },
  {
    what: 'goods for a German firm, 40 days after they went',
    base: 'payer',
    change: {
      customer: german,
      supply: 'exempt',
      exemption: '§ 64 zákona č. 235/2004 Sb.',
      issueDate: '2026-11-14',
      taxDate: '2026-10-05',
      dueDate: '2026-11-30',
      lines: untaxed('Jízdní kolo'),
    },
    source: '235/2004 § 28(9)(a)',
  },
  {
    what: 'goods exported to an American firm',
    base: 'payer',
    change: {
      customer: american,
      supply: 'exempt',
      exemption: '§ 66 zákona č. 235/2004 Sb.',
      lines: untaxed('Jízdní kolo'),
    },
    source: '235/2004 § 66(2)',
  },
  {
    what: 'a document for a person, a month after the supply',
    base: 'payer',
    change: { customer: person, taxDate: '2026-10-20' },
    source: '235/2004 § 28(1)(a)',
  },
  {
    what: 'building work for a Czech payer, reversed',
    base: 'payer',
    change: { supply: 'domesticReverseCharge', lines: untaxed('Stavební práce') },
    source: '235/2004 § 92e(1)',
  },
  {
    what: 'building work for a Czech firm that is no payer',
    base: 'payer',
    change: { customer: { vatNumber: '' }, lines: [lineOf('Stavební práce')] },
    source: '235/2004 § 92a(1)',
  },
  {
    what: 'a flat rebuilt for a person, with 12 %',
    base: 'payer',
    change: { customer: person, lines: [lineOf('Rekonstrukce bytu', { rate: 12 })] },
    source: '235/2004 § 49(4)',
  },
  {
    what: 'a surveyor of building work for a Czech payer, with 21 %',
    base: 'payer',
    change: { lines: [lineOf('Technický dozor stavebních prací'), lineOf('Web pro stavební firmu')] },
    source: '235/2004 § 92e(1)',
  },
  {
    what: 'finding a builder and insuring a site for a Czech payer, with 21 %',
    base: 'payer',
    change: {
      lines: [lineOf('Zprostředkování stavebních prací'), lineOf('Pojištění rekonstrukce bytu')],
    },
    source: '235/2004 § 92e(1)',
  },
  {
    what: 'finding a tenant, a translation of a lease and advice on one, with 21 %',
    base: 'payer',
    change: {
      lines: [
        lineOf('Provize za zprostředkování pronájmu bytu'),
        lineOf('Překlad smlouvy o nájmu bytu'),
        lineOf('Kontrola smlouvy o nájmu bytu'),
      ],
    },
    source: '235/2004 § 56a(1)',
  },
  {
    what: 'an office let to a Czech payer, with 21 %',
    base: 'payer',
    change: { lines: [lineOf('Nájem kanceláře za listopad 2026')] },
    source: '235/2004 § 56a(3)',
  },
  {
    what: 'a book without tax',
    base: 'payer',
    change: { exemption: '§ 71i zákona č. 235/2004 Sb.', lines: [...untaxed('Kniha'), lineOf('Poštovné')] },
    source: '235/2004 § 71i',
  },
  {
    what: 'a house in Austria drawn for a Czech firm',
    base: 'payer',
    change: { supply: 'outsideEu', place: 'abroad', lines: untaxed('Architektonické služby') },
    source: '235/2004 § 10(1)',
  },
  {
    what: 'a house in Bratislava rebuilt for a person there',
    base: 'payer',
    change: {
      customer: { ...slovak, ...person },
      supply: 'outsideEu',
      place: 'abroad',
      lines: untaxed('Rekonstrukce domu v Bratislavě'),
    },
    source: '235/2004 § 10(1)',
  },
  {
    what: 'a Slovak firm with reverse charge',
    base: 'payer',
    change: { customer: slovak, supply: 'euReverseCharge', lines: untaxed('Konzultace') },
    source: '235/2004 § 9(1)',
  },
  {
    what: 'a lawyer whose initials look like a legal form',
    base: 'payer',
    change: { supplier: { name: 'JUDr. A. S. Nikdo', register: 'Zapsán v seznamu advokátů ČAK' } },
    source: '89/2012 § 435(1)',
  },
  {
    what: 'a trader whose initials look like a legal form',
    base: 'nonPayer',
    change: { supplier: { name: 'Jan K. S. Nikdo' } },
    source: '89/2012 § 435(1)',
  },
  {
    what: 'an s.r.o. that is being wound up',
    base: 'payer',
    change: {
      supplier: { name: 'Vzor s.r.o. v likvidaci', register: 'C 12345 vedená u Městského soudu v Praze' },
    },
    source: '89/2012 § 435(1)',
  },
  {
    what: 'cash of 242,000 CZK, half of it paid already',
    base: 'payer',
    change: {
      payment: { method: 'cash' },
      paid: 121_000,
      lines: [lineOf('Stroj', { unitPrice: 200_000 })],
    },
    source: '254/2004 § 4(1)',
  },
];
