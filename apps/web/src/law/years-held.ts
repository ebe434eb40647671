import { yearsOf } from '@majak/law/law-on';

/** The years we hold rules for, in words: `2023 to 2026`. */
export const yearsHeld = (): string => `${yearsOf('cz')[0]} to ${yearsOf('cz').at(-1)}`;
