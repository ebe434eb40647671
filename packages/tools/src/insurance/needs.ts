import { addDays, addMonths, type Day, daysBetween } from '@majak/law/dates';
import type { CoverCategory, InsuranceLine, InsuredType, Sex } from './product.ts';
import { lengthUnit } from './product.ts';

/** Days from one to another, both among them. */
export type Stretch = { from: Day; to: Day };

/** Somebody who is to be insured, as old as they are on the first day. */
export type InsuredPerson = { age: number; sex: Sex; insured: InsuredType };

/** By whom somebody is insured already. */
export const insuredBy = ['nobody', 'public', 'treaty', 'unknown'] as const;
export type InsuredBy = (typeof insuredBy)[number];

/** What somebody needs insurance for: asked before anything is offered. */
export type Needs = {
  line: InsuranceLine;
  category: CoverCategory;
  purpose: string;
  /** The days in the country; of a trip, those away. */
  stay: Stretch;
  /** Where a long stay is applied for. */
  filed?: 'abroad' | 'here';
  insuredBy: InsuredBy;
  /** Days that other insurance covers already. */
  has?: Stretch;
  startsOn: Day;
  /** Months, or days of a trip. */
  duration: number;
  people: readonly InsuredPerson[];
};

/** How many days a stretch has. */
export const daysIn = ({ from, to }: Stretch): number => daysBetween(from, to) + 1;

/** The days that insurance of a length covers. */
export const coverOf = ({
  line,
  startsOn,
  duration,
}: Pick<Needs, 'line' | 'startsOn' | 'duration'>): Stretch => ({
  from: startsOn,
  to: addDays(lengthUnit(line) === 'days' ? addDays(startsOn, duration) : addMonths(startsOn, duration), -1),
});

/** How old somebody is on a day, in whole years. */
export function ageOn(bornOn: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
