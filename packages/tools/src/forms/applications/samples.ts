import type { Answers } from '../../form/field.ts';
import { businessSamples } from './cz/samples/business-samples.ts';
import { intakeSamples } from './cz/samples/intake-samples.ts';
import { residenceSamples } from './cz/samples/residence-samples.ts';

/** A plainly invented person's answers to each application, whole, by its slug. */
export const sampleAnswers: Readonly<Record<string, Answers>> = {
  ...residenceSamples,
  ...businessSamples,
  ...intakeSamples,
};
