import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { yearsOf } from '@majak/law/law-on';

/** The years we hold rules for, in words: `2023 to 2026`. */
export const yearsHeld = (): string => `${yearsOf(rulesByDay)[0]} to ${yearsOf(rulesByDay).at(-1)}`;
