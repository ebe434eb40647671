import type { RuleId } from './cz/rules.ts';
import type { Day } from './dates.ts';

/** How a value is counted: crowns, a rate (0.071 is 7.1 %), percent (80 is 80 %), a part (a third), or a number of something. */
export type Unit =
  | 'CZK'
  | 'rate'
  | 'percent'
  | 'part'
  | 'count'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'hours'
  | 'yes or no'
  | 'date'
  | 'text';

/** A rule that was read, and the day it was read for: not always the day of the answer. */
export type RuleRead = { id: RuleId; on: Day };

/**
 * How long a value of a rule lasts: until an act changes it, or for its year. A figure of a year follows from one that
 * is set each autumn for the next year: the average wage by an order of the government, the minimum wage by a notice of
 * the ministry.
 */
export type Lasts = 'until changed' | 'the average wage' | 'the minimum wage';

/** What a rule is, whatever the year. */
export type RuleOf = {
  title: string;
  unit: Unit;
  /** Number of the act in the Collection of Laws, such as `589/1992 Sb.` */
  act: string;
  section: string;
  /** Where else it stands, if a second act decides by the same value: `§ 6(4)(a) of act 586/1992`. */
  also?: string;
  lasts: Lasts;
};

/** A value as published; `null` where there is no such rule at the time. A part is written as its divisor: a third is 3. */
export type RuleValue = number | boolean | null;

/**
 * How sure a value is: so many sources (`'3'`), `!` if one of them says otherwise, `d` computed by the rule of the law,
 * `k` not found in writing; `1d`, `1k`, `3k` partly.
 */
export type Mark = `${number}` | `${number}!` | 'd' | 'k' | `${number}d` | `${number}k`;

/** What was stated for one calendar year: every figure of the year that is set, and what an act changed. The first year states every rule. */
export type Year = {
  year: number;
  values: Readonly<Partial<Record<RuleId, RuleValue>>>;
  marks: Readonly<Partial<Record<RuleId, Mark>>>;
  /** What changed within the year, in order. */
  changes: readonly { on: Day; values: Readonly<Partial<Record<RuleId, RuleValue>>> }[];
};
