import { deskChanges } from '@majak/tools/cases/desk-changes';
import { linkChanges } from '@majak/tools/cases/link-changes';
import type { Form } from '@majak/tools/form/form';

/** What a client can do about their case, and what is said once it is done. */
export const clientChanges = {
  'paper-given': {
    form: deskChanges['paper-given'].form as Form,
    done: 'We have your paper. We’ll look at it and tell you.',
  },
  message: {
    form: deskChanges.message.form as Form,
    done: 'Your message is sent. We’ll answer here and by e-mail.',
  },
  days: {
    form: deskChanges.days.form as Form,
    done: 'We’ve saved your dates. What you have to do, and when, is on the line below.',
  },
  'link-made': {
    form: linkChanges['link-made'].form as Form,
    done: 'Your link is ready. Send it to whoever it’s for.',
  },
  'calendar-made': {
    form: linkChanges['calendar-made'].form as Form,
    done: 'The address for your calendar is ready.',
  },
  'link-withdrawn': { form: linkChanges['link-withdrawn'].form as Form, done: 'The link no longer works.' },
} as const;

export type ClientChange = keyof typeof clientChanges;

export const isClientChange = (id: unknown): id is ClientChange =>
  typeof id === 'string' && Object.hasOwn(clientChanges, id);
