import { day } from '../../form/kinds/day.ts';
import { text } from '../../form/kinds/text.ts';
import type { Enquiry } from '../enquiry.ts';
import { enquiryForm } from './enquiry-form.ts';

const message = {
  label: 'How can we help?',
  hint: 'Where you are now, and what you already have: a letter of acceptance, an appointment, insurance.',
};

const form = enquiryForm({
  key: 'student',
  message,
  asks: {
    university: text({
      label: 'University or school',
      hint: 'And the faculty, if you know it.',
      missing: 'Please enter the name of the school',
      maxLength: 300,
    }),
    start: day({
      label: 'Start of studies',
      hint: 'As in your letter of acceptance.',
      missing: 'Please enter a date as DD/MM/YYYY',
      wrong: 'Please enter a date as DD/MM/YYYY',
    }),
  },
});

/** For people who come to study. */
export const student: Enquiry = {
  slug: 'student',
  title: 'Help for students',
  lead: 'Visa, residence permit and insurance for your studies. Tell us where and from when, and we’ll work out the dates.',
  service: { startsAt: 'student-visa' },
  form,
  button: 'Send to an adviser',
  thanks: {
    title: 'We have your plan',
    next: [
      'The same working day, you’ll get your dates: appointment, documents, insurance and arrival.',
      'You get the fixed price in writing before anything starts.',
      'If it’s too late for this semester, we’ll tell you straight away, and say when your next chance is.',
    ],
  },
};
