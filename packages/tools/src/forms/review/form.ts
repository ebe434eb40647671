import { form } from '../../form/form.ts';
import { choice } from '../../form/kinds/choice.ts';
import { optionalEmail } from '../../form/kinds/email.ts';
import { longText } from '../../form/kinds/long-text.ts';
import { text } from '../../form/kinds/text.ts';
import { tick } from '../../form/kinds/tick.ts';

/** What the review says of its fields. */
export const reviewMessages = {
  author: 'Please give your name or initials',
  country: 'Please choose your country',
  service: 'Please choose what we did for you',
  rating: 'Please choose from one to five stars',
  textTooShort: 'Please write at least 20 characters',
  textTooLong: 'Please write at most 2,000 characters',
  email: 'Field should contain a valid e-mail',
  consent: 'Please say that we may publish it',
} as const;
const says = reviewMessages;

/** What a person agrees to; stored with the day on which they did. */
export const reviewConsent =
  'You may publish my review on this site, with my name or initials, my country and the service.';

const textMinLength = 20;
const textMaxLength = 2000;
const ratings = ['5', '4', '3', '2', '1'] as const;

/** What a client says of our work, as it is handed in. */
export const review = form({
  key: 'review',
  version: 1,
  whole: 'The body has to be an object with the review',
  fields: {
    author: text({
      label: 'Name or initials',
      missing: says.author,
      maxLength: 80,
      tooLong: says.author,
      autoComplete: 'name',
      personal: true,
    }),
    country: text({
      label: 'Where are you from?',
      missing: says.country,
      maxLength: 80,
      tooLong: says.country,
      personal: true,
    }),
    /** Last part of the address of a service. */
    service: text({
      label: 'What did we do for you?',
      missing: says.service,
      maxLength: 80,
      tooLong: says.service,
    }),
    rating: choice({
      label: 'How did it go?',
      options: ratings.map((value) => ({ value, label: value === '1' ? '1 star' : `${value} stars` })),
      start: null,
      missing: says.rating,
      wrong: says.rating,
    }),
    text: longText({
      label: 'Your review',
      hint: `From ${textMinLength} to ${textMaxLength.toLocaleString('en')} characters. Please leave out document numbers.`,
      minLength: textMinLength,
      maxLength: textMaxLength,
      rows: 6,
      missing: says.textTooShort,
      tooShort: says.textTooShort,
      tooLong: says.textTooLong,
      personal: true,
    }),
    email: optionalEmail({
      label: 'E-mail',
      hint: 'Only if we may ask you back. Never shown.',
      missing: says.email,
      wrong: says.email,
      personal: true,
    }),
    consent: tick({ label: 'Consent', says: reviewConsent, missing: says.consent }),
  },
});
