import type { RuleId } from './cz/rules.ts';
import { type Exact, exact, toNumber } from './exact.ts';
import { type Rounding, rounded, roundings } from './rounding.ts';
import type { RuleRead, Unit } from './rule.ts';
import type { Term } from './term.ts';

/** What a step can come to, beside a number: a choice, a day, yes or no, or nothing. */
export type Fact = string | boolean | null;

/** One step of an answer: what it is called, what it comes to, and from what. */
export type Step = {
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  readonly rounding: Rounding;
  /** The rounded number; zero where the step comes to a fact. */
  readonly number: Exact;
  readonly fact?: Fact;
  readonly write: () => string;
  /** What it was computed from. */
  readonly from: readonly Term[];
};

/** What it was computed from first: the terms behind it only decided. */
function writeFirst(this: Step): string {
  return this.from[0]?.write() ?? '';
}

/** A step that comes to a number. @param rounding By its name; `none` keeps the exact value. */
export const step = (id: string, label: string, term: Term, rounding: Rounding = 'none'): Step => ({
  id,
  label,
  unit: term.unit,
  rounding,
  number: rounded(term.value, rounding),
  write: writeFirst,
  from: [term],
});

/** A step that comes to a fact. @param because What it was decided from, in words; @param from the terms that decided. */
export const fact = (
  id: string,
  label: string,
  {
    value,
    because,
    from,
    unit = 'text',
  }: { value: Fact; because: string; from: readonly Term[]; unit?: Step['unit'] },
): Step => ({ id, label, unit, rounding: 'none', number: exact(0), fact: value, write: () => because, from });

/** The same step, naming further terms that decided it: a rule that says yes or no is in no formula. */
export const decidedBy = (one: Step, ...terms: readonly Term[]): Step =>
  terms.length === 0 ? one : { ...one, from: [...one.from, ...terms] };

/** What a step comes to, as JSON. */
export const saidBy = ({ fact: said, number }: Step): number | Fact =>
  said === undefined ? toNumber(number) : said;

/** A step as the API and the page show it. */
export type Explained = {
  id: string;
  label: string;
  formula: string;
  value: number | Fact;
  unit: string;
  rounding: string;
  /** Rules it reads itself. */
  rules: readonly RuleRead[];
  /** Inputs and outputs it reads itself. */
  reads: readonly string[];
  /** Steps on the way that are no output of their own. */
  steps: readonly Explained[];
};

type Read = { rules: Map<RuleId, RuleRead>; inputs: Set<string>; steps: Set<Step> };

function collect(terms: readonly Term[], into: Read): Read {
  for (const { operands, input, rule, step: before } of terms) {
    if (rule) into.rules.set(rule.id, rule);
    if (input) into.inputs.add(input);
    if (before) into.steps.add(before);
    if (operands) collect(operands, into);
  }
  return into;
}

/**
 * Writes a step out, with the steps on its way.
 * @param outputs The steps that are shown by themselves, by the name of their output: named in `reads`, not repeated.
 */
export function explain(shown: Step, outputs: ReadonlyMap<Step, string>): Explained {
  const { rules, inputs, steps } = collect(shown.from, {
    rules: new Map(),
    inputs: new Set(),
    steps: new Set(),
  });
  const before = [...steps];
  return {
    id: shown.id,
    label: shown.label,
    formula: shown.write(),
    value: saidBy(shown),
    unit: shown.unit,
    rounding: roundings[shown.rounding].words,
    rules: [...rules.values()],
    reads: [...inputs, ...before.flatMap((one) => outputs.get(one) ?? [])],
    steps: before.filter((one) => !outputs.has(one)).map((one) => explain(one, outputs)),
  };
}
