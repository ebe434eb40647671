import { exact, toNumber } from './exact.ts';
import { type Rounding, rounded, roundingWords } from './rounding.ts';
import type { RuleId, RuleRead } from './rule.ts';
import type { AnyStep, Fact, FactStep, Step, Term } from './working.ts';

/** What it was computed from first: the terms behind it only decided. */
function writeFirst(this: AnyStep): string {
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
export const fact = <const F extends Fact>(
  id: string,
  label: string,
  { value, because, from }: Found<F>,
): FactStep<F> => ({
  id,
  label,
  unit: 'text',
  rounding: 'none',
  number: exact(0),
  fact: value,
  write: () => because,
  from,
});

type Found<F extends Fact> = { value: F; because: string; from: readonly Term[] };

/** A number that is an output and nothing else: its name and its label are those of the output's declaration. */
export const outcome = (term: Term, rounding?: Rounding): Step => step('', '', term, rounding);

/** A fact that is an output and nothing else, as `outcome` is for numbers. */
export const verdict = <const F extends Fact>(found: Found<F>): FactStep<F> => fact('', '', found);

/** The same step, naming further terms that decided it: a rule that says yes or no is in no formula. */
export const decidedBy = <S extends AnyStep>(one: S, ...terms: readonly Term[]): S =>
  terms.length === 0 ? one : { ...one, from: [...one.from, ...terms] };

/** What a step comes to, as JSON. */
export const saidBy = ({ fact: said, number }: AnyStep): number | Fact =>
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

type Read = { rules: Map<RuleId, RuleRead>; inputs: Set<string>; steps: Set<AnyStep> };

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
export function explain(shown: AnyStep, outputs: ReadonlyMap<AnyStep, string>): Explained {
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
    rounding: roundingWords(shown.rounding, shown.unit),
    rules: [...rules.values()],
    reads: [...inputs, ...before.flatMap((one) => outputs.get(one) ?? [])],
    steps: before.filter((one) => !outputs.has(one)).map((one) => explain(one, outputs)),
  };
}
