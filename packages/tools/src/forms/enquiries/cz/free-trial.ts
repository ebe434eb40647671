import { optionalText, text } from '../../../form/kinds/text.ts';
import type { Enquiry } from '../../enquiry.ts';
import { enquiryForm, oneOf } from '../enquiry-form.ts';

const message = {
  label: 'What should we know?',
  hint: 'Dates coming up, nationalities, what you’ve tried so far. Please leave out employees’ names for now.',
};

const form = enquiryForm({
  key: 'free-trial',
  message,
  asks: {
    company: text({
      label: 'Company name',
      missing: 'Please enter the name of your company',
      maxLength: 300,
    }),
    company_id: optionalText({
      label: 'Company number (IČO)',
      hint: 'Eight digits, if registered here.',
      missing: 'A company number has eight digits',
      maxLength: 300,
      pattern: /^(?:\d{3} ?\d{2} ?\d{3})$/,
      wrong: 'A company number has eight digits',
    }),
    foreign_employees: oneOf({
      label: 'Number of foreign employees',
      hint: 'Everybody who needs a card or a visa.',
      missing: 'Please choose a number',
      answers: ['None yet', '1 to 3', '4 to 10', '11 to 50', 'More than 50'],
    }),
    first_need: oneOf({
      label: 'What you need first',
      missing: 'Please choose what you need first',
      answers: [
        'A card that expires soon',
        'A new colleague from abroad',
        'A check of all cards and dates',
        'Family of an employee',
        'Insurance or payroll questions',
      ],
    }),
  },
});

/** On the page for companies. */
export const freeTrial: Enquiry = {
  slug: 'free-trial',
  title: 'Start the free month',
  lead: 'One month, up to three employees, no contract. Tell us who you are and what’s most urgent.',
  service: { label: 'Free trial for companies' },
  form,
  button: 'Start the free month',
  thanks: {
    title: 'Your free month is booked',
    next: [
      'Within one working day, we’ll call you to agree on a start date.',
      'In the first week, you’ll get a table of all your employees’ dates, which is yours to keep.',
      'Nothing renews by itself after the month. If you want more, you tell us.',
    ],
  },
  page: 'corporate',
};
