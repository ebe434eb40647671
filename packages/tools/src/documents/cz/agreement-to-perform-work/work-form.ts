import { form } from '../../../form/form.ts';
import { number } from '../../../form/kinds/number.ts';
import { jobAgreementFields, jobAgreementSteps } from '../job-agreement-fields.ts';

/** An agreement to perform work (DPČ): so many hours a week on average. */
export const performForm = form({
  key: 'agreement-to-perform-work',
  version: 1,
  fields: {
    ...jobAgreementFields,
    hours: number({
      label: 'Hours a week on average',
      unit: 'hours',
      min: 1,
      max: 2000,
      decimals: 2,
      missing: 'Enter the hours',
    }),
  },
  steps: jobAgreementSteps,
  whole: 'Send an object with the agreement',
});
