import type { Day } from '@majak/law/dates';
import { type Law, lawOn } from '@majak/law/law-on';
import type { RulesByDay } from '@majak/law/rule';

/**
 * The rules on a day that is known not to be before the first year.
 * @throws Error on an earlier day.
 */
export function lawOfDay(rules: RulesByDay, on: Day): Law {
  const found = lawOn(rules, on);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}
