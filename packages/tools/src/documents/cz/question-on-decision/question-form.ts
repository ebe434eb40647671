import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { printedText } from '../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { fileNumberFaults, pendingApplication } from '../pending-application-fields.ts';
import { writer } from '../writer-fields.ts';
import { writingPlace } from '../writing-place-fields.ts';

const fields = {
  applicant: writer('You, waiting for a decision'),
  ...pendingApplication,
  workplace: allowUnknown(
    printedText({
      label: 'Which office has it',
      hint: 'Its address is on the papers you got, for example “OAMP Praha III, Cigánkova 1861/2, Praha 4”',
      missing: 'Enter the office',
      maxLength: 160,
    }),
  ),
  asksMissing: yesNo({ label: 'Also ask whether anything is missing', start: true }),
  replyTo: allowUnknown(
    printedText({
      label: 'Your e-mail address',
      hint: 'The office may answer there. Otherwise it writes to your postal address.',
      missing: 'Enter your e-mail address',
      maxLength: 120,
      fact: 'person.email',
    }),
  ),
  ...writingPlace,
};
export type Question = AnswersOf<typeof fields>;

/** A letter that asks when an application will be decided. */
export const questionForm = form({
  key: 'question-on-decision',
  version: 1,
  fields,
  check: fileNumberFaults,
  steps: [
    { key: 'applicant', title: 'You', fields: ['applicant', 'replyTo'] },
    {
      key: 'application',
      title: 'What you’re waiting for',
      fields: ['applied', 'fileNumber', 'filedOn', 'workplace'],
    },
    { key: 'letter', title: 'The letter', fields: ['asksMissing', 'place', 'signedOn'] },
  ],
  whole: 'Send an object with the letter',
});
