import { citation } from '@majak/law/citation';
import { lawOn } from '@majak/law/law-on';
import type { RuleRead } from '@majak/law/rule';
import type { Explained } from '@majak/law/step';
import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import { rules as shownRules, wholeRule } from '../../law/law-book.ts';

/** A result as the API gives it: steps name their rules, and each rule comes with its section and its source. */
export function apiResult({ rulesRead, notes, trace, ...result }: CalculatorResult) {
  const names = namesOf(rulesRead);
  const rules = Object.fromEntries(
    rulesRead.map((read) => {
      const { id: _, title: __, ...cited } = citation(lawFor(read), read.id, wholeRule(read.id).sources);
      return [names(read), cited];
    }),
  );
  return { ...result, trace: trace.map((step) => named(step, names)), rules, notes };
}

type Names = (read: RuleRead) => string;
type Named<Step extends Explained> = Omit<Step, 'rules' | 'steps'> & {
  rules: string[];
  steps: Named<Explained>[];
};

const named = <Step extends Explained>({ rules, steps, ...step }: Step, names: Names): Named<Step> => ({
  ...step,
  rules: rules.map(names),
  steps: steps.map((before) => named(before, names)),
});

/** A rule is called by its id, with its value on the earliest day it was read for; another value is `id@day`. */
function namesOf(reads: readonly RuleRead[]): Names {
  const first = new Map<string, unknown>();
  const inTime = reads.toSorted((a, b) => a.on.localeCompare(b.on));
  for (const read of inTime) if (!first.has(read.id)) first.set(read.id, lawFor(read).valueOf(read.id));
  return (read) => {
    const same = first.get(read.id) === lawFor(read).valueOf(read.id);
    return same ? read.id : `${read.id}@${read.on}`;
  };
}

function lawFor({ on }: RuleRead) {
  const law = lawOn(shownRules, on);
  if (!law.ok) throw new Error(law.error);
  return law.value;
}
