import { area } from './area.ts';
import { allowance2026, figures2026, financialAdministration, krosBands, wageFigures } from './sources.ts';
import { subsistenceMinimum } from './yearly-figures.ts';

const act = '595/2003 Z. z.';
const disputes = ['slovak-allowance-2026'] as const;
const ofFall = [
  allowance2026('91.8, 51.6 and 154.8 times the subsistence minimum, less a third of the base, 2026'),
  wageFigures('26 083.13 and 14 661.11 EUR, 2026; against: less a quarter of the base'),
  figures2026('against: 26 367.26 EUR and a quarter, before act 261/2025'),
];

/** What is taken off the base of the income tax: allowances (nezdaniteľné časti základu dane). */
export const allowances = area({
  'sk.allowance.taxpayer.year': {
    title: 'Taxpayer’s allowance, per year',
    unit: 'EUR',
    act,
    section: '§ 11(2)(a)',
    lasts: subsistenceMinimum,
    about:
      'The part of your tax base you don’t pay tax on (nezdaniteľná časť základu dane na daňovníka). It’s 21 times the subsistence minimum.',
    values: [
      { from: '2025-01-01', value: 5_753.79, sure: { 2025: '5' } },
      { from: '2026-01-01', value: 5_966.73, sure: { 2026: '7' } },
    ],
    sources: [
      allowance2026('5 966.73 EUR, 21 times 284.13, 2026'),
      krosBands('5 966.73 EUR, 2026'),
      financialAdministration('5 753.79 EUR, 2025'),
    ],
  },
  'sk.allowance.taxpayer.month': {
    title: 'Taxpayer’s allowance, per month',
    unit: 'EUR',
    act,
    section: '§ 35(1)(b)',
    lasts: subsistenceMinimum,
    about:
      'A twelfth of the yearly allowance. If you’ve signed the declaration, your employer leaves it untaxed each month. A high wage doesn’t reduce it until the year is settled.',
    values: [
      { from: '2025-01-01', value: 479.48, sure: { 2025: '5' } },
      { from: '2026-01-01', value: 497.23, sure: { 2026: '7' } },
    ],
    sources: [
      allowance2026('497.23 EUR, 2026'),
      krosBands('497.23 EUR, 2026'),
      financialAdministration('479.48 EUR, 2025'),
    ],
  },
  'sk.allowance.taxpayer.limit': {
    title: 'Tax base above which the allowance is reduced',
    unit: 'EUR',
    act,
    section: '§ 11(2)(b)',
    lasts: subsistenceMinimum,
    about: 'If your tax base for the year is above this, your allowance is smaller.',
    note: 'Since 2026, it’s 91.8 times the subsistence minimum. It was 92.8 times until 2025.',
    values: [
      { from: '2025-01-01', value: 25_426.27, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 26_083.13, sure: { 2026: '6!' } },
    ],
    sources: ofFall,
    disputes,
  },
  'sk.allowance.taxpayer.from': {
    title: 'What a reduced allowance is worked out from',
    unit: 'EUR',
    act,
    section: '§ 11(2)(b)',
    lasts: subsistenceMinimum,
    about: 'A reduced allowance is this amount minus part of your tax base. It’s never below zero.',
    note: 'Since 2026, it’s 51.6 times the subsistence minimum. It was 44.2 times until 2025.',
    values: [
      { from: '2025-01-01', value: 12_110.36, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 14_661.11, sure: { 2026: '5!' } },
    ],
    sources: ofFall,
    disputes,
  },
  'sk.allowance.taxpayer.part': {
    title: 'Part of the tax base that comes off a reduced allowance',
    unit: 'part',
    act,
    section: '§ 11(2)(b)',
    lasts: 'until changed',
    about: 'How much of your tax base comes off a reduced allowance: a third since 2026, a quarter before.',
    values: [
      { from: '2025-01-01', value: 4, sure: { 2025: '2' } },
      { from: '2026-01-01', value: 3, sure: { 2026: '5!' } },
    ],
    sources: ofFall,
    disputes,
  },
  'sk.allowance.spouse.year': {
    title: 'Allowance for a spouse, per year',
    unit: 'EUR',
    act,
    section: '§ 11(3)',
    lasts: subsistenceMinimum,
    about:
      'What you don’t pay tax on if your spouse cares for a small child, is out of work or is disabled (nezdaniteľná časť na manželku alebo manžela), less your spouse’s own income.',
    note: 'It’s 19.2 times the subsistence minimum. You claim it once the year is over. A high tax base reduces it too.',
    values: [
      { from: '2025-01-01', value: 5_260.61, sure: { 2025: '3' } },
      { from: '2026-01-01', value: 5_455.3, sure: { 2026: '3' } },
    ],
    sources: [
      figures2026('5 455.30 EUR, 19.2 times, 2026'),
      allowance2026('it falls by a third as well, 2026'),
    ],
    unread: 'No calculator asks about a spouse. Pages mention it.',
  },
});
