import type { Currency } from './currency.ts';
import type { Day } from './dates.ts';
import type { Source } from './source.ts';

/**
 * Ids of all rules, by the jurisdiction whose folder adds them here (`declare module`): nothing generic names a country,
 * and an id that nobody wrote still does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each jurisdiction adds its own.
export interface RuleIds {}
export type RuleId = RuleIds[keyof RuleIds];

/** How a value is counted: in a currency, as a rate (0.071 is 7.1 %), percent (80 is 80 %), a part (a third), or a number of something. */
export type Unit =
  | Currency
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
 * What figures of a year follow from, in the words of their law: `the average wage`. It is set anew each year, and the
 * figure of the next one can be read from a day on, as MM-DD.
 */
export type YearlyFigure = { yearly: string; reviewOn: string };

/** A value as published; `null` where there is no such rule at the time. A part is written as its divisor: a third is 3. */
export type RuleValue = number | boolean | null;

/**
 * How sure a value is: so many sources (`'3'`), `!` if one of them says otherwise, `d` computed by the rule of the law,
 * `k` not found in writing; `1d`, `1k`, `3k` partly.
 */
export type ConfidenceMark = `${number}` | `${number}!` | 'd' | 'k' | `${number}d` | `${number}k`;

/** A value since a day, and how sure it is in each year it was stated for: a figure of a year is stated each year. */
export type DatedValue = { from: Day; value: RuleValue; sure: Readonly<Record<number, ConfidenceMark>> };

/** What a rule is and what it comes to by day: all that calculators need, and all of it that a browser gets. */
export type RuleByDay = {
  title: string;
  unit: Unit;
  /** The act, by its number in a collection of laws if it has one. */
  act: string;
  /** Section, paragraph and letter: `§ 35ba(1)(a)`. */
  section: string;
  /** Where else it stands, if a second act decides by the same value: `§ 6(4)(a) of act 586/1992`. */
  also?: string;
  /** How long a value lasts: until an act changes it, or for its year. */
  lasts: 'until changed' | Pick<YearlyFigure, 'yearly'>;
  /** In the order of time. A value holds until the next one; the first holds from the first day we hold rules for. */
  values: readonly DatedValue[];
};

/** The rules of a jurisdiction by their ids, as calculators take them: handed to whoever asks for a day. */
export type RulesByDay = Readonly<Record<string, RuleByDay>>;

/** A rule, whole: what is told of it, and where it was read. */
export type Rule<DisputeName extends string = string> = RuleByDay & {
  lasts: 'until changed' | YearlyFigure;
  /** What it is for, in plain English with its Czech term. */
  about: string;
  /** What a reader should know beside its value: how it is rounded and read, and what is not certain. */
  note?: string;
  /** Where its values were read: the act first, then the best of what supports it. */
  sources: readonly Source[];
  /** Names of disputes about it. */
  disputes?: readonly DisputeName[];
  /** When it has to be read again, where that is sooner than `reviewBy` says. */
  reviewBy?: Day;
  /** Why it is here, if no calculator reads it. */
  unread?: string;
  /** Its value stands in the words of a question, though nothing is counted by it: browsers need it all the same. */
  inWords?: true;
};
