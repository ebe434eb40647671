import { lawOn } from '@majak/law/law-on';
import type { RuleId, RulesByDay, RuleValue } from '@majak/law/rule';
import type { Fact } from '@majak/law/working';
import { type CalculatorResult, calculate, type TraceLine } from './calculate.ts';
import type { Calculator } from './calculator.ts';

type Said = number | Fact;
export type ChangedLine = { output: string; label: string; unit: string; before: Said; now: Said };
type ChangedRule = { id: RuleId; before: RuleValue; now: RuleValue };
/** What another year makes of the same answers. */
export type Changes = { year: number; lines: readonly ChangedLine[]; rules: readonly ChangedRule[] };

/**
 * Compares a result with that of the same answers a year earlier: the numbers and facts that differ, and the rules behind them.
 * What only one of the two years says is left out, and a day that moved with its year is no change.
 * @returns nothing where there are no rules of that year, or the inputs make no sense in it.
 */
export function changesSince(
  calculator: Calculator,
  given: Readonly<Record<string, unknown>>,
  now: CalculatorResult,
): Changes | undefined {
  if (!('year' in calculator.questions)) return undefined;
  const year = now.year - 1;
  const earlier = calculate(calculator, { ...given, year }, now.lawAsOf);
  if (!earlier.ok) return undefined;
  const before = new Map(earlier.value.trace.map((line) => [line.output, line]));
  const lines = now.trace.flatMap((line): ChangedLine[] => {
    const old = before.get(line.output);
    return old && differs(old, line) ? [{ ...named(line), before: old.value, now: line.value }] : [];
  });
  return { year, lines, rules: changedRules(calculator.rules, earlier.value, now) };
}

const named = ({ output, label, unit }: TraceLine) => ({ output, label, unit });

const yearIn = (value: Said): number => Number(String(value).slice(0, 4));

const differs = (before: TraceLine, now: TraceLine): boolean =>
  before.value !== now.value && !(now.unit === 'date' && yearIn(now.value) - yearIn(before.value) === 1);

/** Each rule as it stood on the day it was read for: that need not be the day of the result. */
function changedRules(rules: RulesByDay, before: CalculatorResult, now: CalculatorResult): ChangedRule[] {
  const ids = [...new Set([...now.rulesRead, ...before.rulesRead].map(({ id }) => id))];
  return ids.flatMap((id): ChangedRule[] => {
    const [was, is] = [valueIn(rules, before, id), valueIn(rules, now, id)];
    return was === undefined || is === undefined || was === is ? [] : [{ id, before: was, now: is }];
  });
}

/** The first of its days where it was read for several: the later ones are of the year to come. */
function valueIn(
  rules: RulesByDay,
  { rulesRead, lawAsOf }: CalculatorResult,
  id: RuleId,
): RuleValue | undefined {
  const [first] = rulesRead.flatMap((read) => (read.id === id ? [read.on] : [])).sort();
  const law = lawOn(rules, first ?? lawAsOf);
  return law.ok ? law.value.valueOf(id) : undefined;
}
