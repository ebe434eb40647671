import { nextSteps } from '@majak/tools/forms/contact-request/next-steps';
import type { EnquiryQuestion } from '@majak/tools/kit/enquiry';

/** What is said once a request has arrived: what happens next, one sentence a step. */
export type ThanksWords = { title: string; next: readonly string[] };

/** What tells one form from another: they are all the contact request, in other words and with more questions. */
export type FormWords = {
  /** Where it is posted without script. */
  action: string;
  /** The service, where the form is about one; otherwise it is chosen. */
  service?: string;
  message: { label: string; hint: string };
  questions: readonly EnquiryQuestion[];
  button: string;
  /** Where the form has words of its own for it. */
  thanks?: ThanksWords;
};

/** The general form. */
export const generalForm: FormWords = {
  action: '/contact',
  message: {
    label: 'How can we help?',
    hint: 'What you need, and by when. Please leave out document numbers.',
  },
  questions: [],
  button: 'Send request',
};

/** What is said of any request that arrived. */
export const generalThanks = (openingHours: string): ThanksWords => ({
  title: 'Thank you we will contact you soon',
  next: nextSteps(openingHours),
});
