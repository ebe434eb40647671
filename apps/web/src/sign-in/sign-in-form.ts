import { form } from '@majak/tools/form/form';
import { email } from '@majak/tools/form/kinds/email';

/** What is asked of whoever signs in. */
export const signInForm = form({
  key: 'sign-in',
  version: 1,
  whole: 'Send an object with the e-mail address',
  fields: {
    email: email({
      label: 'Your e-mail address',
      hint: 'The one we write to',
      missing: 'Enter your e-mail address',
      wrong: 'Enter an e-mail address, such as name@example.com',
    }),
  },
});
