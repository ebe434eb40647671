import { citation } from '@majak/law/citation';
import { lawOn } from '@majak/law/law-on';
import type { Answer } from '@majak/tools/kit/answer';

/** An answer as the API gives it: with every rule that was read, its section and its source. */
export function apiAnswer({ ruleIds, notes, ...answer }: Answer) {
  const law = lawOn('cz', answer.lawAsOf);
  if (!law.ok) throw new Error(law.error);
  const rules = Object.fromEntries(
    ruleIds.map((id) => {
      const { value, unit, validFrom, act, section, source, confidence } = citation(law.value, id);
      return [id, { value, unit, validFrom, act, section, source, confidence }];
    }),
  );
  return { ...answer, rules, notes };
}
