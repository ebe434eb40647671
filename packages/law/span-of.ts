import type { Span } from './count-deadline.ts';
import type { Day } from './dates.ts';
import type { RuleByDay } from './rule.ts';

/** How long a rule lets something take on a day; before the first day we hold it for, as on that day. */
export function spanOf({ unit, values }: Pick<RuleByDay, 'unit' | 'values'>, on: Day): Span {
  const dated = values.findLast(({ from }) => from <= on) ?? values[0];
  return { count: Number(dated?.value), unit: unit === 'months' ? 'months' : 'days' };
}
