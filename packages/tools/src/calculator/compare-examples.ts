import { calculate, outputAt } from './calculate.ts';
import type { Calculator, OutputValue } from './calculator.ts';
import type { Example } from './example.ts';

/** What is said of an output, by the source or by us. */
type Said = OutputValue | undefined;

/** `equal`; `near`, within what the source rounds to; `documented`, with the reason why; `wrong`, none of these. */
export type ComparisonVerdict = 'equal' | 'near' | 'documented' | 'wrong';

/** One number of a published example beside ours. */
export type Comparison = {
  output: string;
  theirs: Said;
  ours: Said;
  verdict: ComparisonVerdict;
  /** Why it differs, where that is documented. */
  why?: string;
};
export type ComparedExample = Pick<Example, 'name' | 'source' | 'worked'> & {
  comparisons: readonly Comparison[];
};
export type ComparedCalculator = { slug: string; title: string; examples: readonly ComparedExample[] };

/** Works out every published example of a calculator. An example that is refused has all its numbers wrong. */
export const compareExamples = (calculator: Calculator): ComparedCalculator => ({
  slug: calculator.slug,
  title: calculator.words.title,
  examples: calculator.examples.map((example) => compared(calculator, example)),
});

function compared(calculator: Calculator, example: Example): ComparedExample {
  const result = calculate(calculator, example.answers, example.on);
  const ours = (output: string): Said => (result.ok ? outputAt(result.value.outputs, output) : 'refused');
  const comparisons = Object.entries(example.expect).map(([output, theirs]): Comparison => {
    const why = example.differs?.[output]?.why;
    const both = { theirs, ours: ours(output) };
    const verdict = verdictOf(example, output, both);
    return { output, ...both, verdict, ...(verdict === 'documented' && why ? { why } : {}) };
  });
  const { name, source, worked } = example;
  return { name, source, ...(worked ? { worked } : {}), comparisons };
}

type Both = Pick<Comparison, 'theirs' | 'ours'>;

/** A documented difference has to be the one that is documented; a tolerance does not widen it. */
function verdictOf(
  { differs, tolerance = 0 }: Example,
  output: string,
  { theirs, ours }: Both,
): ComparisonVerdict {
  const documented = differs?.[output];
  if (documented) return ours === documented.ours && ours !== theirs ? 'documented' : 'wrong';
  if (ours === theirs) return 'equal';
  if (typeof ours !== 'number' || typeof theirs !== 'number') return 'wrong';
  return Math.abs(ours - theirs) <= tolerance ? 'near' : 'wrong';
}
