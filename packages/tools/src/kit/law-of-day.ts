import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Day } from '@majak/law/dates';
import { type Law, lawOn } from '@majak/law/law-on';

/**
 * The rules on a day that is known not to be before the first year.
 * @throws Error on an earlier day.
 */
export function lawOfDay(on: Day): Law {
  const found = lawOn(rulesByDay, on);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}
