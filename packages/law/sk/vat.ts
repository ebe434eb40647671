import { pagesReadOn, sourceReadOn } from '../source.ts';
import { area } from './area.ts';

const page = pagesReadOn('2026-11-23');
const cashPage = pagesReadOn('2026-11-29');
const ofRates = [
  page(
    'TaxAdvisor, Zmeny v DPH od 1. 1. 2025',
    'https://taxadvisor.sk/2024/12/31/zmeny-v-dph-od-01-01-2025',
  )('23, 19 and 5 % from 2025'),
  page(
    'Faktúra online, Zmeny v sadzbách DPH od roku 2025',
    'https://fakturaonline.sk/obchodny-bulletin/dane/zmeny-v-sadzbach-dph-na-slovensku-od-roku-2025',
  )('23 % instead of 20 %, 19 and 5 %, from 2025'),
  page(
    'Tax-audit, Zmeny v zákone o DPH od 1. januára 2025',
    'https://www.tax-audit.sk/novinky/zmeny-v-zakone-o-dph-od-1-januara-2025',
  )('what has 5 and what 19 %, annexes 7 and 7a'),
];
const ofLimits = [
  page(
    'iDoklad, Zmeny v registrácii pre DPH',
    'https://idoklad.sk/?p=21381',
  )(
    '50 000 EUR in a calendar year: a payer from the next 1 January; 62 500 EUR: with the supply that exceeds it',
  ),
  page(
    'TaxAdvisor, Zmeny v DPH od 1. 1. 2025',
    'https://taxadvisor.sk/2024/12/31/zmeny-v-dph-od-01-01-2025',
  )('both limits, from 2025'),
];
const actOnPrices = sourceReadOn({
  kind: 'act',
  title: 'Act 457/2021, in force from 1 July 2022',
  url: 'https://www.zakonypreludi.sk/zz/2021-457',
  readOn: '2026-11-23',
});

const act = '222/2004 Z. z.';
const note = 'The tax is rounded to the nearest cent, with half a cent rounded up, once for each rate.';

