import { pagesReadOn, type Source } from '../source.ts';
import { area } from './area.ts';
import { fertek, incomeTaxAct, mojedaneDpp, myucto } from './sources.ts';

const page = pagesReadOn('2026-11-21');

const chamber = page(
  'Krajská hospodářská komora, Slevy na dani v roce 2025 (Finanční správa)',
  'https://www.komora-khk.cz/informacni-servis-khk-khk/dane-a-ucetnictvi/dane-informace-nejen-pro-podnikatele-161/',
);
const creditsReturn = page(
  'Podnikatel.cz, Zrušené slevy na dani by se měly vrátit',
  'https://www.podnikatel.cz/clanky/zrusene-slevy-na-dani-by-se-mely-vratit-potvrdila-babisova-vlada/',
);
const danari = page(
  'Daňaři online, Slevy na dani podle § 35ba ZDP',
  'http://www.danarionline.cz/archiv/dokument/doc-d32529v41679-nezdanitelne-castky-slevy-na-dani-a-danove-zvyhodneni-v-ro/?as_id=958lklev93spmkekqo3iq3s0e5',
);
const spouseNews = page(
  'iDNES.cz, Stát přitvrdil, slevu na manželku získá méně rodin (Čerstvé zprávy)',
  'https://www.cerstvezpravy.cz/finance-idnes-cz/stat-pritvrdil-slevu-na-manzelku-ziska-mene-rodin-kdo-ma-letos-narok',
);
const banksSpouse = page(
  'Banky.cz, Sleva na manželku: Jak ušetřit na daních v roce 2024',
  'https://www.banky.cz/clanky/dane/3/',
);
const studentReturn = page(
  'Finance.cz, Školkovné a sleva na studenta na daních se vrátí (únor 2026)',
  'https://www.finance.cz/clanky/skolkovne-a-sleva-na-studenta-na-danich-se-vrati/',
);
const familyReturn = page(
  'E15, Rodiny s dětmi si polepší o desetitisíce ročně (únor 2026)',
  'https://www.e15.cz/domaci/politika/rodiny-s-detmi-si-polepsi-o-desetitisice-rocne-umozni-to-navrat-nekterych-danovych-slev-1431022',
);
const disability = (crowns: string): readonly Source[] => [
  chamber(`${crowns} CZK a year for 2025, a twelfth of it a month`),
  myucto(`${crowns} CZK a year, 2024 to 2026`),
  danari(`${crowns} CZK a year in 2010 already`),
];

