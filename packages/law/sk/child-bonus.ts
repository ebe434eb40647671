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
    title: `Child bonus, maximum share of the base for ${children}`,
    unit: 'rate',
    act,
    section: '§ 33(6)',
    lasts,
    about: `The child bonus for ${children} can’t exceed this share of the base, your wage or profit less insurance.`,
    values: [{ from: '2025-01-01', value, sure: { 2025: '5', 2026: '3' } }],
    sources: ofShares,
  }) as const;

/** What a parent gets for children, off the tax or paid out: the child bonus (daňový bonus na dieťa). */
export const childBonus = area({
  'sk.bonus.under15.month': {
    title: 'Child bonus per month, child under 15',
    unit: 'EUR',
    act,
    section: '§ 33(1)',
    lasts,
    about:
      'What a parent gets for a child under 15 (daňový bonus na dieťa). It lowers their tax, and the rest is paid out.',
    note: 'This amount is paid up to and including the month of the 15th birthday. 90 % of the parent’s income has to come from Slovakia.',
    values: [{ from: '2025-01-01', value: 100, sure: { 2025: '6', 2026: '5' } }],
    sources: ofAmounts,
  },
  'sk.bonus.from15.month': {
    title: 'Child bonus per month, child aged 15 to 18',
    unit: 'EUR',
    act,
    section: '§ 33(1)',
    lasts,
    about: 'What a parent gets for a child from 15 up to the month of the 18th birthday.',
    note: 'Since 2025, there’s no bonus for older children.',
    values: [{ from: '2025-01-01', value: 50, sure: { 2025: '6', 2026: '5' } }],
    sources: ofAmounts,
  },
  'sk.bonus.share.one': share('one child', 0.29),
  'sk.bonus.share.two': share('two children', 0.36),
  'sk.bonus.share.three': share('three children', 0.43),
  'sk.bonus.share.four': share('four children', 0.5),
  'sk.bonus.share.five': share('five children', 0.57),
  'sk.bonus.share.six': share('six or more children', 0.64),
  'sk.bonus.limit.month': {
    title: 'Base above which the child bonus is reduced, per month',
    unit: 'EUR',
    act,
    section: '§ 33(8)',
    lasts: averageWage,
    about: 'Above this monthly base, each child’s bonus is reduced. It’s 1.5 times the average wage.',
    values: [
      { from: '2025-01-01', value: 2_145, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 2_286, sure: { 2026: '5' } },
    ],
    sources: ofLimits,
  },
  'sk.bonus.limit.year': {
    title: 'Base above which the child bonus is reduced, per year',
    unit: 'EUR',
    act,
    section: '§ 33(8)',
    lasts: averageWage,
    about: 'Above this yearly base, each child’s bonus is reduced. It’s 18 times the average wage.',
    values: [
      { from: '2025-01-01', value: 25_740, sure: { 2025: '4' } },
      { from: '2026-01-01', value: 27_432, sure: { 2026: '5' } },
    ],
    sources: ofLimits,
  },
  'sk.bonus.fall': {
    title: 'Part of the base above the limit that comes off a child bonus',
    unit: 'part',
    act,
    section: '§ 33(8)',
    lasts,
    about: 'Each child’s bonus falls by a tenth of the amount by which the base exceeds the limit.',
    note: 'Once the monthly base is 1 000 EUR above the limit, there’s no bonus for a child under 15. For an older one, 500 EUR is enough.',
    values: [{ from: '2025-01-01', value: 10, sure: { 2025: '4', 2026: '5' } }],
    sources: ofLimits,
  },
});