/** Value added tax, and what is paid in cash. */
export const vat = area({
  'sk.vat.standard': {
    title: 'VAT, standard rate',
    unit: 'rate',
    act,
    section: '§ 27(1)',
    lasts: 'until changed',
    about: 'The standard rate of value added tax (daň z pridanej hodnoty, DPH).',
    note: `${note} Sweet and salty foods have had this rate since 2026.`,
    values: [{ from: '2025-01-01', value: 0.23, sure: { 2025: '5', 2026: '5' } }],
    sources: ofRates,
  },
  'sk.vat.reduced': {
    title: 'VAT, first reduced rate',
    unit: 'rate',
    act,
    section: '§ 27(2)(a)',
    lasts: 'until changed',
    about: 'The reduced rate, for electricity, many foods, and soft drinks served in restaurants.',
    note,
    values: [{ from: '2025-01-01', value: 0.19, sure: { 2025: '5', 2026: '5' } }],
    sources: ofRates,
  },
  'sk.vat.secondReduced': {
    title: 'VAT, second reduced rate',
    unit: 'rate',
    act,
    section: '§ 27(2)(b)',
    lasts: 'until changed',
    about: 'The lowest rate, for basic foods, medicines, books, hotel stays and restaurant meals.',
    note,
    values: [{ from: '2025-01-01', value: 0.05, sure: { 2025: '5', 2026: '5' } }],
    sources: ofRates,
  },
  'sk.vat.registration.limit': {
    title: 'Turnover above which a business becomes a VAT payer next January',
    unit: 'EUR',
    act,
    section: '§ 4(1)',
    lasts: 'until changed',
    about:
      'A business whose turnover in a calendar year (obrat) is above this becomes a VAT payer on the next 1 January.',
    note: 'You have 5 working days to apply; sources differ on when they start.',
    values: [{ from: '2025-01-01', value: 50_000, sure: { 2025: '6', 2026: '6' } }],
    sources: ofLimits,
  },
  'sk.vat.registration.immediateLimit': {
    title: 'Turnover above which a business is a VAT payer immediately',
    unit: 'EUR',
    act,
    section: '§ 4(1)',
    lasts: 'until changed',
    about:
      'If a supply takes a business above this turnover in a calendar year, it becomes a VAT payer with that supply.',
    values: [{ from: '2025-01-01', value: 62_500, sure: { 2025: '6', 2026: '6' } }],
    sources: ofLimits,
  },
  'sk.cash.maximum': {
    title: 'Cash: maximum that a business may pay or be paid',
    unit: 'EUR',
    act: '394/2012 Z. z.',
    section: '§ 4',
    lasts: 'until changed',
    about:
      'Above this amount, a payment to or from a business can’t be made in cash. Payments of one contract count together.',
    note: 'Between people who aren’t in business, the maximum is 15 000 EUR. In 2023 the ban didn’t hold, since emergencies were declared (§ 8(h)). Act 384/2025 changed that exception too; we haven’t read how.',
    values: [
      { from: '2025-01-01', value: 15_000, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 5_000, sure: { 2026: '3' } },
    ],
    sources: [
      cashPage(
        'DAUC, Legislatívne zmeny v zákone o obmedzení platieb v hotovosti od 1. 1. 2026',
        'https://www.dauc.sk/clanky/5635/legislativne-zmeny-v-zakone-o-obmedzeni-platieb-v-hotovosti-od-1-1-2026',
      )('§ 4 and § 8(h) are changed by act 384/2025, from 2026'),
      cashPage(
        'Interez, V platbe hotovosťou nastala veľká zmena',
        'https://www.interez.sk/v-platbe-hotovostou-nastala-velka-zmena-vela-veci-si-za-fyzicke-peniaze-uz-nekupite-hrozia-velke-pokuty/',
      )(
        'the Financial Administration: 5 000 EUR from 1 January 2026 between companies and with people, 15 000 EUR between people',
      ),
      cashPage(
        'Topky, Nový zákon o platbách v hotovosti',
        'https://www.topky.sk/cl/10/9326129/Chcete-platit-velke-objemy-v-hotovosti--Novy-zakon-vas-poriadne-priskrti--pozor-na-tuto-sumu--hrozia-POKUTY-',
      )('15 000 EUR until 2025, 5 000 EUR where a business takes part'),
      cashPage(
        'Techbyte, Štát od januára obmedzil použitie hotovosti',
        'https://www.techbyte.sk/2026/01/stat-januara-obmedzil-pouzitie-hotovosti-zakazane',
      )(
        '15 000 EUR for everybody before, another limit from 1 January 2026; emergencies lifted it for a time',
      ),
      cashPage(
        'Dane a účtovníctvo, Novela zákona č. 394/2012 Z. z.',
        'https://www.daneauctovnictvo.sk/sk/aktuality/novela-zakona-c-394-2012-z-z-o-obmedzeni-platieb-v-hotovosti.a-3137.html',
      )(
        'the Financial Directorate: 15 000 EUR for everybody from 1 July 2023, and not during an emergency; two were declared',
      ),
    ],
    unread: 'No calculator uses it. The invoice generator checks documents with it.',
  },
  'sk.cash.step': {
    title: 'What a cash total is rounded to',
    unit: 'EUR',
    act: '18/1996 Z. z.',
    section: '§ 3(4)',
    lasts: 'until changed',
    about:
      'A total paid in cash is rounded to the nearest multiple of this. Half of it is rounded up, and so is a total of one or two cents.',
    note: 'Only the total is rounded, never a card payment. VAT is worked out first.',
    values: [{ from: '2025-01-01', value: 0.05, sure: { 2025: '6', 2026: '6' } }],
    sources: [
      actOnPrices('§ 3(4): 5 cents, half of it up, 1 and 2 cents up; the total alone'),
      page(
        'Katana, Zaokrúhľovanie hotovostných platieb na 5 centov',
        'https://katanasystem.sk/zaokruhlovanie-platieb-5c/',
      )('the same text; what it is out of: VAT, cards'),
    ],
  },
});
