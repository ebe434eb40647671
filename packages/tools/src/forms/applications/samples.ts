import type { Answers } from '../../form/field.ts';
import { samples as czech } from './cz/samples.ts';
import { samples as slovak } from './sk/samples.ts';

/** A plainly invented person's answers to each application, whole, by its slug. */
export const sampleAnswers: Readonly<Record<string, Answers>> = { ...czech, ...slovak };
