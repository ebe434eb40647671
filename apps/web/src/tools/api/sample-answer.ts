import { answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { apiAnswer } from '../calculators/api-answer.ts';

/** What the API answers to a calculator's sample. @param today As YYYY-MM-DD. @throws if the sample is refused. */
export function sampleAnswer(calculator: Calculator, today: string): ReturnType<typeof apiAnswer> {
  const reading = answer(calculator, calculator.sample, today);
  if (!reading.ok) throw new Error(`The sample of ${calculator.slug} is refused`);
  return apiAnswer(reading.value);
}
