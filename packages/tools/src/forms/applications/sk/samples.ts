import type { Answers } from '../../../form/field.ts';

/** A plainly invented person's answers to each application of this country, whole, by its slug. */
export const samples: Readonly<Record<string, Answers>> = {};
