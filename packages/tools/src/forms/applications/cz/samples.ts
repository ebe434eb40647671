import type { Answers } from '../../../form/field.ts';
import { businessSamples } from './samples/business-samples.ts';
import { intakeSamples } from './samples/intake-samples.ts';
import { residenceSamples } from './samples/residence-samples.ts';

/** A plainly invented person's answers to each application of this country, whole, by its slug. */
export const samples: Readonly<Record<string, Answers>> = {
  ...residenceSamples,
  ...businessSamples,
  ...intakeSamples,
};
