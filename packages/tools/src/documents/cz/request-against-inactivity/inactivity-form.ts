import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { optionalDay } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { optionalPrintedLines } from '../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { fileNumberFaults, pendingApplication } from '../pending-application-fields.ts';
import { writer } from '../writer-fields.ts';
import { writingPlace } from '../writing-place-fields.ts';

const fields = {
  applicant: writer('You, waiting for a decision'),
  ...pendingApplication,
  stopped: number({
    label: 'Days that don’t count',
    hint: 'While proceedings were suspended (přerušení řízení), such as until you added papers',
    max: 2000,
    start: 0,
  }),
  stoppedUntil: optionalDay({
    label: 'The last of those days',
    hint: 'Such as the day you added the papers. After a suspension, the office has some days left in any case.',
    near: true,
  }),
  invited: yesNo({ label: 'You were invited to give fingerprints or to collect the card' }),
  effort: optionalPrintedLines({
    label: 'What you’ve done since',
    hint: 'For example, when you asked, and what the office answered. Each line becomes a paragraph.',
    maxLength: 1000,
    rows: 4,
  }),
  ...writingPlace,
};
export type Inactivity = AnswersOf<typeof fields>;

/** A request against inactivity: who waits for what, and since when. */
export const inactivityForm = form({
  key: 'request-against-inactivity',
  version: 1,
  fields,
  check: fileNumberFaults,
  steps: [
    { key: 'applicant', title: 'You', fields: ['applicant'] },
    {
      key: 'application',
      title: 'What you’re waiting for',
      fields: ['applied', 'fileNumber', 'filedOn', 'stopped', 'stoppedUntil', 'invited'],
    },
    { key: 'letter', title: 'The letter', fields: ['effort', 'place', 'signedOn'] },
  ],
  whole: 'Send an object with the request',
});
