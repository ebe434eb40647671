import type { CalculatorResult, TraceLine } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { formatOutput } from './format-output.ts';

/** The line that answers what was asked, and the words it ends. */
export function headLineOf(
  { shows }: Calculator,
  { trace, outputs }: CalculatorResult,
): { words: string; line: TraceLine } | undefined {
  const answer = shows.answer(outputs);
  const line = trace.find(({ output }) => output === (answer?.line ?? shows.headline));
  return line && { words: answer?.words ?? line.label, line };
}

/** The one number that matters, in words. */
export function headlineOf(
  calculator: Calculator,
  result: CalculatorResult,
): { label: string; value: string } | undefined {
  const head = headLineOf(calculator, result);
  return head && { label: head.words, value: formatOutput(calculator, head.line, head.line.value) };
}
