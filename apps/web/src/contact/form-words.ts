import type { Form } from '@majak/tools/form/form';
import { contactRequest } from '@majak/tools/forms/contact-request/form';
import { nextSteps } from '@majak/tools/forms/contact-request/next-steps';

/** What is said once a request has arrived: what happens next, one sentence a step. */
export type ThanksWords = { title: string; next: readonly string[] };

/** What tells one form from another: they all begin with who asks and for what. */
export type FormWords = {
  form: Form;
  /** Where it is posted without script. */
  action: string;
  /** Where the script sends it, below the API's address. */
  sentTo: string;
  /** The service, where the form is about one; otherwise it is chosen. */
  service?: string | undefined;
  button: string;
  /** Where the form has words of its own for it. */
  thanks?: ThanksWords;
};

/** The general form. */
export const generalForm: FormWords = {
  form: contactRequest,
  action: '/contact',
  sentTo: '/util-functions/create-fresh-desk-task',
  button: 'Send request',
};

/** What is said of any request that arrived. */
export const generalThanks = (openingHours: string): ThanksWords => ({
  title: 'Thank you we will contact you soon',
  next: nextSteps(openingHours),
});
