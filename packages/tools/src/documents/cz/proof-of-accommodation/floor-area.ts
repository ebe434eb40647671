import type { Day } from '@majak/law/dates';
import { ruleValueOn } from '../rule-value-on.ts';

/** The least floor area of one room for so many people, in square metres, by the law of a day. */
export function leastFloorArea(persons: number, today: Day): number {
  if (persons < 2) return ruleValueOn('cz.accommodation.area.one', today);
  const further = (persons - 2) * ruleValueOn('cz.accommodation.area.more', today);
  return Math.round((ruleValueOn('cz.accommodation.area.two', today) + further) * 100) / 100;
}
