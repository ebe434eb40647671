import type { RuleId } from '@majak/law/cz/rules';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Day } from '@majak/law/dates';
import { lawOn, yearsOf } from '@majak/law/law-on';

/** The value of a rule on a day; of a day before the first year we hold, that of the first year. */
export function ruleValueOn(id: RuleId, day: Day): number {
  const law = lawOn(rulesByDay, day);
  if (law.ok) return Number(law.value.valueOf(id) ?? 0);
  const first = lawOn(rulesByDay, `${yearsOf(rulesByDay)[0]}-01-01`);
  return first.ok ? Number(first.value.valueOf(id) ?? 0) : 0;
}
