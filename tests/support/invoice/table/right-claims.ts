import { german, lineOf, person, type RightRow } from './row.ts';

const untaxed = (text: string) => [lineOf(text, { rate: 0 })];
const author = { supplier: { entry: 'none', register: '' } };

/** Texts that speak of a tax and claim nothing of it. */
export const rightClaims: readonly RightRow[] = [
  {
    what: 'a non-payer who says that reverse charge does not apply',
    base: 'nonPayer',
    change: { note: 'Nejsem plátce DPH. Reverse charge se neuplatní.' },
    source: '235/2004 § 92a',
  },
  {
    what: 'a non-payer in the scheme for small businesses',
    base: 'nonPayer',
    change: { note: 'Osvobozeno od DPH v režimu pro malé podniky.' },
    source: '235/2004 § 6',
  },
  {
    what: 'an author’s fee of which the customer withholds income tax',
    base: 'nonPayer',
    change: { ...author, lines: untaxed('Autorský honorář'), note: 'Daň odvede objednatel srážkou.' },
    source: '586/1992 § 7(6)',
  },
  {
    what: 'the same in English',
    base: 'nonPayer',
    change: {
      ...author,
      lines: untaxed('Author’s fee'),
      note: 'Withholding tax is to be paid by the customer.',
    },
    source: '586/1992 § 7(6)',
  },
  {
    what: 'a course on rates by a non-payer',
    base: 'nonPayer',
    change: { lines: untaxed('Školení: sazby DPH 12 % a 21 %') },
    source: '235/2004 § 108(4)(g)',
  },
  {
    what: 'a non-payer’s work on a house in Germany, whose owner owes the tax there',
    base: 'nonPayer',
    change: {
      customer: german,
      place: 'abroad',
      supply: 'outsideEu',
      note: 'Reverse charge: the customer accounts for German VAT.',
    },
    source: '235/2004 § 10(1)',
  },
  {
    what: 'a payer who says that it is no supply under reverse charge',
    base: 'payer',
    change: { note: 'Nejedná se o plnění v režimu přenesení daňové povinnosti.' },
    source: '235/2004 § 92a',
  },
  {
    what: 'used goods in the margin scheme, without a tax',
    base: 'payer',
    change: {
      supply: 'exempt',
      customer: person,
      lines: untaxed('Použitá kytara'),
      exemption: '§ 90 zákona č. 235/2004 Sb.: zvláštní režim – použité zboží',
    },
    source: '235/2004 § 90(14)',
  },
  {
    what: 'a package tour, without a tax',
    base: 'payer',
    change: {
      supply: 'exempt',
      customer: person,
      lines: untaxed('Zájezd do Itálie'),
      exemption: 'Zvláštní režim – cestovní služba, § 89 zákona č. 235/2004 Sb.',
    },
    source: '235/2004 § 89(14)',
  },
  {
    what: 'the rate for 100 HUF, as it is published',
    base: 'payer',
    change: { currency: 'HUF', exchange: { rate: 6.12, units: 100, date: '2026-11-20' } },
    source: '235/2004 § 4(8)',
  },
  {
    what: 'a repair with used parts',
    base: 'payer',
    change: { lines: [lineOf('Oprava, použité díly a materiál')] },
    source: '235/2004 § 90(14)',
  },
];
