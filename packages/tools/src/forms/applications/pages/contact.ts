import { consent } from '../../../form/kinds/consent.ts';
import { email } from '../../../form/kinds/email.ts';
import { phone } from '../../../form/kinds/phone.ts';
import type { Page } from '../application-form.ts';

/** What a person agrees to when an application is handed in. Another text is another version, which is stored with the answers. */
export const applicationConsent = {
  version: 'Text of 22 November 2026',
  says: 'The agency may use these answers to prepare my application, and may keep them for two years. I can take this back at any time.',
} as const;

/** Who is answered. @param example A phone number of the country, with its code. */
export const contactPageWith = (example: string): Page => ({
  key: 'contact',
  title: 'How we reach you',
  why: 'We send you the form to check and sign. If a paper is missing, we ask you there.',
  fields: {
    email: email({
      label: 'E-mail',
      hint: 'For example, name@example.com.',
      missing: 'Enter your e-mail address',
      wrong: 'Enter an e-mail address, such as name@example.com',
      fact: 'person.email',
    }),
    phone: phone({
      label: 'Phone',
      hint: `With the country code. For example, ${example}.`,
      missing: 'Enter your phone number',
      tooLong: 'Enter one phone number, in at most 50 characters',
      fact: 'person.phone',
    }),
  },
});

/** Who is answered, by a number as most of our clients have. */
export const contactPage: Page = contactPageWith('+420 601 000 000');

/** That the answers may be used. */
export const consentPage: Page = {
  key: 'consent',
  title: 'Your consent',
  why: 'We may use what you’ve written only with your consent. Nothing goes to an office before you sign it.',
  fields: {
    consent: consent({
      ...applicationConsent,
      label: 'Consent',
      missing: 'Tick the box if we may use your answers',
      personal: false,
    }),
  },
};
