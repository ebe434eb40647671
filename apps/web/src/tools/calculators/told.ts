import type { Line } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import type { Leaf } from '@majak/tools/kit/output';
import { shown } from './spoken.ts';

/** A value for people: in the words that were declared for it, or with its unit. */
export const toldAs = ({ options, unit }: Pick<Leaf, 'options'> & { unit: string }, value: unknown): string =>
  options?.[String(value)] ?? shown(value, unit);

/** What an output comes to, for people. @param value Of its line, or of another year's. */
export const told = (
  { declared }: Calculator,
  { output, unit }: Pick<Line, 'output' | 'unit'>,
  value: Line['value'],
): string => toldAs({ ...declared.get(output)?.output, unit }, value);
