import { american, german, lineOf, type RightRow } from './row.ts';

const company = 'Vzor s.r.o. (invented)';
const reversed = (text: string) => [lineOf(text, { rate: 0 })];
const register = (text: string) => ({ supplier: { name: company, register: text } });

/** Where it is taxed, and between whom. */
export const rightParties: readonly RightRow[] = [
  { what: 'the sample of a non-payer', base: 'nonPayer', change: {}, source: '563/1991 § 11(1)' },
  { what: 'the sample of a payer', base: 'payer', change: {}, source: '235/2004 § 29(1)' },
  {
    what: 'the sample of an identified person',
    base: 'identifiedPerson',
    change: {},
    source: '235/2004 § 9(1), § 29(2)(c)',
  },
  { what: 'a simplified document', base: 'simplified', change: {}, source: '235/2004 § 30, § 30a' },
  {
    what: 'a simplified document without its customer',
    base: 'simplified',
    change: { customer: { name: '', street: '', city: '', zip: '' } },
    source: '235/2004 § 30a(1)(a)',
  },
  {
    what: 'a flat in Czechia that an estate agency sells for a German firm, with 21 %',
    base: 'payer',
    change: { customer: german, lines: [lineOf('Zprostředkování prodeje nemovité věci, Brno')] },
    source: '235/2004 § 10(1)',
  },
  {
    what: 'care of a building in Czechia for an American firm, chosen as such',
    base: 'payer',
    change: { customer: american, place: 'property', lines: [lineOf('Facility management')] },
    source: '235/2004 § 10(1)',
  },
  {
    what: 'a night in Prague for an Austrian firm',
    base: 'payer',
    change: {
      customer: { ...german, country: 'AT', vatNumber: 'ATU12345675' },
      lines: [lineOf('Ubytování, 2 noci', { rate: 12 })],
    },
    source: '235/2004 § 10(1), § 47(1)(b)',
  },
  {
    what: 'rent of an office in Prague by a Slovak firm',
    base: 'payer',
    change: {
      customer: { ...german, country: 'SK', vatNumber: 'SK2020273893' },
      lines: [lineOf('Rent of an office, November 2026')],
    },
    source: '235/2004 § 10(1)',
  },
  {
    what: 'tickets to a conference in Prague for an American firm',
    base: 'payer',
    change: { customer: american, lines: [lineOf('Conference ticket, Prague')] },
    source: '235/2004 § 10b(1)',
  },
  {
    what: 'catering in Prague for a German firm',
    base: 'payer',
    change: { customer: german, lines: [lineOf('Catering in Prague', { rate: 12 })] },
    source: '235/2004 § 10c(1)',
  },
  {
    what: 'a taxi in Prague for a German firm',
    base: 'payer',
    change: { customer: german, lines: [lineOf('Taxi, Prague', { rate: 12 })] },
    source: '235/2004 § 10a',
  },
  {
    what: 'a car hired for a week in Prague by an American firm',
    base: 'payer',
    change: { customer: american, lines: [lineOf('Car hire, a week')] },
    source: '235/2004 § 10d(1)',
  },
  {
    what: 'goods handed over in Prague to an American firm',
    base: 'payer',
    change: { customer: american, place: 'goods', lines: [lineOf('Printed books', { rate: 12 })] },
    source: '235/2004 § 7(1)',
  },
  {
    what: 'a service used here by an American firm that is a payer here',
    base: 'payer',
    change: { customer: { ...american, vatNumber: 'CZ684000123' } },
    source: '235/2004 § 9a',
  },
  {
    what: 'building work for a German firm with a Czech number, reversed at home',
    base: 'payer',
    change: {
      customer: { ...german, vatNumber: 'CZ45274649' },
      supply: 'domesticReverseCharge',
      place: 'property',
      lines: reversed('Stavební práce na hale v Plzni'),
    },
    source: '235/2004 § 10(1), § 92e(1)',
  },
  {
    what: 'a non-payer who lets a flat in Czechia to a German firm',
    base: 'nonPayer',
    change: { customer: german, lines: reversed('Pronájem kanceláře v Praze') },
    source: '235/2004 § 6i, § 10(1)',
  },
  {
    what: 'an author without any register',
    base: 'nonPayer',
    change: { supplier: { register: '' }, lines: reversed('Autorská odměna za článek') },
    source: '455/1991 § 3(1)(b), 89/2012 § 435(1)',
  },
  {
    what: 'an author without a register and without an IČO',
    base: 'nonPayer',
    change: {
      supplier: { register: '', ico: '', entry: 'none' },
      lines: reversed('Illustrations for a book'),
    },
    source: '455/1991 § 3(1)(b), 89/2012 § 435(1)',
  },
  {
    what: 'an author who is a payer, with royalties',
    base: 'payer',
    change: { supplier: { register: '' }, lines: [lineOf('Royalties for a photograph', { rate: 12 })] },
    source: '455/1991 § 3(1)(b)',
  },
  {
    what: 'an s.r.o. with court, section and insert in words',
    base: 'payer',
    change: register('Zapsáno v obchodním rejstříku u Městského soudu v Praze, oddíl C, vložka 12345.'),
    source: '89/2012 § 435(1)',
  },
  {
    what: 'an s.r.o. with its file number',
    base: 'payer',
    change: register('Sp. zn. C 12345 vedená u Krajského soudu v Brně'),
    source: '89/2012 § 435(1)',
  },
  {
    what: 'an s.r.o. with the short name of its court',
    base: 'payer',
    change: register('C 12345/MSPH'),
    source: '89/2012 § 435(1)',
  },
  {
    what: 'an s.r.o. in English',
    base: 'payer',
    change: register('Registered at the Municipal Court in Prague, section C, insert 12345'),
    source: '89/2012 § 435(1)',
  },
  {
    what: 'an association in the register of associations',
    base: 'nonPayer',
    change: {
      supplier: {
        name: 'Vzor z. s. (invented)',
        register: 'Spolkový rejstřík, Krajský soud v Plzni, L 4321',
      },
    },
    source: '89/2012 § 435(1)',
  },
  {
    what: 'a farmer with the record of farmers',
    base: 'nonPayer',
    change: { supplier: { register: 'Fyzická osoba zapsaná v evidenci zemědělského podnikatele.' } },
    source: '89/2012 § 435(1)',
  },
  {
    what: 'a payer whose DIČ is a birth number',
    base: 'payer',
    change: { supplier: { vatNumber: 'CZ7103192745' } },
    source: '280/2009 § 130(3)',
  },
  {
    what: 'a supplier in a village without streets',
    base: 'payer',
    change: { supplier: { street: '', city: 'Lhota 12' } },
    source: '235/2004 § 29(4)(c)',
  },
  {
    what: 'a customer in a village without streets',
    base: 'payer',
    change: { customer: { street: '', city: 'Lhota 7', zip: '39501' } },
    source: '235/2004 § 29(4)(c)',
  },
];
