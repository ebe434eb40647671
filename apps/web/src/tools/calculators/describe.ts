import { type Answer, answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { jsonSchema } from '@majak/tools/kit/json-schema';

type Output = { name: string; label: string; unit: string };

const outputsOf = ({ trace }: Answer): Output[] =>
  trace.map(({ output, label, unit }) => ({ name: output, label, unit }));

/** A calculator as the API lists it. @param today As YYYY-MM-DD; the outputs are those of its sample. */
export function describe(calculator: Calculator, today: string) {
  const sample = answer(calculator, calculator.sample, today);
  return {
    slug: calculator.slug,
    title: calculator.words.title,
    description: calculator.words.lead,
    url: `/api/v1/calculators/${calculator.slug}`,
    page: `/calculators/${calculator.slug}`,
    inputs: jsonSchema(calculator.questions),
    outputs: sample.ok ? outputsOf(sample.value) : [],
    sample: calculator.sample,
  };
}
