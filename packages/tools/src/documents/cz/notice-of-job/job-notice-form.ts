import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { optionalPrintedLines, printedText } from '../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { writer } from '../writer-fields.ts';

const fields = {
  employee: writer('You, the employee'),
  employer: printedText({
    label: 'Your employer and its address',
    hint: 'As in your contract, with its IČO',
    missing: 'Enter your employer',
    maxLength: 200,
    fact: 'employer.nameAndAddress',
  }),
  contractOn: allowUnknown(
    day({
      label: 'Date of your contract',
      missing: 'Enter the date of your contract',
      near: true,
      fact: 'employer.contract.signedOn',
    }),
  ),
  position: printedText({
    label: 'Your job',
    missing: 'Enter your job',
    maxLength: 100,
    fact: 'employer.position',
  }),
  kind: choice({
    label: 'How you end it',
    options: [
      { value: 'notice', label: 'By notice (výpověď)' },
      { value: 'probation', label: 'During the probation period', hint: 'It ends immediately' },
    ],
  }),
  months: requiredWhen(
    ({ kind }) => kind === 'notice',
    number({
      label: 'Months of notice in your contract',
      hint: '2 by law, or more if you agreed on it in writing',
      min: 1,
      max: 24,
      start: 2,
    }),
  ),
  deliveredOn: allowUnknown(
    day({
      label: 'When the employer gets it',
      hint: 'The day you hand it over, or the day it comes by post',
      missing: 'Enter when the employer gets it',
      near: true,
    }),
  ),
  reason: optionalPrintedLines({
    label: 'Your reason, if you want to give one',
    hint: 'You don’t need a reason. Each line becomes a paragraph.',
    maxLength: 600,
    rows: 3,
  }),
  card: yesNo({ label: 'You’re in the country on an employee card for this job' }),
  place: allowUnknown(
    printedText({
      label: 'Where you sign it',
      missing: 'Enter where you sign it',
      maxLength: 100,
      fact: 'person.signingPlace',
    }),
  ),
  signedOn: allowUnknown(day({ label: 'When you sign it', missing: 'Enter when you sign it', near: true })),
};
export type JobNotice = AnswersOf<typeof fields>;

/** Notice of a job by an employee: who leaves whom, and from when. */
export const jobNoticeForm = form({
  key: 'notice-of-job',
  version: 1,
  fields,
  steps: [
    { key: 'employee', title: 'You', fields: ['employee', 'card'] },
    { key: 'job', title: 'The job', fields: ['employer', 'position', 'contractOn'] },
    { key: 'end', title: 'Its end', fields: ['kind', 'months', 'deliveredOn', 'reason'] },
    { key: 'signing', title: 'Signature', fields: ['place', 'signedOn'] },
  ],
  whole: 'Send an object with the notice',
});
