import { citation } from '@majak/law/citation';
import { lawOn } from '@majak/law/law-on';
import type { RuleRead } from '@majak/law/rule';
import type { Explained } from '@majak/law/step';
import type { Answer } from '@majak/tools/kit/answer';

/** An answer as the API gives it: steps name their rules, and each rule comes with its section and its source. */
export function apiAnswer({ rulesRead, notes, trace, ...answer }: Answer) {
  return { ...answer, trace: trace.map(named), rules: Object.fromEntries(rulesRead.map(cited)), notes };
}

type Named<Step extends Explained> = Omit<Step, 'rules' | 'steps'> & {
  rules: string[];
  steps: Named<Explained>[];
};

const named = <Step extends Explained>({ rules, steps, ...step }: Step): Named<Step> => ({
  ...step,
  rules: rules.map(({ id }) => id),
  steps: steps.map(named),
});

function cited({ id, on }: RuleRead) {
  const law = lawOn('cz', on);
  if (!law.ok) throw new Error(law.error);
  const { value, unit, validFrom, act, section, source, confidence } = citation(law.value, id);
  return [id, { value, unit, validFrom, act, section, source, confidence }] as const;
}
