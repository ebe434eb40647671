import { day } from '../../form/kinds/day.ts';
import { link } from '../../form/kinds/link.ts';
import type { Enquiry } from '../enquiry.ts';
import { enquiryForm, oneOf } from './enquiry-form.ts';

const message = {
  label: 'Why you?',
  hint: 'Ten sentences, such as about an official letter that you once explained to somebody.',
};

const form = enquiryForm({
  key: 'job-application',
  message,
  asks: {
    right_to_work: oneOf({
      label: 'Right to work in {country}',
      missing: 'Please choose what applies to you',
      answers: [
        'Yes, as a citizen of the EU, Norway, Iceland, Liechtenstein or Switzerland',
        'Yes, with permanent residence',
        'Yes, with another residence permit that lets me take any job',
        'No, I would need an employee card or a blue card',
      ],
    }),
    earliest_start: day({
      label: 'Earliest start',
      hint: 'With your notice period.',
      missing: 'Please write a day as DD/MM/YYYY',
      wrong: 'Please write a day as DD/MM/YYYY',
    }),
    profile: link({
      label: 'Link to your CV or profile',
      hint: 'One that opens without an account.',
      missing: 'Please give an address that starts with https://',
      wrong: 'Please give an address that starts with https://',
    }),
  },
});

/** On the page of each open position; by itself it is a letter for whatever opens next. */
export const jobApplication: Enquiry = {
  slug: 'job-application',
  title: 'Apply for a job',
  lead: 'No cover letter. A few facts, a link and ten sentences are enough for the first talk.',
  service: { label: 'Job: {subject}', subject: 'any position' },
  form,
  button: 'Send application',
  thanks: {
    title: 'We have your application',
    next: [
      'A person, not a program, reads it within five working days.',
      'If it fits, we call you: 20 minutes, in English, at a time you choose.',
      'If it does not, we write that too, with the reason.',
      'What you sent is seen by those who decide, and erased after two years at the latest, or sooner if you ask.',
    ],
  },
};