/** What is taken off the tax: credits of the taxpayer. */
export const taxCredits = area({
  'cz.credit.taxpayer.year': {
    title: 'Taxpayer credit, per year',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35ba(1)(a)',
    lasts: 'until changed',
    about:
      'What everybody may take off their tax for a year (sleva na poplatníka), in full even if they only worked for some months.',
    values: [{ from: '2023-01-01', value: 30_840, sure: { 2023: '2', 2024: '3', 2025: '3', 2026: '5' } }],
    sources: [
      incomeTaxAct('§ 35ba(1)(a): 30 840 CZK; § 35ba(3) cuts only (b) to (e) by months'),
      chamber('30 840 CZK, not cut by months, 2025'),
      fertek('30 840 CZK, 2022 to 2026'),
      myucto('30 840 CZK, 2024 to 2026'),
    ],
  },

  'cz.credit.taxpayer.month': {
    title: 'Taxpayer credit, per month',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35ba(1)(a), § 35d(2)',
    lasts: 'until changed',
    about:
      'A twelfth of the taxpayer credit (sleva na poplatníka) for employees who signed the declaration (růžový papír, prohlášení poplatníka).',
    values: [{ from: '2023-01-01', value: 2_570, sure: { 2023: '2', 2024: '3', 2025: '3', 2026: '5' } }],
    sources: [
      incomeTaxAct('§ 35d(2): a twelfth of 30 840 CZK, which is § 35ba(1)(a)'),
      mojedaneDpp('2 570 CZK, 2025'),
      myucto('2 570 CZK, 2026'),
    ],
  },

  'cz.credit.spouse.year': {
    title: 'Spouse credit, per year',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35ba(1)(b), § 35bb(1)',
    lasts: 'until changed',
    about:
      'Taken off the tax for a year if your husband, wife or partner has a low income (sleva na manžela). It’s doubled for holders of the ZTP/P card.',
    values: [{ from: '2023-01-01', value: 24_840, sure: { 2023: '2', 2024: '4', 2025: '2', 2026: '3' } }],
    sources: [
      incomeTaxAct('§ 35bb(1): 24 840 CZK, twice that with a ZTP/P card'),
      chamber('24 840 CZK, double with ZTP/P, 2025'),
      fertek('24 840 CZK, 2022 to 2026'),
    ],
  },

  'cz.credit.spouse.incomeLimit': {
    title: 'Spouse’s own income, yearly limit',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35bb(2)(b)',
    lasts: 'until changed',
    about:
      'The spouse may earn at most this much a year for the credit (sleva na manžela). Maternity pay counts, parental allowance does not.',
    values: [{ from: '2023-01-01', value: 68_000, sure: { 2023: '2', 2024: '4', 2025: '2', 2026: '3' } }],
    sources: [
      incomeTaxAct(
        '§ 35bb(2)(b): own income of no more than 68 000 CZK; § 35bb(4)(a): state social support, which parental allowance is, does not count',
      ),
      banksSpouse('68 000 CZK, 2024'),
      creditsReturn('68 000 CZK, January 2026'),
      myucto('68 000 CZK, 2024 to 2026'),
    ],
    unread: 'No calculator uses it. Where it matters, we ask whether your spouse earns less.',
    inWords: true,
  },

  'cz.credit.spouse.childUnder3': {
    title: 'Spouse has to care for a child under 3',
    unit: 'yes or no',
    act: '586/1992 Sb.',
    section: '§ 35bb(2)(a)',
    lasts: 'until changed',
    about:
      'Since 2024, the credit (sleva na manžela) has required the spouse to look after a child under three.',
    note: 'In January 2026, the government announced that this condition would end from 2027. It’s still in the wording of August 2026. A wording from 1 January 2027 has been published. We haven’t read it, so 2027 follows the one of August.',
    values: [
      { from: '2023-01-01', value: false, sure: { 2023: '2' } },
      { from: '2024-01-01', value: true, sure: { 2024: '5', 2025: '2', 2026: '3' } },
    ],
    sources: [
      incomeTaxAct('§ 35bb(2)(a): lives with the spouse and a dependent child under 3'),
      creditsReturn('since 2024; its end was announced in January 2026, no act seen'),
      familyReturn('changes are to hold from 2027'),
      spouseNews('from 2024'),
      myucto('3 years, 2024 to 2026'),
    ],
    // Its end was announced for 2027.
    reviewBy: '2027-01-01',
  },

  'cz.credit.student.year': {
    title: 'Student credit, per year',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35ba(1)(f)',
    lasts: 'until changed',
    about: 'What students under 26 took off their tax (sleva na studenta). It was abolished from 2024.',
    note: 'In January 2026, the government announced its return from 2027. It isn’t in the wording of August 2026. A wording from 1 January 2027 has been published. We haven’t read it.',
    values: [
      { from: '2023-01-01', value: 4_020, sure: { 2023: '3' } },
      { from: '2024-01-01', value: null, sure: { 2024: '4', 2025: '2', 2026: '4' } },
    ],
    sources: [
      incomeTaxAct('§ 35ba(1): letters (a) to (e), none for students'),
      creditsReturn('4 020 CZK until 2023; its return was announced in January 2026, no act seen'),
      studentReturn('4 020 CZK, for the last time for 2023'),
      chamber('abolished from 2024'),
    ],
    // Its return was announced for 2027.
    reviewBy: '2027-01-01',
  },

  'cz.credit.student.month': {
    title: 'Student credit, per month',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35ba(1)(f), § 35d',
    lasts: 'until changed',
    about: 'A twelfth of the student credit (sleva na studenta), abolished from 2024.',
    values: [
      { from: '2023-01-01', value: 335, sure: { 2023: '2' } },
      { from: '2024-01-01', value: null, sure: { 2024: '4', 2025: '2', 2026: '4' } },
    ],
    sources: [
      incomeTaxAct('§ 35ba(1) and § 35d(2): none for students'),
      studentReturn('335 CZK, for the last time for 2023'),
      chamber('abolished from 2024'),
      page('Skutečnost.cz, article on tax credits')('335 CZK, 2023'),
    ],
    // Its return was announced for 2027.
    reviewBy: '2027-01-01',
  },

  'cz.credit.disability.basic.month': {
    title: 'Disability credit, first or second degree, per month',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35ba(1)(c)',
    lasts: 'until changed',
    about:
      'Taken off the tax for each month with a disability pension of the first or second degree (základní sleva na invaliditu).',
    values: [{ from: '2023-01-01', value: 210, sure: { 2023: '1k', 2024: '1', 2025: '2', 2026: '2' } }],
    sources: [
      incomeTaxAct('§ 35ba(1)(c): 2 520 CZK a year; § 35ba(3) and § 35d(2): a twelfth of it a month'),
      ...disability('2 520'),
    ],
  },

  'cz.credit.disability.extended.month': {
    title: 'Credit for disability of the third degree, per month',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35ba(1)(d)',
    lasts: 'until changed',
    about:
      'Taken off the tax for each month with a disability pension of the third degree (rozšířená sleva na invaliditu).',
    values: [{ from: '2023-01-01', value: 420, sure: { 2023: '1k', 2024: '1', 2025: '2', 2026: '2' } }],
    sources: [
      incomeTaxAct('§ 35ba(1)(d): 5 040 CZK a year; § 35ba(3) and § 35d(2): a twelfth of it a month'),
      ...disability('5 040'),
    ],
  },

  'cz.credit.ztpp.month': {
    title: 'Credit for holders of the ZTP/P card, per month',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 35ba(1)(e)',
    lasts: 'until changed',
    about:
      'Taken off the tax for each month in which somebody has a ZTP/P card (sleva na držitele průkazu ZTP/P).',
    values: [{ from: '2023-01-01', value: 1_345, sure: { 2023: '1k', 2024: '1', 2025: '2', 2026: '2' } }],
    sources: [
      incomeTaxAct('§ 35ba(1)(e): 16 140 CZK a year; § 35ba(3) and § 35d(2): a twelfth of it a month'),
      ...disability('16 140'),
    ],
  },
});
