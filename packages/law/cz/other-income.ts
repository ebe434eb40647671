import { pagesReadOn, type Source } from '../source.ts';
import { area } from './area.ts';
import { audisa, danero, incomeTaxAct, myucto } from './sources.ts';

const page = pagesReadOn('2026-11-21');

const mesecAuthors = page(
  'Měšec.cz, Autorské honoráře 2021',
  'https://www.mesec.cz/clanky/autorske-honorare-2021-pravidla-pro-placeni-dane-z-prijmu-a-placeni-pojistnych-odvodu/',
);
const chamberOccasional = page(
  'Krajská hospodářská komora, Příležitostný příjem do 50 000 nedaníte (BusinessInfo.cz)',
  'https://www.komora-khk.cz/informacni-servis-khk-khk/dane-a-ucetnictvi/dane-informace-nejen-pro-podnikatele-181',
);
const daucRent = page(
  'DAUC, Výdaje procentem z příjmů z nájmu § 9 odst. 4 ZDP',
  'https://www.dauc.cz/dokument/?modul=li&cislo=210081',
);
const shares2023 = page(
  'Seznam Zprávy, Danění akcií a kryptoměn (březen 2023)',
  'https://www.seznamzpravy.cz/clanek/ekonomika-finance-dane-daneni-akcii-a-kryptomen-jak-se-lisi-a-co-byste-meli-vedet-228355',
);
const smelikova = page(
  'Smělíková, Osvobození příjmů z prodeje cenných papírů',
  'http://www.smelikova.cz/osvobozeni-prijmu-z-prodeje-cennych-papiru/',
);
const crypto2025 = page(
  'Kurzy.cz, Co přináší nový zákon o kryptoaktivech',
  'https://zpravy.kurzy.cz/801539-mensi-danove-zatizeni-drobnych-investoru-i-vetsi-duvera-v-kryptomenove-spolecnosti-co-prinasi-novy/',
);
const capPenize = page(
  'Peníze.cz, Limit 40 milionů korun pro daně',
  'https://www.penize.cz/akcie-svet/484372-limit-40-milionu-korun-pro-dane-prodej-akcii-krypta-firmy',
);
const capDaneBily = page(
  'Daně Bílý, Změny v osvobození příjmů z prodeje cenných papírů od roku 2026',
  'https://www.dane-bily.cz/zmeny-v-osvobozeni-prijmu-z-prodeje-cennych-papiru-a-obchodnich-podilu-od-roku-2026/',
);
const occasional2025 = page(
  'Extra účetnictví, Příležitostná činnost a příležitostné příjmy v roce 2025',
  'https://www.extraucetnictvi.cz/prilezitostna-cinnost-a-prilezitostne-prijmy-v-roce-2025-kdy-je-danite-a-kdy-uz-jde-o-podnikani',
);
const rents2026 = page(
  'Banky.cz, Zdanění příjmů z nájmu: kdy zvolit paušál (únor 2026)',
  'https://www.banky.cz/clanky/zdaneni-prijmu-z-najmu-kdy-zvolit-pausal-a-kdy-skutecne-vydaje',
);
const rents2025 = page(
  'Finance.cz, Stejný příjem z nájmu, přesto různé zdanění',
  'https://finance.cz/552826-stejny-prijem-z-najmu-presto-ruzne-zdaneni-proc',
);
const cap: readonly Source[] = [
  incomeTaxAct('§ 4(3): 40 000 000 CZK of crypto exempt by § 4(1)(zk); securities are not named'),
  capPenize('none until 2024, 40 000 000 CZK for everything in 2025'),
  capDaneBily('from 2026 the cap applies to crypto, not to shares'),
  danero('§ 4(3): securities, shares and crypto in 2025, crypto only from 2026'),
];

