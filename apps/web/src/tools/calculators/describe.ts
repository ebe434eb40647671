import type { Calculator } from '@majak/tools/kit/calculator';
import { jsonSchema } from '@majak/tools/kit/json-schema';
import { outputsOf } from './outputs.ts';

/** A calculator as the API lists it. @param today As YYYY-MM-DD. */
export function describe(calculator: Calculator, today: string) {
  return {
    slug: calculator.slug,
    title: calculator.words.title,
    description: calculator.words.lead,
    url: `/api/v1/calculators/${calculator.slug}`,
    page: `/calculators/${calculator.slug}`,
    inputs: jsonSchema(calculator.questions, today),
    outputs: outputsOf(calculator, today).map(({ values: _, ...output }) => output),
    sample: calculator.sample,
  };
}
