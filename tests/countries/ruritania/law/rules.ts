import type { Rule } from '@majak/law/rule';
import { pagesReadOn } from '@majak/law/source';

const almanac = pagesReadOn('2026-11-23')('The Almanac of Strelsau');

type Ids = 'xr.levy.rate' | 'xr.levy.free';

declare module '@majak/law/rule' {
  interface RuleIds {
    xr: Ids;
  }
}

/** The whole law of Ruritania. */
export const rules: Readonly<Record<Ids, Rule>> = {
  'xr.levy.rate': {
    title: 'Rate of the levy',
    unit: 'rate',
    act: '1/1894',
    section: '§ 2',
    lasts: 'until changed',
    about: 'What the king takes of an income (zehnt).',
    values: [{ from: '2025-01-01', value: 0.1, sure: { 2025: '1', 2026: '1' } }],
    sources: [almanac('a tenth')],
  },
  'xr.levy.free': {
    title: 'Income that is free of the levy',
    unit: 'XRC',
    act: '1/1894',
    section: '§ 3',
    lasts: 'until changed',
    about: 'An income up to this pays nothing, and a higher one pays from what is above it.',
    values: [
      { from: '2025-01-01', value: 1_000, sure: { 2025: '1' } },
      { from: '2026-01-01', value: 1_200, sure: { 2026: '1' } },
    ],
    sources: [almanac('1 000 until 2025, 1 200 since')],
  },
};
