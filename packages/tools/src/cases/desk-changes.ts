import { optionalDay } from '../form/kinds/day.ts';
import { longText, optionalLongText } from '../form/kinds/long-text.ts';
import { number } from '../form/kinds/number.ts';
import { text } from '../form/kinds/text.ts';
import { uploads } from '../form/kinds/uploads.ts';
import { yesNo } from '../form/kinds/yes-no.ts';
import { asked, kind } from './case-change-kind.ts';
import { caseDayFields } from './case-days.ts';
import { personFields } from './case-person.ts';
import type { CaseState } from './case-states.ts';

const paper = number({ label: 'Number of the paper', min: 1, max: 100_000, missing: 'Say which paper' });
const task = number({ label: 'Number of the task', min: 1, max: 100_000, missing: 'Say which task' });

const open: readonly CaseState[] = ['preparing', 'filed', 'suspended', 'granted', 'refused', 'stopped'];
/** What is done about a case without moving it: papers, messages, notes, tasks. */
export const deskChanges = {
  'paper-asked': kind({
    form: asked('paper-asked', {
      title: text({ label: 'Paper', maxLength: 160, personal: true }),
      why: optionalLongText({
        label: 'Why, and what it has to look like',
        maxLength: 1000,
        rows: 2,
        personal: true,
      }),
      due: optionalDay({ label: 'Needed by', near: true }),
    }),
    does: 'Ask for a paper',
    happened: 'We asked you for a paper',
    noted: 'A paper was asked for',
    by: ['agency'],
    from: open,
    tells: 'the client',
  }),
  'paper-given': kind({
    form: asked('paper-given', {
      paper,
      files: uploads({ label: 'Files', missing: 'Choose a file', min: 1, max: 5, personal: true }),
    }),
    does: 'Add the paper',
    happened: 'A paper was handed in',
    by: ['agency', 'client'],
    from: open,
    tells: 'the agency',
  }),
  'paper-accepted': kind({
    form: asked('paper-accepted', { paper }),
    does: 'The paper is fine',
    happened: 'We looked at your paper, and it’s fine',
    noted: 'A paper was found fine',
    by: ['agency'],
    from: open,
    tells: 'the client',
  }),
  'paper-returned': kind({
    form: asked('paper-returned', {
      paper,
      why: longText({ label: 'What is wrong with it', maxLength: 1000, rows: 2, personal: true }),
    }),
    does: 'The paper isn’t right',
    happened: 'We looked at your paper, and need a different one',
    noted: 'Another paper was asked for',
    by: ['agency'],
    from: open,
    tells: 'the client',
  }),
  days: kind({
    form: asked('days', caseDayFields),
    does: 'Enter days',
    happened: 'Days that the law counts from were noted',
    by: ['agency', 'client'],
    from: open,
    tells: 'the other side',
  }),
  message: kind({
    form: asked('message', {
      text: longText({
        label: 'Message',
        maxLength: 4000,
        rows: 5,
        missing: 'Write your message',
        personal: true,
      }),
    }),
    does: 'Write to the client',
    happened: 'A message',
    by: ['agency', 'client'],
    tells: 'the other side',
  }),
  note: kind({
    form: asked('note', {
      text: longText({ label: 'Note', maxLength: 4000, rows: 3, missing: 'Write the note', personal: true }),
    }),
    does: 'Note',
    happened: 'A note',
    by: ['agency'],
    internal: true,
  }),
  'task-set': kind({
    form: asked('task-set', {
      title: text({ label: 'Task', maxLength: 160, missing: 'Write what has to be done', personal: true }),
      due: optionalDay({ label: 'By', near: true }),
    }),
    does: 'Add a task',
    happened: 'A task',
    by: ['agency'],
    internal: true,
  }),
  'task-done': kind({
    form: asked('task-done', { task }),
    does: 'Done',
    happened: 'A task was done',
    by: ['agency'],
    internal: true,
  }),
  person: kind({
    form: asked('person', personFields),
    does: 'Correct the person',
    happened: 'We corrected what we know of you',
    noted: 'What is known of the person was corrected',
    by: ['agency'],
    internal: true,
  }),
  mails: kind({
    form: asked('mails', { on: yesNo({ label: 'Tell the client about changes by mail', start: true }) }),
    does: 'Mails to the client',
    happened: 'Mails were switched on or off',
    by: ['agency'],
    internal: true,
  }),
  undone: kind({
    form: asked('undone', { change: number({ label: 'Number of the change', min: 2, max: 100_000 }) }),
    does: 'Take back the last step',
    happened: 'We corrected the step before',
    noted: 'A step was taken back',
    by: ['agency'],
    tells: 'the client',
  }),
};
