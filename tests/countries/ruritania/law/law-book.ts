import type { LawBook } from '@majak/law/law-book';
import { rules } from './rules.ts';

/** The law of Ruritania as pages show it. */
export const lawBook: LawBook = { rules, disputes: {}, areas: [{ title: 'The levy', of: /^xr\.levy\./ }] };
