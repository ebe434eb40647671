import { type Change, lineOf, type WrongRow } from './row.ts';

const untaxed = (text: string) => [lineOf(text, { rate: 0 })];
const claims = (what: string, change: Change, base: WrongRow['base'] = 'nonPayer'): WrongRow => ({
  what,
  base,
  change,
  rule: 'tax.claimed',
  state: 'wrong',
  source: '235/2004 § 92a',
});
const atHome = {
  supply: 'domestic',
  currency: 'CZK',
  exchange: undefined,
  customer: { name: 'Příklad s.r.o. (invented)', country: 'CZ', vatNumber: 'CZ87654326' },
};
const ofMargin = (what: string, change: Change): WrongRow => ({
  what,
  base: 'payer',
  change,
  rule: 'tax.contradicted',
  state: 'wrong',
  source: '235/2004 § 89(14), § 90(14)',
});
const slip = (currency: string, rate: number): WrongRow => ({
  what: `the crowns for 100 ${currency} given as those for one`,
  base: 'payer',
  change: { currency, exchange: { rate, units: 1, date: '2026-11-20' } },
  rule: 'exchange',
  state: 'wrong',
  source: '235/2004 § 4(8)',
});

/** What a text claims that the document cannot have, and slips that nobody means. */
export const wrongClaims: readonly WrongRow[] = [
  claims('a non-payer who writes reverse charge', {
    note: 'Reverse charge: the customer shall account for VAT.',
  }),
  claims('a non-payer who writes PDP', { note: 'PDP – daň odvede zákazník.' }),
  claims('a non-payer whose line cites § 92e', { lines: untaxed('Zednické práce dle § 92e') }),
  claims(
    'an identified person who writes reverse charge to a Czech company',
    { ...atHome, note: 'Režim přenesení daňové povinnosti.' },
    'identifiedPerson',
  ),
  {
    what: 'a non-payer with a line of DPH and nothing else',
    base: 'nonPayer',
    change: { lines: [...untaxed('Práce'), ...untaxed('DPH')] },
    rule: 'tax.stated',
    state: 'wrong',
    source: '235/2004 § 108(4)(g)',
  },
  {
    what: 'a course of a non-payer, in a price with VAT',
    base: 'nonPayer',
    change: { lines: untaxed('Kurz angličtiny vč. DPH') },
    rule: 'tax.stated',
    state: 'wrong',
    source: '235/2004 § 108(4)(g)',
  },
  ofMargin('used goods in the margin scheme with 21 %', {
    lines: [lineOf('Použitý automobil')],
    note: 'Zvláštní režim – použité zboží.',
  }),
  ofMargin('used goods with 21 %, “margin scheme”', { note: 'Margin scheme – second-hand goods' }),
  ofMargin('a package tour with 21 %', { lines: [lineOf('Zájezd, zvláštní režim – cestovní služba')] }),
  {
    what: 'a tax document for a payment with domestic reverse charge',
    base: 'payer',
    change: {
      kind: 'paymentDocument',
      supply: 'domesticReverseCharge',
      lines: untaxed('Záloha na stavební práce'),
      paid: 1_000,
    },
    rule: 'payment.document',
    state: 'wrong',
    source: '235/2004 § 92a(1)',
  },
  {
    what: 'a non-payer whose goods are exempt by § 64',
    base: 'nonPayer',
    change: { supply: 'exempt', exemption: '§ 64 zákona č. 235/2004 Sb.' },
    rule: 'exemption.nonPayer',
    state: 'wrong',
    source: '235/2004 § 64(1)',
  },
  {
    what: 'a non-payer who notes a supply to another member state',
    base: 'nonPayer',
    change: { note: 'Dodání zboží do jiného členského státu.' },
    rule: 'exemption.nonPayer',
    state: 'wrong',
    source: '235/2004 § 64(1)',
  },
  slip('HUF', 6.12),
  slip('JPY', 15.3),
  {
    what: 'a due date forty years after the issue',
    base: 'nonPayer',
    change: { dueDate: '2066-12-05' },
    rule: 'dueDate',
    state: 'wrong',
    source: '89/2012 § 1958',
  },
];
