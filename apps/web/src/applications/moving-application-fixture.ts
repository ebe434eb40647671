import { form } from '@majak/tools/form/form';
import { consent } from '@majak/tools/form/kinds/consent';
import { day } from '@majak/tools/form/kinds/day';
import { rows } from '@majak/tools/form/kinds/rows';
import { optionalText, text } from '@majak/tools/form/kinds/text';
import { answeredYesNo } from '@majak/tools/form/kinds/yes-no';
import { requiredWhen } from '@majak/tools/form/required-when';
import { allowUnknown } from '@majak/tools/form/unknown-answer';
import type { Application } from '@majak/tools/forms/application';

const movingForm = form({
  key: 'tried-moving',
  version: 1,
  fields: {
    name: text({ label: 'Name', missing: 'Enter your name' }),
    nickname: optionalText({ label: 'Nickname' }),
    hasDog: answeredYesNo({ label: 'Do you have a dog?', missing: 'Choose whether you have a dog' }),
    dogs: requiredWhen(
      ({ hasDog }) => hasDog === true,
      rows({
        label: 'Dogs',
        row: 'dog',
        max: 3,
        columns: { called: text({ label: 'Name', missing: 'Enter its name' }) },
      }),
    ),
    movesOn: allowUnknown(day({ label: 'When do you move?', missing: 'Enter the day' })),
    consent: consent({
      label: 'Consent',
      says: 'You may use this.',
      version: 'First text',
      missing: 'Tick the box',
    }),
  },
  steps: [
    {
      key: 'you',
      title: 'You',
      fields: ['name', 'nickname'],
      part: 'About you',
      why: 'We write it on the box.',
    },
    { key: 'dog', title: 'Your dog', fields: ['hasDog'], part: 'About you' },
    { key: 'dogs', title: 'Your dogs', fields: ['dogs'], part: 'About you' },
    { key: 'move', title: 'The move', fields: ['movesOn'], part: 'The move' },
    { key: 'consent', title: 'Consent', fields: ['consent'], part: 'The move' },
  ],
});

/** An application with everything that decides where a button leads: a branch, a part, what is not known, a refusal. */
export const movingApplication: Application = {
  slug: 'tried-moving',
  title: 'Moving',
  lead: 'For tests.',
  minutes: 1,
  have: ['A box'],
  form: movingForm,
  refuse: ({ name }) =>
    name === 'Nobody'
      ? {
          title: 'Nobody can’t move',
          reasons: ['Somebody has to move.'],
          instead: [{ label: 'Stay', href: '/' }],
        }
      : undefined,
  service: 'Moving',
  thanks: { title: 'Thank you', next: ['We move you.'] },
};

/** The same, not in parts: one page after the other. */
export const shortApplication: Application = {
  ...movingApplication,
  form: { ...movingForm, steps: (movingForm.steps ?? []).map(({ part: _, ...step }) => step) },
};
