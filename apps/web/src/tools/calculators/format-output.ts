import type { TraceLine } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { formatValue } from '@majak/ui/format-value';

/** What an output comes to, for people: in the words that were declared for it, or with its unit. @param value Of its line, or of another year's. */
export const formatOutput = (
  { declared }: Calculator,
  { output, unit }: Pick<TraceLine, 'output' | 'unit'>,
  value: TraceLine['value'],
): string => declared.get(output)?.output.options?.[String(value)] ?? formatValue(value, unit);