/** Rent, sales of securities and crypto, occasional income, fees of authors. */
export const otherIncome = area({
  'cz.rental.expenses.rate': {
    title: 'Rental: flat expenses',
    unit: 'rate',
    act: '586/1992 Sb.',
    section: '§ 9(4)',
    lasts: 'until changed',
    about: 'Flat expenses of private rent (výdajový paušál u nájmu), instead of real costs.',
    values: [{ from: '2023-01-01', value: 0.3, sure: { 2023: '1k', 2024: '1', 2025: '4', 2026: '3' } }],
    sources: [
      incomeTaxAct('§ 9(4): 30 % of the income'),
      rents2026('30 %, 2026'),
      rents2025('30 %, 2025'),
      daucRent('30 %, § 9(4), 2017'),
      audisa('30 %, § 9(4), 2018'),
    ],
  },

  'cz.rental.expenses.cap': {
    title: 'Rental: flat expenses, yearly maximum',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 9(4)',
    lasts: 'until changed',
    about: 'The most flat expenses of private rent (výdajový paušál u nájmu) can be in a year.',
    values: [{ from: '2023-01-01', value: 600_000, sure: { 2023: '1k', 2024: '1', 2025: '3', 2026: '3' } }],
    sources: [
      incomeTaxAct('§ 9(4): at most 600 000 CZK'),
      rents2026('600 000 CZK, 2026'),
      audisa('600 000 CZK, § 9(4), 2018'),
      myucto('600 000 CZK, 2024 to 2026'),
    ],
  },

  'cz.securities.years': {
    title: 'Securities: exempt when held longer than',
    unit: 'years',
    act: '586/1992 Sb.',
    section: '§ 4(1)(u)',
    lasts: 'until changed',
    about:
      'Income from securities (cenné papíry) held longer than this is exempt: the time test (časový test).',
    note: 'Letter (u) since 2024. Until 2023, the same was under another letter.',
    values: [{ from: '2023-01-01', value: 3, sure: { 2023: '2', 2024: '1', 2025: '2', 2026: '2' } }],
    sources: [
      incomeTaxAct('three years, § 4(1)(u)'),
      shares2023('three years, 2023'),
      danero('three years, § 4(1)(u)'),
      smelikova('since 2014'),
    ],
  },

  'cz.securities.proceedsLimit': {
    title: 'Securities: exempt up to these yearly proceeds',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 4(1)(t)',
    lasts: 'until changed',
    about:
      'If all securities (cenné papíry) sold in a year brought no more than this, nothing is taxed. It’s what you were paid, not the profit.',
    note: 'Letter (t) since 2024. Until 2023, the same was under another letter. One crown more and everything is taxable. On whether sales that pass the time test count towards it, our reading is strict: they do.',
    values: [{ from: '2023-01-01', value: 100_000, sure: { 2023: '2', 2024: '1', 2025: '2', 2026: '2' } }],
    sources: [
      incomeTaxAct('100 000 CZK, § 4(1)(t)'),
      shares2023('100 000 CZK of proceeds, 2023'),
      danero('100 000 CZK, § 4(1)(t), 2025 and 2026'),
      smelikova('since 2014'),
    ],
    disputes: ['capital-proceeds-limit'],
  },

  'cz.crypto.years': {
    title: 'Crypto: exempt when held longer than',
    unit: 'years',
    act: '586/1992 Sb.',
    section: '§ 4(1)(zk)',
    lasts: 'until changed',
    about:
      'Income from crypto (kryptoaktiva) held longer than this is exempt: the time test (časový test), for sales since 15 February 2025.',
    note: 'Sales before 15 February 2025 are taxed however long you had it, and don’t count towards the limit of proceeds.',
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: '1', 2024: '1', 2025: '6' } },
      { from: '2025-02-15', value: 3, sure: { 2025: '6', 2026: '3' } },
    ],
    sources: [
      incomeTaxAct('§ 4(1)(zk): longer than 3 years; no crypto-asset is left out'),
      crypto2025('three years, from 15 February 2025'),
      danero('§ 4(1)(zk), act 32/2025 Sb., income from 15 February 2025'),
    ],
    disputes: ['stablecoins-held-long'],
  },

  'cz.crypto.proceedsLimit': {
    title: 'Crypto: exempt up to these yearly proceeds',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 4(1)(zj)',
    lasts: 'until changed',
    about:
      'If all crypto (kryptoaktiva) sold in a year brought no more than this, nothing is taxed, since 15 February 2025. E-money tokens aren’t included.',
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: '1', 2024: '1', 2025: '6' } },
      { from: '2025-02-15', value: 100_000, sure: { 2025: '6', 2026: '3' } },
    ],
    sources: [
      incomeTaxAct('§ 4(1)(zj): all of them no more than 100 000 CZK, without e-money tokens'),
      crypto2025('100 000 CZK, from 15 February 2025'),
      danero('§ 4(1)(zj), act 32/2025 Sb.; e-money tokens stay outside'),
    ],
    disputes: ['capital-proceeds-limit'],
  },

  'cz.capital.exemptionCap': {
    title: 'Exempt for being held long enough, at most a year',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 4(3)',
    lasts: 'until changed',
    about: 'Above this amount a year, part is taxed even if it was held long enough (strop osvobození).',
    note: 'Above the cap, the exempt part is the cap divided by all such income. Costs are divided the same way.',
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: '3', 2024: '4' } },
      { from: '2025-01-01', value: 40_000_000, sure: { 2025: '6', 2026: '5' } },
    ],
    sources: cap,
  },

  'cz.capital.capCoversSecurities': {
    title: 'The cap includes securities',
    unit: 'yes or no',
    act: '586/1992 Sb.',
    section: '§ 4(3)',
    lasts: 'until changed',
    about:
      'Whether the cap (strop osvobození) includes securities: it did in 2025, and since 2026 it’s only for crypto.',
    values: [
      { from: '2023-01-01', value: false, sure: { 2023: '3', 2024: '4' } },
      { from: '2025-01-01', value: true, sure: { 2025: '6' } },
      { from: '2026-01-01', value: false, sure: { 2026: '5' } },
    ],
    sources: cap,
  },

  'cz.occasional.limit': {
    title: 'Occasional income: exempt up to',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 10(3)(a)',
    lasts: 'until changed',
    about:
      'Occasional income (příležitostný příjem) up to this much a year is exempt. Work done regularly is a business, however small.',
    note: '30 000 CZK until 2023. It applies to each kind of other income separately. One crown more and all income of that kind is taxable.',
    values: [
      { from: '2023-01-01', value: 30_000, sure: { 2023: '3' } },
      { from: '2024-01-01', value: 50_000, sure: { 2024: '2', 2025: '2', 2026: '1' } },
    ],
    sources: [
      incomeTaxAct('§ 10(3)(a): all of one kind no more than 50 000 CZK a year'),
      chamberOccasional('50 000 CZK, for the first time for 2024; 30 000 until 2023'),
      occasional2025('50 000 CZK, 2025'),
    ],
  },

  'cz.author.withholdingLimit': {
    title: 'Author’s fees taxed by withholding, up to a month',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 7(6)',
    lasts: 'until changed',
    about:
      'Author’s fees (autorský honorář) from newspapers, radio or television up to this much a month from one payer are taxed by withholding; you don’t have to file them.',
    note: 'For each payer separately. Exactly 10 000 CZK is still withheld.',
    values: [{ from: '2023-01-01', value: 10_000, sure: { 2023: '1k', 2024: '1', 2025: '1', 2026: '2' } }],
    sources: [
      incomeTaxAct('§ 7(6): from one payer no more than 10 000 CZK in a calendar month; § 36(2)(o): 15 %'),
      mesecAuthors('10 000 CZK a month of one payer, § 7(6), 2021'),
      myucto('10 000 CZK, 2024 to 2026'),
    ],
  },
});
