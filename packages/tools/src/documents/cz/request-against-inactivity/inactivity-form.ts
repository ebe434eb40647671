import { readOamNumber } from '../../../cz/oam-number.ts';
import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { optionalPrintedLines, printedText } from '../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { writer } from '../writer-fields.ts';
import { applicationIds, applications } from './applications.ts';

const fields = {
  applicant: writer('You, who wait for a decision'),
  fileNumber: allowUnknown(
    printedText({
      label: 'File number',
      hint: 'On the papers from the office, such as OAM-12345/DP-2026',
      missing: 'Enter the file number',
      maxLength: 40,
      fact: 'permit.fileNumber',
    }),
  ),
  applied: choice({
    label: 'What you applied for',
    shown: 'select',
    options: applicationIds.map((value) => ({ value, label: applications[value].label })),
  }),
  filedOn: allowUnknown(
    day({
      label: 'When you filed it',
      missing: 'Enter when you filed it',
      near: true,
      fact: 'permit.filedOn',
    }),
  ),
  stopped: number({
    label: 'Days that don’t count',
    hint: 'While proceedings were suspended (přerušení řízení), such as until you added papers',
    max: 2000,
    start: 0,
  }),
  invited: yesNo({ label: 'You were invited to give fingerprints or to collect the card' }),
  effort: optionalPrintedLines({
    label: 'What you have done since',
    hint: 'Such as when you asked, and what the office answered. Each line becomes a paragraph.',
    maxLength: 1000,
    rows: 4,
  }),
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
export type Inactivity = AnswersOf<typeof fields>;

const check = ({ fileNumber }: Inactivity): Fault[] =>
  fileNumber && !readOamNumber(fileNumber)
    ? [{ field: 'fileNumber', code: 'custom', message: 'File number: enter one such as OAM-12345/DP-2026' }]
    : [];

/** A request against inactivity: who waits for what, and since when. */
export const inactivityForm = form({
  key: 'request-against-inactivity',
  version: 1,
  fields,
  check,
  steps: [
    { key: 'applicant', title: 'You', fields: ['applicant'] },
    {
      key: 'application',
      title: 'What you wait for',
      fields: ['applied', 'fileNumber', 'filedOn', 'stopped', 'invited'],
    },
    { key: 'letter', title: 'The letter', fields: ['effort', 'place', 'signedOn'] },
  ],
  whole: 'Send an object with the request',
});
