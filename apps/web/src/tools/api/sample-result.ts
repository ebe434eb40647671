import { calculate } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { apiResult } from '../calculators/api-result.ts';

/** What the API answers to a calculator's sample. @param today As YYYY-MM-DD. @throws if the sample is refused. */
export function sampleResult(calculator: Calculator, today: string): ReturnType<typeof apiResult> {
  const reading = calculate(calculator, calculator.sample, today);
  if (!reading.ok) throw new Error(`The sample of ${calculator.slug} is refused`);
  return apiResult(reading.value);
}
