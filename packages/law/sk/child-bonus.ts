import { area } from './area.ts';
import { bonusRules, krosBonus } from './sources.ts';
import { averageWage } from './yearly-figures.ts';

const act = '595/2003 Z. z.';
const lasts = 'until changed';
const ofShares = [
  bonusRules('29, 36, 43, 50, 57 and 64 % of the partial base for one to six children, § 33(6)'),
  krosBonus('the same shares, with the lowest wage that brings the whole bonus, 2026'),
];
const ofAmounts = [
  bonusRules('100 EUR a month until the month of the 15th birthday, 50 EUR until that of the 18th, § 33(1)'),
  krosBonus('100 and 50 EUR, 2026'),
];
const ofLimits = [
  krosBonus('2 286 EUR a month, 27 432 EUR a year, 2026'),
  bonusRules('one and a half average wages of two years before'),
];
const share = (children: string, value: number) =>
  ({
    title: `Child bonus, most of the base for ${children}`,
    unit: 'rate',
    act,
    section: '§ 33(6)',
    lasts,
    about: `The child bonus for ${children} is no more than this part of the base: wage or profit less insurance.`,
    values: [{ from: '2025-01-01', value, sure: { 2025: '5', 2026: '3' } }],
    sources: ofShares,
  }) as const;

/** What a parent gets for children, off the tax or paid out: the child bonus (daňový bonus na dieťa). */
export const childBonus = area({
  'sk.bonus.under15.month': {
    title: 'Child bonus a month, child under 15',
    unit: 'EUR',
    act,
    section: '§ 33(1)',
    lasts,
    about:
      'What a parent gets for a child under 15 (daňový bonus na dieťa): it lowers the tax, the rest is paid out.',
    note: 'The month of the 15th birthday is the last one with this amount. Nine tenths of the parent’s income have to be from Slovakia.',
    values: [{ from: '2025-01-01', value: 100, sure: { 2025: '6', 2026: '5' } }],
    sources: ofAmounts,
  },
  'sk.bonus.from15.month': {
    title: 'Child bonus a month, child of 15 to 18',
    unit: 'EUR',
    act,
    section: '§ 33(1)',
    lasts,
    about: 'What a parent gets for a child from 15 until the month of the 18th birthday.',
    note: 'There is none for older children since 2025.',
    values: [{ from: '2025-01-01', value: 50, sure: { 2025: '6', 2026: '5' } }],
    sources: ofAmounts,
  },
  'sk.bonus.share.one': share('one child', 0.29),
  'sk.bonus.share.two': share('two children', 0.36),
  'sk.bonus.share.three': share('three children', 0.43),
  'sk.bonus.share.four': share('four children', 0.5),
  'sk.bonus.share.five': share('five children', 0.57),
  'sk.bonus.share.six': share('six children and more', 0.64),
  'sk.bonus.limit.month': {
    title: 'Base above which the child bonus falls, month',
    unit: 'EUR',
    act,
    section: '§ 33(8)',
    lasts: averageWage,
    about: 'Above this base of a month the bonus of each child falls. It is one and a half average wages.',
    values: [
      { from: '2025-01-01', value: 2_145, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 2_286, sure: { 2026: '5' } },
    ],
    sources: ofLimits,
  },
  'sk.bonus.limit.year': {
    title: 'Base above which the child bonus falls, year',
    unit: 'EUR',
    act,
    section: '§ 33(8)',
    lasts: averageWage,
    about: 'Above this base of a year the bonus of each child falls: 18 average wages.',
    values: [
      { from: '2025-01-01', value: 25_740, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 27_432, sure: { 2026: '5' } },
    ],
    sources: ofLimits,
  },
  'sk.bonus.fall': {
    title: 'Part of the base above the limit that a child bonus falls by',
    unit: 'part',
    act,
    section: '§ 33(8)',
    lasts,
    about: 'The bonus of each child falls by a tenth of what the base is above the limit.',
    note: 'A child under 15 is 1 000 EUR of monthly base above the limit, an older one 500 EUR, and then there is no bonus.',
    values: [{ from: '2025-01-01', value: 10, sure: { 2025: '4', 2026: '5' } }],
    sources: ofLimits,
  },
});
