import { pagesReadOn } from '../source.ts';
import { area } from './area.ts';
import { incomeTaxAct, myucto, transferTaxAct, ukraineTaxAct } from './sources.ts';

const page = pagesReadOn('2026-11-21');

const deductions2025 = page(
  'Podnikatel.cz, Kterými nezdanitelnými částkami si můžete snížit základ daně za rok 2025?',
  'https://www.podnikatel.cz/clanky/kterymi-nezdanitelnymi-castkami-si-muzete-snizit-zaklad-dane-za-rok-2025/',
);
const rulecalc = page(
  'RuleCalc, Nezdanitelná část základu daně 2026',
  'https://rulecalc.com/cs/dan/dan-nezdanitelna-cast',
);
const money = page(
  'Money.cz, Nezdanitelné položky v roce 2025',
  'https://money.cz/novinky-a-tipy/dane/nezdanitelne-polozky-snizte-si-danovy-zaklad-a-usetrete',
);
const mlckovsky = page('Mlčkovský, Odčitatelné položky', 'https://www.mlckovsky.cz/odcitatelne-polozky/');
const idnesSavings = page(
  'iDNES.cz, odpočet životního pojištění od roku 2024',
  'https://www.idnes.cz/finance/pojisteni/zivotni-pojisteni.A240507_793708_poj_sov',
);
const donations2025 = page('Finance.cz, Zvýšené odpočty darů od základu daně platí i pro roky 2025 a 2026');
const donations2023 = page(
  'České noviny, Vláda schválila prodloužení daňových úlev za dary pro Ukrajinu (leden 2023)',
  'https://www.ceskenoviny.cz/zpravy/vlada-schvalila-prodlouzeni-danovych-ulev-za-dary-pro-ukrajinu/2309829',
);

