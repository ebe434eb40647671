import { text } from '../../../form/kinds/text.ts';
import { answeredYesNo } from '../../../form/kinds/yes-no.ts';
import type { Enquiry } from '../../enquiry.ts';
import { enquiryForm, oneOf } from '../enquiry-form.ts';

/** The years that people ask about; others are said in the message. */
const years = ['2026', '2025', '2024', '2023', 'Another year', 'More than one year'];

const message = {
  label: 'Your year in a few sentences',
  hint: 'For example: employed until May, then freelance. Please leave out document numbers.',
};

const form = enquiryForm({
  key: 'online-tax',
  message,
  asks: {
    tax_year: oneOf({ label: 'Tax year', missing: 'Please choose a year', answers: years }),
    income: oneOf({
      label: 'Kind of income',
      hint: 'In that year.',
      missing: 'Please choose what you had',
      answers: [
        'Employment only',
        'Freelance or trade only',
        'Employment and freelance',
        'Rent',
        'Crypto, shares or other investments',
        'Several of these, or something else',
      ],
    }),
    employers: text({
      label: 'Number of employers',
      hint: 'Include DPP and DPČ agreements. Enter 0 if you had none.',
      missing: 'Please enter a number, such as 2',
      maxLength: 300,
      pattern: /^(?:\d{1,2})$/,
      wrong: 'Please enter a number, such as 2',
    }),
    whole_year: answeredYesNo({
      label: 'In {country} for the whole year',
      missing: 'Please choose yes or no',
    }),
  },
});

/** On the page of tax returns without a visit. */
export const onlineTax: Enquiry = {
  slug: 'online-tax',
  title: 'Start your tax return',
  lead: 'Four answers are enough for a fixed price. Don’t send documents yet: we’ll give you a safe place for them.',
  service: { label: 'Online tax return' },
  form,
  button: 'Ask for the price',
  thanks: {
    title: 'Your tax return is under way',
    next: [
      'The same working day, you’ll get our questions, a fixed price and a safe place for your documents.',
      'Five working days after your last document, you’ll see the result with each line explained.',
      'You approve it, we file it, and you get the confirmation and the payment details.',
    ],
    path: '/czech-taxes-online/thank-you',
  },
  page: 'czech-taxes-online',
};
