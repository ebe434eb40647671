import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { formatOutput } from './format-output.ts';

/** The one number that matters, in words. */
export function headlineOf(
  calculator: Calculator,
  { trace }: CalculatorResult,
): { label: string; value: string } | undefined {
  const line = trace.find(({ output }) => output === calculator.shows.headline);
  return line && { label: line.label, value: formatOutput(calculator, line, line.value) };
}
