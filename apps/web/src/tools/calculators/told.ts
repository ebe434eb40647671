import type { Line } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { shown } from './spoken.ts';

/** What an output comes to, for people: in the words that were declared for it, or with its unit. @param value Of its line, or of another year's. */
export const told = (
  { declared }: Calculator,
  { output, unit }: Pick<Line, 'output' | 'unit'>,
  value: Line['value'],
): string => declared.get(output)?.output.options?.[String(value)] ?? shown(value, unit);
