import { type Answer, answer, type Line, outputAt } from '@majak/tools/kit/answer';
import type { Calculator, PlainValue } from '@majak/tools/kit/calculator';

/** What a calculator can answer, by the path of the output: `flatTax.monthly`. */
export type Output = {
  name: string;
  label: string;
  unit: string;
  /** Whether every answer has it; the others depend on what was given. */
  always: boolean;
  /** What it came to in the answers that were looked at. */
  values: readonly PlainValue[];
};

// A calculator is described by every call of the list: its examples are computed once a day.
const kept = new WeakMap<Calculator, { today: string; outputs: readonly Output[] }>();

type Seen = Line & { of: Answer };

/** The sample with numbers as low or as high as they can be, its own or all: where an output comes to nothing, it does there. */
export const extremesOf = ({ sample, questions }: Calculator): Calculator['sample'][] => {
  const all = Object.entries(questions);
  const ends = (end: 'min' | 'max', names: readonly (typeof all)[number][]) =>
    Object.fromEntries(names.flatMap(([name, one]) => (one.kind === 'number' ? [[name, one[end]]] : [])));
  const own = all.filter(([name]) => name in sample);
  return (['min', 'max'] as const).flatMap((end) => [
    { ...sample, ...ends(end, own) },
    { ...sample, ...ends(end, all) },
  ]);
};

/**
 * The outputs of a calculator, in the order of its answers: what its sample and its worked examples come to. A side
 * job by a trade answers something else than one by an agreement, so one answer alone would not tell them all.
 * @param today As YYYY-MM-DD, for the sample.
 */
export function outputsOf(calculator: Calculator, today: string): readonly Output[] {
  const known = kept.get(calculator);
  if (known?.today === today) return known.outputs;
  const outputs = seenOutputs(calculator, today);
  kept.set(calculator, { today, outputs });
  return outputs;
}

function seenOutputs(calculator: Calculator, today: string): Output[] {
  const { sample, examples } = calculator;
  const own = [sample, ...extremesOf(calculator)];
  const asked = [...own.map((input) => ({ input, on: today })), ...examples];
  const answers = asked.flatMap(({ input, on }) => {
    const reading = answer(calculator, input, on);
    return reading.ok ? [reading.value] : [];
  });
  const lines = answers.flatMap((of): Seen[] => of.trace.map((line) => ({ ...line, of })));
  return [...Map.groupBy(lines, ({ output }) => output)].flatMap(([name, [first, ...more]]) =>
    first
      ? {
          name,
          label: first.label,
          unit: first.unit,
          always: more.length + 1 === answers.length,
          values: [first, ...more].map((line) => outputAt(line.of.outputs, name) ?? null),
        }
      : [],
  );
}
