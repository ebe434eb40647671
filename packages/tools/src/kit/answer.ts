import { type CarriedOver, carriedOver } from '@majak/law/carried-over';
import type { RuleRead } from '@majak/law/rule';
import { type Explained, explain, type Step, saidBy } from '@majak/law/step';
import type { Calculator, Outputs, Plain, PlainValue, Reading, Ready, Table } from './calculator.ts';
import type { Picture } from './picture.ts';

/** An output written out: its path among the outputs, and the step behind it. */
export type Line = Explained & { output: string };

/** A whole answer, explained. */
export type Answer = {
  calculator: string;
  year: number;
  /** The day whose rules were used. */
  lawAsOf: string;
  outputs: Plain;
  trace: readonly Line[];
  /** Every rule that was read, with the day it was read for: some are read for two. */
  rulesRead: readonly RuleRead[];
  notes: readonly string[];
  /** Figures of an earlier year that stand in for those that are not set yet; left out where there are none. */
  carriedOver?: CarriedOver;
};

/** An answer with its picture, for pages: the API needs none. */
export type Pictured = Answer & { picture?: Picture };

const isStep = (node: Outputs[string]): node is Step => 'label' in node && 'from' in node;
const isTable = (node: Outputs[string]): node is Table => 'explained' in node && 'rows' in node;

const plainOf = (node: Outputs[string]): PlainValue => {
  if (isStep(node)) return saidBy(node);
  if (isTable(node)) return node.rows;
  return plainOutputs(node);
};

const plainOutputs = (outputs: Outputs): Plain =>
  Object.fromEntries(Object.entries(outputs).map(([name, node]) => [name, plainOf(node)]));

/** Every step of the outputs with its path: `flatTax.monthly`. */
function stepsOf(outputs: Outputs, above = ''): [path: string, step: Step][] {
  return Object.entries(outputs).flatMap(([name, node]): [string, Step][] => {
    const path = `${above}${name}`;
    if (isStep(node)) return [[path, node]];
    return isTable(node) ? [[path, node.explained]] : stepsOf(node, `${path}.`);
  });
}

/** Each rule once for each day it was read for, in the order of the trace. */
function rulesOf(steps: readonly Explained[], found = new Map<string, RuleRead>()): Map<string, RuleRead> {
  for (const { rules, steps: below } of steps) {
    for (const rule of rules) found.set(`${rule.id}@${rule.on}`, rule);
    rulesOf(below, found);
  }
  return found;
}

/**
 * Computes and explains.
 * @param given The inputs, unchecked. @param today The day of asking, as YYYY-MM-DD.
 * @returns the answer, or every fault by its field.
 */
export function answer(calculator: Calculator, given: unknown, today: string): Reading<Answer> {
  const reading = calculator.read(given, today);
  return reading.ok ? { ok: true, value: explained(calculator, reading.value) } : reading;
}

/** As `answer`, with the picture that helps to read it, if there is one. */
export function pictured(calculator: Calculator, given: unknown, today: string): Reading<Pictured> {
  const reading = calculator.read(given, today);
  if (!reading.ok) return reading;
  const value = explained(calculator, reading.value);
  const picture = reading.value.picture(value.outputs);
  return { ok: true, value: picture ? { ...value, picture } : value };
}

function explained({ slug }: Calculator, { law, compute }: Ready): Answer {
  const { value, carried } = carriedOver(compute);
  const { outputs, notes = [] } = value;
  const paths = stepsOf(outputs);
  const named = new Map(paths.map(([path, step]) => [step, path]));
  const trace = paths.map(([output, step]) => ({ ...explain(step, named), output }));
  return {
    calculator: slug,
    year: law.year,
    lawAsOf: law.on,
    outputs: plainOutputs(outputs),
    trace,
    rulesRead: [...rulesOf(trace).values()],
    notes,
    ...(carried ? { carriedOver: carried } : {}),
  };
}

/** An output by its path: `employment.netIncome`. */
export function outputAt(outputs: Plain, path: string): PlainValue | undefined {
  let found: PlainValue | undefined = outputs;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
    found = (found as Plain)[name];
  }
  return found;
}
