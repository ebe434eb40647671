import type { Fault } from '../../form/fault.ts';
import type { Answers } from '../../form/field.ts';

type Pair = { from: string; to: string; says: string };

/** A fault at the second day of each pair that comes before its first; days that are not known are passed over. */
export const dayOrderFaults = (answers: Answers, pairs: readonly Pair[]): Fault[] =>
  pairs.flatMap(({ from, to, says }) => {
    const [first, last] = [answers[from], answers[to]];
    if (typeof first !== 'string' || typeof last !== 'string' || first <= last) return [];
    return [{ field: to, code: 'order', message: says }];
  });
