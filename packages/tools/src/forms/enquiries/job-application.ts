import { day } from '../../form/kinds/day.ts';
import { link } from '../../form/kinds/link.ts';
import type { Enquiry } from '../enquiry.ts';
import { enquiryForm, oneOf } from './enquiry-form.ts';

const message = {
  label: 'Why you?',
  hint: 'About ten sentences, for example about an official letter you once explained to somebody.',
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
      missing: 'Please enter a date as DD/MM/YYYY',
      wrong: 'Please enter a date as DD/MM/YYYY',
    }),
    profile: link({
      label: 'Link to your CV or profile',
      hint: 'A link that opens without signing in.',
      missing: 'Please give an address that starts with https://',
      wrong: 'Please give an address that starts with https://',
    }),
  },
});

/** On the page of each open position; by itself it is a letter for whatever opens next. */
export const jobApplication: Enquiry = {
  slug: 'job-application',
  title: 'Apply for a job',
  lead: 'You don’t need a cover letter. A few facts, a link and ten sentences are enough for a first talk.',
  service: { label: 'Job: {subject}', subject: 'any position' },
  form,
  button: 'Send application',
  thanks: {
    title: 'We have your application',
    next: [
      'A person, not a program, reads it within five working days.',
      'If it looks like a good fit, we’ll call you for 20 minutes, in English, at a time you choose.',
      'If it doesn’t, we’ll tell you that too, and why.',
      'The people who decide see what you sent. We erase it after two years at the latest, or sooner if you ask.',
    ],
  },
};
