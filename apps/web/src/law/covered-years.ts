import { yearsOf } from '@majak/law/law-on';
import { rules } from './law-book.ts';

/** The years we hold rules for, in words: `2023 to 2026`. */
export const coveredYears = (): string => `${yearsOf(rules)[0]} to ${yearsOf(rules).at(-1)}`;
