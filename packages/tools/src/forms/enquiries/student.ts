import { day } from '../../form/kinds/day.ts';
import { text } from '../../form/kinds/text.ts';
import type { Enquiry } from '../enquiry.ts';
import { enquiryForm } from './enquiry-form.ts';

const message = {
  label: 'How can we help?',
  hint: 'Where you are now, and what you have already: acceptance, appointment, insurance.',
};

const form = enquiryForm({
  key: 'student',
  message,
  asks: {
    university: text({
      label: 'University or school',
      hint: 'And the faculty, if you know it.',
      missing: 'Please write the name of the school',
      maxLength: 300,
    }),
    start: day({
      label: 'Start of studies',
      hint: 'As your letter of acceptance says.',
      missing: 'Please write a day as DD/MM/YYYY',
      wrong: 'Please write a day as DD/MM/YYYY',
    }),
  },
});

/** For people who come to study. */
export const student: Enquiry = {
  slug: 'student',
  title: 'Help for students',
  lead: 'Visa, residence permit and insurance for your studies. Tell us where and from when; we count the dates back.',
  service: { startsAt: 'student-visa' },
  form,
  button: 'Send to an adviser',
  thanks: {
    title: 'We have your plan',
    next: [
      'The same working day you get the dates: appointment, documents, insurance, arrival.',
      'You get the fixed price in writing before anything starts.',
      'If it is too late for this semester, we say so at once, and what the next chance is.',
    ],
  },
};
