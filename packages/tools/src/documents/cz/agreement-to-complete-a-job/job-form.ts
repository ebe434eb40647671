import { form } from '../../../form/form.ts';
import { number } from '../../../form/kinds/number.ts';
import { jobAgreementFields, jobAgreementSteps } from '../job-agreement-fields.ts';

/** An agreement to complete a job (DPP): so many hours a year for one employer. */
export const jobForm = form({
  key: 'agreement-to-complete-a-job',
  version: 1,
  fields: {
    ...jobAgreementFields,
    hours: number({
      label: 'Hours in a calendar year',
      unit: 'hours',
      min: 1,
      max: 2000,
      missing: 'Enter the hours',
    }),
  },
  steps: jobAgreementSteps,
  whole: 'Send an object with the agreement',
});
