import type { Calculator } from '@majak/tools/calculator/calculator';
import { inputsSchema } from '@majak/tools/calculator/inputs-schema';

/** A calculator as the API lists it. @param today As YYYY-MM-DD. */
export const describeCalculator = (calculator: Calculator, today: string) => ({
  slug: calculator.slug,
  title: calculator.words.title,
  description: calculator.words.lead,
  url: `/api/v1/calculators/${calculator.slug}`,
  page: `/calculators/${calculator.slug}`,
  inputs: inputsSchema(calculator, today),
  outputs: [...calculator.declared.values()].map(({ path, output, always }) => ({
    name: path,
    label: output.label,
    unit: output.unit ?? 'text',
    always,
  })),
  sample: calculator.sample,
});
