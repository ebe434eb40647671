import type { Answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { shown } from './spoken.ts';

/** The one number that matters, in words. */
export function headlineOf(
  { shows }: Calculator,
  { trace }: Answer,
): { label: string; value: string } | undefined {
  const line = trace.find(({ output }) => output === shows.headline);
  return line && { label: line.label, value: shown(line.value, line.unit) };
}
