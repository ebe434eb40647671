import { form } from '../../form/form.ts';
import { message, requester } from '../requester.ts';

/** The contact request: seven fields, by the names that the help desk has for them. */
export const contactRequest = form({
  key: 'contact-request',
  version: 1,
  whole: 'The body has to be an object with the seven fields',
  fields: {
    ...requester,
    message: message({
      label: 'How can we help?',
      hint: 'What you need, and when you need it. Please leave out document numbers.',
    }),
  },
});
