import type { Enquiry } from '../../kit/enquiry.ts';

/** On the page of each open position; by itself it is a letter for whatever opens next. */
export const jobApplication: Enquiry = {
  slug: 'job-application',
  title: 'Apply for a job',
  lead: 'No cover letter. A few facts, a link and ten sentences are enough for the first talk.',
  service: { label: 'Job: {subject}', subject: 'any position' },
  questions: [
    {
      name: 'right_to_work',
      label: 'Right to work in {country}',
      kind: 'select',
      options: [
        'Yes, as a citizen of the EU, Norway, Iceland, Liechtenstein or Switzerland',
        'Yes, with permanent residence',
        'Yes, with another residence permit that lets me take any job',
        'No, I would need an employee card or a blue card',
      ],
      required: true,
      message: 'Please choose what applies to you',
    },
    {
      name: 'earliest_start',
      label: 'Earliest start',
      hint: 'With your notice period.',
      kind: 'date',
      required: true,
      message: 'Please write a day as DD/MM/YYYY',
    },
    {
      name: 'profile',
      label: 'Link to your CV or profile',
      hint: 'One that opens without an account.',
      kind: 'link',
      required: true,
      message: 'Please give an address that starts with https://',
    },
  ],
  message: {
    label: 'Why you?',
    hint: 'Ten sentences, such as about an official letter that you once explained to somebody.',
  },
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
