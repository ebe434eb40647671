import { optionalDay } from '../../form/kinds/day.ts';
import { text } from '../../form/kinds/text.ts';
import type { Enquiry } from '../enquiry.ts';
import { enquiryForm, oneOf } from './enquiry-form.ts';

const message = {
  label: 'Your situation',
  hint: 'Your current status, when it ends, and what you want to do. Please leave out document numbers.',
};

const form = enquiryForm({
  key: 'consultation',
  message,
  asks: {
    subject: text({
      label: 'Subject',
      missing: 'Please tell us what it’s about',
      maxLength: 300,
    }),
    days: oneOf({
      label: 'Preferred days',
      hint: 'Monday to Friday, 9:00 to 17:00.',
      missing: 'Please choose the days that suit you',
      answers: [
        'As soon as possible',
        'Monday or Tuesday',
        'Wednesday or Thursday',
        'Friday',
        'Any day, mornings',
        'Any day, afternoons',
      ],
    }),
    not_before: optionalDay({
      label: 'Not before',
      hint: 'Leave it empty if any day will do.',
      missing: 'Please enter a date as DD/MM/YYYY',
      wrong: 'Please enter a date as DD/MM/YYYY',
    }),
  },
});

/** A meeting of forty minutes. */
export const consultation: Enquiry = {
  slug: 'consultation',
  title: '40-minute consultation',
  lead: 'By video or in the office, in English. You leave with a list of what to do, when to do it and at which office.',
  service: { label: 'Consultation' },
  form,
  button: 'Ask for a meeting',
  thanks: {
    title: 'We are looking for a time',
    next: [
      'The same working day, you’ll get two or three times to choose from. The first can be 12 hours later.',
      'You confirm one and get a link, or directions to the office.',
      'After the meeting, you’ll get the list of steps by e-mail.',
    ],
  },
};
