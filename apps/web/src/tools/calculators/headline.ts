import type { Answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { told } from './told.ts';

/** The one number that matters, in words. */
export function headlineOf(
  calculator: Calculator,
  { trace }: Answer,
): { label: string; value: string } | undefined {
  const line = trace.find(({ output }) => output === calculator.shows.headline);
  return line && { label: line.label, value: told(calculator, line, line.value) };
}
