import { pagesReadOn, type Source } from '../source.ts';
import { area } from './area.ts';

const page = pagesReadOn('2026-11-21');

const mesecCnb = page(
  'Měšec.cz, ČNB doporučila zpřísnit limity pro investiční hypotéky',
  'https://www.mesec.cz/aktuality/cnb-doporucila-zprisnit-limity-pro-investicni-hypoteky/',
);
const ltv2023 = page(
  'Seznam Zprávy, podmínky ČNB pro hypotéky (prosinec 2023)',
  'https://www.seznamzpravy.cz/clanek/ekonomika-finance-zapis-ukazal-jak-cnb-schvalovala-nove-podminky-pro-hypoteky-241815',
);
const ceskenoviny = page(
  'České noviny, Kubelková z ČNB navrhovala větší uvolnění podmínek pro hypotéky (červen 2023)',
  'https://www.ceskenoviny.cz/zpravy/kubelkova-z-cnb-navrhovala-vetsi-uvolneni-podminek-pro-hypoteky/2380120',
);
const penizeCnb = page(
  'Peníze.cz, ČNB chce přísnější limity pro hypotéky na investiční nemovitosti',
  'https://www.penize.cz/hypoteky/482012-cnb-chce-prisnejsi-limity-pro-hypoteky-na-investicni-nemovitosti',
);
const banksCnb = page(
  'Banky.cz, ČNB chce přitvrdit u investičních hypoték',
  'https://www.banky.cz/clanky/cnb-chce-pritvrdit-u-investicnich-hypotek',
);
const pageOfNovember = pagesReadOn('2026-11-28');
const blesk = pageOfNovember(
  'Blesk.cz, Uvolnilo se pravidlo u výše splátek hypoték (červenec 2023)',
  'https://www.blesk.cz/clanek/zpravy-udalosti/747339/uvolnilo-se-pravidlo-u-vyse-splatek-hypotek-expert-ted-zalezi-na-bankach.html',
);
const novinky = pageOfNovember(
  'Novinky.cz, ČNB nechala limity pro poskytování hypoték beze změn (listopad 2022)',
  'https://www.novinky.cz/clanek/ekonomika-cnb-nechala-limity-pro-poskytovani-hypotek-beze-zmen-40416089',
);
const investment: readonly Source[] = [
  mesecCnb('70 % and 7 yearly incomes from 1 April 2026'),
  penizeCnb('70 % and 7 yearly incomes from April 2026'),
];

const debts = (incomes: string): readonly Source[] => [
  blesk(`${incomes} yearly incomes, July 2023`),
  novinky(`${incomes} since April 2022`),
  ltv2023('the limit of debts ended with 2023'),
];

/** What the central bank recommends to banks that lend for a home. */
export const mortgage = area({
  'cz.mortgage.ltv': {
    title: 'Mortgage: maximum share of the home’s value',
    unit: 'rate',
    act: 'Recommendation of the Czech National Bank',
    section: 'loan to value',
    lasts: 'until changed',
    about: 'A bank lends at most this part of the value of a home (LTV), by the Czech National Bank (ČNB).',
    note: 'A bank may go above it for a few per cent of its loans.',
    values: [{ from: '2023-01-01', value: 0.8, sure: { 2023: '4', 2024: '1', 2025: '3', 2026: '5' } }],
    sources: [
      penizeCnb('80 % unchanged, November 2025'),
      banksCnb('80 %, November 2025'),
      ltv2023('80 % since April 2022'),
      ceskenoviny('80 %, June 2023'),
    ],
  },

  'cz.mortgage.ltvUnder36': {
    title: 'Mortgage: maximum share of the home’s value, applicants under 36',
    unit: 'rate',
    act: 'Recommendation of the Czech National Bank',
    section: 'loan to value',
    lasts: 'until changed',
    about: 'Applicants under 36 may borrow more of the value of their own home (LTV do 36 let).',
    values: [{ from: '2023-01-01', value: 0.9, sure: { 2023: '4', 2024: '1', 2025: '3', 2026: '5' } }],
    sources: [
      banksCnb('90 %, November 2025'),
      ltv2023('90 % for an own home, since April 2022'),
      ceskenoviny('90 %, June 2023'),
    ],
  },

  'cz.mortgage.youngAge': {
    title: 'Mortgage: applicants under this age may borrow more',
    unit: 'count',
    act: 'Recommendation of the Czech National Bank',
    section: 'loan to value',
    lasts: 'until changed',
    about: 'Below this age applicants may borrow more of the value of their own home (LTV do 36 let).',
    values: [{ from: '2023-01-01', value: 36, sure: { 2023: '2', 2024: '1', 2025: '1', 2026: '1' } }],
    sources: [
      banksCnb('under 36, November 2025'),
      ltv2023('under 36, since April 2022'),
      ceskenoviny('under 36, June 2023'),
    ],
  },

  'cz.mortgage.ltvInvestment': {
    title: 'Mortgage: maximum share of the home’s value, home bought to let',
    unit: 'rate',
    act: 'Recommendation of the Czech National Bank',
    section: 'loan to value',
    lasts: 'until changed',
    about:
      'For homes bought to let, and from the third home on, banks should lend less (LTV u investičních hypoték), since April 2026.',
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: '2', 2024: '1', 2025: '2', 2026: '5' } },
      { from: '2026-04-01', value: 0.7, sure: { 2026: '5' } },
    ],
    sources: investment,
  },

  'cz.mortgage.dtiInvestment': {
    title: 'Mortgage: debt in yearly incomes, home bought to let',
    unit: 'count',
    act: 'Recommendation of the Czech National Bank',
    section: 'debt to income',
    lasts: 'until changed',
    about:
      'With a home bought to let (investiční hypotéka), all debts should be at most so many net yearly incomes (DTI).',
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: '2', 2024: '1', 2025: '2', 2026: '5' } },
      { from: '2026-04-01', value: 7, sure: { 2026: '5' } },
    ],
    sources: investment,
  },

  'cz.mortgage.dti': {
    title: 'Mortgage: debt in yearly incomes',
    unit: 'count',
    act: 'Recommendation of the Czech National Bank',
    section: 'debt to income',
    lasts: 'until changed',
    about:
      'All debts together should be at most so many net yearly incomes (DTI). The limit ended with 2023.',
    values: [
      { from: '2023-01-01', value: 8.5, sure: { 2023: '3' } },
      { from: '2024-01-01', value: null, sure: { 2024: '1', 2025: '2', 2026: '5' } },
    ],
    sources: debts('8.5'),
  },

  'cz.mortgage.dtiUnder36': {
    title: 'Mortgage: debt in yearly incomes, applicants under 36',
    unit: 'count',
    act: 'Recommendation of the Czech National Bank',
    section: 'debt to income',
    lasts: 'until changed',
    about:
      'Applicants under 36 could owe more for their own home (DTI do 36 let). The limit ended with 2023.',
    values: [
      { from: '2023-01-01', value: 9.5, sure: { 2023: '3' } },
      { from: '2024-01-01', value: null, sure: { 2024: '1', 2025: '2', 2026: '5' } },
    ],
    sources: debts('9.5'),
  },
});
