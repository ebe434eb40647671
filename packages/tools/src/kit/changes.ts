import type { RuleId } from '@majak/law/cz/rules';
import { lawOn } from '@majak/law/law-on';
import type { RuleValue } from '@majak/law/rule';
import { type Answer, answer } from './answer.ts';
import type { Calculator } from './calculator.ts';

export type ChangedLine = { output: string; label: string; unit: string; before: number; now: number };
export type ChangedRule = { id: RuleId; before: RuleValue; now: RuleValue };
/** What another year makes of the same answers. */
export type Changes = { year: number; lines: readonly ChangedLine[]; rules: readonly ChangedRule[] };

/**
 * Compares an answer with the same inputs a year earlier: the numbers that differ, and the rules behind them.
 * @returns nothing where there are no rules of that year, or the inputs make no sense in it.
 */
export function changesSince(
  calculator: Calculator,
  given: Readonly<Record<string, unknown>>,
  now: Answer,
): Changes | undefined {
  if (!('year' in calculator.questions)) return undefined;
  const year = now.year - 1;
  const earlier = answer(calculator, { ...given, year }, now.lawAsOf);
  if (!earlier.ok) return undefined;
  const before = new Map(earlier.value.trace.map(({ output, value }) => [output, value]));
  const lines = now.trace.flatMap(({ output, label, unit, value }): ChangedLine[] => {
    const old = before.get(output);
    if (typeof value !== 'number' || typeof old !== 'number' || value === old) return [];
    return [{ output, label, unit, before: old, now: value }];
  });
  return { year, lines, rules: changedRules(earlier.value, now) };
}

function changedRules(before: Answer, now: Answer): ChangedRule[] {
  const [old, current] = [lawOn('cz', before.lawAsOf), lawOn('cz', now.lawAsOf)];
  if (!old.ok || !current.ok) return [];
  const ids = [...new Set([...now.rulesRead, ...before.rulesRead].map(({ id }) => id))];
  return ids.flatMap((id): ChangedRule[] => {
    const [was, is] = [old.value.valueOf(id), current.value.valueOf(id)];
    return was === is ? [] : [{ id, before: was, now: is }];
  });
}
