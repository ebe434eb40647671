import type { Exact } from './exact.ts';
import type { Rounding } from './rounding.ts';
import type { RuleRead, Unit } from './rule.ts';

/**
 * A number that knows where it comes from: an input, a rule, a step before it, or an operation on other terms.
 * What it says (`40 000 × 7.1 %`) is written from the same operands it was computed from, and only when asked.
 */
export type Term = {
  readonly value: Exact;
  readonly unit: Unit;
  readonly write: () => string;
  /** How tightly it holds together: a number, a product, a sum, a limit. Looser terms get brackets inside tighter ones. */
  readonly binds: 3 | 2 | 1 | 0;
  readonly operands?: readonly Term[];
  readonly input?: string;
  readonly rule?: RuleRead;
  readonly step?: AnyStep;
};

/** What a step can come to, beside a number: a choice, a day, yes or no, or nothing. */
export type Fact = string | boolean | null;

/** What every step has: what it is called, what it comes to, and from what. */
type Named = {
  /** Empty, as the label is, where the declaration of the output says both. */
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  readonly rounding: Rounding;
  /** The rounded number; zero where the step comes to a fact. */
  readonly number: Exact;
  readonly write: () => string;
  /** What it was computed from. */
  readonly from: readonly Term[];
};
/** A step that comes to a number. */
export type Step = Named & { readonly fact?: undefined };
/** A step that comes to a fact. */
export type FactStep<F extends Fact = Fact> = Named & { readonly fact: F };
export type AnyStep = Step | FactStep;
