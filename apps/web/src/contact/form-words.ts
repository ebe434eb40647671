import type { EnquiryQuestion } from '@majak/tools/kit/enquiry';

/** What tells one form from another: they are all the contact request, in other words and with more questions. */
export type FormWords = {
  /** Where it is posted without script. */
  action: string;
  /** The service, where the form is about one; otherwise it is chosen. */
  service?: string;
  message: { label: string; hint: string };
  questions: readonly EnquiryQuestion[];
  button: string;
  /** The page that says what happens next, where the form has one of its own. */
  thanksPath?: string;
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
