import type { Day } from '@majak/law/dates';
import { type Law, lawOn } from '@majak/law/law-on';

/**
 * The rules on a day that is known to be in a year there are rules for.
 * @throws Error on any other day.
 */
export function lawOfDay(on: Day): Law {
  const found = lawOn('cz', on);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}