/** What is deducted from the tax base, and what is paid back. */
export const taxDeductions = area({
  'cz.deduction.mortgage.limit': {
    title: 'Deductible mortgage interest, homes from 2021',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 15(4)',
    lasts: 'until changed',
    about:
      'The most interest on a housing loan that a household may deduct from the tax base in a year (úroky z hypotéky), for homes bought since 2021.',
    note: 'For all of a household’s loans together. If interest is only paid for part of the year, it’s a twelfth for each month.',
    values: [{ from: '2023-01-01', value: 150_000, sure: { 2023: '1', 2024: '1', 2025: '1', 2026: '2' } }],
    sources: [
      incomeTaxAct('§ 15(4): 150 000 CZK for all loans of a household, a twelfth for each month'),
      rulecalc('150 000 CZK, 2026'),
      myucto('150 000 CZK, 2024 to 2026'),
    ],
  },

  'cz.deduction.mortgage.limitBefore2021': {
    title: 'Deductible mortgage interest, homes from before 2021',
    unit: 'CZK',
    act: '386/2020 Sb.',
    section: 'Art. IV(3) and (4)',
    lasts: 'until changed',
    about:
      'The same for homes bought by the end of 2020 (úroky z hypotéky), which keep the older, higher limit.',
    note: 'The older wording of § 15(3) and (4) of act 586/1992 still applies to housing obtained before 1 January 2021, and to a loan that refinances such a loan.',
    values: [{ from: '2023-01-01', value: 300_000, sure: { 2023: '1', 2024: '1', 2025: '2', 2026: '1' } }],
    sources: [
      transferTaxAct(
        '150 000 instead of 300 000 CZK, Art. III(9); the older wording goes on, Art. IV(3) and (4)',
      ),
      money('300 000 CZK for loans agreed by the end of 2020, 2025'),
      myucto('300 000 CZK, 2024 to 2026'),
    ],
  },

  'cz.deduction.retirement.limit': {
    title: 'Deductible retirement savings',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 15(6)',
    lasts: 'until changed',
    about:
      'The most that may be deducted in a year for pension savings, life insurance and long-term investment (produkty spoření na stáří, DIP).',
    note: 'One limit for all products since 2024; § 15a says which products these are. In 2023 there were two limits of 24 000 CZK, for pension savings and for life insurance.',
    values: [{ from: '2023-01-01', value: 48_000, sure: { 2023: '1!', 2024: '2', 2025: '1', 2026: '2' } }],
    sources: [
      incomeTaxAct('48 000 CZK, § 15(6)'),
      rulecalc('48 000 CZK, 2026'),
      idnesSavings('48 000 CZK in total, for the first time in 2024'),
      myucto('48 000 CZK, 2024 to 2026'),
      mlckovsky('24 000 CZK for pension and 24 000 for life insurance, before 2024'),
    ],
    disputes: ['retirement-savings-2023'],
  },

  'cz.deduction.donations.share': {
    title: 'Donations: maximum share of the tax base',
    unit: 'rate',
    act: '586/1992 Sb.',
    section: '§ 15(1)',
    also: '§ 1(1) of act 128/2022',
    lasts: 'until changed',
    about:
      'Donations (bezúplatná plnění, dary) may be deducted up to this part of the tax base; the share is raised for 2020 to 2026.',
    note: 'The law says 15 %. For 2022 to 2026, it’s 30 % under § 1(1) of act 128/2022, last extended by act 24/2025.',
    values: [
      { from: '2023-01-01', value: 0.3, sure: { 2023: '2', 2024: '2', 2025: '3', 2026: '2' } },
      { from: '2027-01-01', value: 0.15, sure: { 2027: '1' } },
    ],
    sources: [
      ukraineTaxAct('30 % for 2022 to 2026, § 1(1)'),
      deductions2025('30 % for 2025; 15 % by the general rule'),
      donations2025('30 % for 2024 to 2026, act 24/2025 Sb.'),
      donations2023('30 % for 2023'),
      myucto('30 %, 2024 to 2026'),
    ],
  },

  'cz.deduction.donations.leastShare': {
    title: 'Donations: minimum share of the tax base',
    unit: 'rate',
    act: '586/1992 Sb.',
    section: '§ 15(1)',
    lasts: 'until changed',
    about:
      'Donations (dary) count only if they are more than this part of the tax base, or reach the minimum amount.',
    note: 'One of the two conditions is enough: at least 1 000 CZK, or more than 2 % of the tax base.',
    values: [{ from: '2023-01-01', value: 0.02, sure: { 2023: '1k', 2024: '2', 2025: '3', 2026: '2' } }],
    sources: [
      incomeTaxAct('more than 2 % of the base, or at least 1 000 CZK, § 15(1)'),
      deductions2025('2 % of the base, or 1 000 CZK, 2025'),
      donations2025('more than 2 %, or 1 000 CZK'),
      myucto('2 %, 2024 to 2026'),
      mlckovsky('2 %, undated'),
    ],
  },

  'cz.deduction.donations.least': {
    title: 'Donations: minimum amount that always counts',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 15(1)',
    lasts: 'until changed',
    about: 'Donations (dary) of at least this much in a year count whatever the tax base is.',
    values: [{ from: '2023-01-01', value: 1_000, sure: { 2023: '1k', 2024: '2', 2025: '3', 2026: '2' } }],
    sources: [
      incomeTaxAct('more than 2 % of the base, or at least 1 000 CZK, § 15(1)'),
      deductions2025('1 000 CZK, 2025'),
      donations2025('1 000 CZK'),
      myucto('1 000 CZK, 2024 to 2026'),
      mlckovsky('1 000 CZK, undated'),
    ],
  },

  'cz.refund.smallest': {
    title: 'Smallest overpaid tax an employer pays back',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 38ch(5)',
    lasts: 'until changed',
    about: 'An employer only pays back the year’s overpaid tax (roční zúčtování) if it’s more than this.',
    note: 'More than 50 CZK: exactly 50 isn’t paid. A tax office pays back amounts from 200 CZK. We read it for 2026, and assume that older years are the same.',
    values: [{ from: '2023-01-01', value: 50, sure: { 2023: '1k', 2024: '1k', 2025: '1k', 2026: '2' } }],
    sources: [
      incomeTaxAct('§ 38ch(5), and § 35d(8) with the child allowance: more than 50 CZK'),
      myucto('more than 50 CZK, § 38ch(5), 2026'),
    ],
  },
});
