import { type CarriedOver, carriedOver } from '@majak/law/carried-over-figures';
import type { RuleRead } from '@majak/law/rule';
import { type Explained, explain, saidBy } from '@majak/law/step';
import type { AnyStep } from '@majak/law/working';
import type { ParseResult } from '../form/fault.ts';
import type { Calculator, OutputValue, PlainOutputs, ReadyCalculation, Steps } from './calculator.ts';
import type { Chart } from './chart.ts';
import type { Output, Outputs, Table } from './output.ts';

/** An output written out: its path among the outputs, and the step behind it. */
export type TraceLine = Explained & { output: string };

/** Everything a calculator gives back, explained. */
export type CalculatorResult = {
  calculator: string;
  year: number;
  /** The day whose rules were used. */
  lawAsOf: string;
  outputs: PlainOutputs;
  trace: readonly TraceLine[];
  /** Every rule that was read, with the day it was read for: some are read for two. */
  rulesRead: readonly RuleRead[];
  notes: readonly string[];
  /** Figures of an earlier year that stand in for those that are not set yet; left out where there are none. */
  carriedOver?: CarriedOver;
};

/** A result with its chart, for pages: the API needs none. */
export type ResultWithChart = CalculatorResult & { chart?: Chart };

type Made = NonNullable<Steps[string]>;

/** What was computed, each beside its declaration; what is not declared is no output. */
const declaredOf = (outputs: Outputs, steps: Steps): [name: string, output: Output, made: Made][] =>
  Object.entries(steps).flatMap(([name, made]): [string, Output, Made][] => {
    const output = outputs[name];
    return output && made ? [[name, output, made]] : [];
  });

// What is computed is typed from the declaration, so each output has the form that was declared.
const plainOf = (output: Output, made: Made): OutputValue => {
  if (output.outputs) return plainOutputs(output.outputs, made as Steps);
  return output.columns ? (made as Table).rows : saidBy(made as AnyStep);
};

const plainOutputs = (outputs: Outputs, steps: Steps): PlainOutputs =>
  Object.fromEntries(declaredOf(outputs, steps).map(([name, ...one]) => [name, plainOf(...one)]));

type Stated = { path: string; step: AnyStep; said: AnyStep };

/** The step of every output with its path, `flatTax.monthly`, and as it is said: by its declaration, but for a label of its own. */
const statedIn = (outputs: Outputs, steps: Steps, above = ''): Stated[] =>
  declaredOf(outputs, steps).flatMap(([name, output, made]): Stated[] => {
    const path = above + name;
    if (output.outputs) return statedIn(output.outputs, made as Steps, `${path}.`);
    const step = output.columns ? (made as Table).explained : (made as AnyStep);
    return [
      {
        path,
        step,
        said: {
          ...step,
          id: step.id || name,
          label: step.label || output.label,
          unit: output.unit ?? step.unit,
        },
      },
    ];
  });

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
 * @returns the result, or every fault by its field.
 */
export function calculate(
  calculator: Calculator,
  given: unknown,
  today: string,
): ParseResult<CalculatorResult> {
  const reading = calculator.read(given, today);
  return reading.ok ? { ok: true, value: explained(calculator, reading.value) } : reading;
}

/** As `calculate`, with the chart that helps to read it, if there is one. */
export function calculateWithChart(
  calculator: Calculator,
  given: unknown,
  today: string,
): ParseResult<ResultWithChart> {
  const reading = calculator.read(given, today);
  if (!reading.ok) return reading;
  const value = explained(calculator, reading.value);
  const chart = reading.value.chart(value.outputs);
  return { ok: true, value: chart ? { ...value, chart } : value };
}

function explained(
  { slug, outputs: declared }: Calculator,
  { law, compute }: ReadyCalculation,
): CalculatorResult {
  const { value, carried } = carriedOver(compute);
  const { outputs, notes = [] } = value;
  const stated = statedIn(declared, outputs);
  const named = new Map(stated.map(({ path, step }) => [step, path]));
  const trace = stated.map(({ path, said }) => ({ ...explain(said, named), output: path }));
  return {
    calculator: slug,
    year: law.year,
    lawAsOf: law.on,
    outputs: plainOutputs(declared, outputs),
    trace,
    rulesRead: [...rulesOf(trace).values()],
    notes,
    ...(carried ? { carriedOver: carried } : {}),
  };
}

/** An output by its path: `employment.netIncome`. */
export function outputAt(outputs: PlainOutputs, path: string): OutputValue | undefined {
  let found: OutputValue | undefined = outputs;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
    found = (found as PlainOutputs)[name];
  }
  return found;
}
