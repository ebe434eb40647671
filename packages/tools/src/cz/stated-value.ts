import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { ruleIn } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/rule';
import { grouped } from '../form/number-text.ts';

/** The last value that a rule states, for words that are asked with before a day is known: `68 000`. */
export const statedValue = (id: RuleId): string =>
  grouped(Number(ruleIn(rulesByDay, id).values.at(-1)?.value));
