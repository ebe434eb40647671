import * as z from 'zod/mini';
import { emailAddress } from '../../form/email-address.ts';
import { oneLine, someLines } from '../../form/typed-text.ts';

/** How far a request has come: in the browser while it is sent, and in the store until every delivery is done. */
export const requestStatuses = ['INITIAL', 'REQUESTED', 'SUCCEEDED', 'FAILED'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const contactMessages = {
  nameRequired: 'Please input your name',
  nameTooShort: 'Your name has to be at least 3 characters long',
  emailRequired: 'E-mail is required',
  emailInvalid: 'Field should contain a valid e-mail',
  phoneRequired: 'Please enter your phone number',
  euRequired: 'Please select your country',
  nationalityRequired: 'Please select your nationality',
  serviceRequired: 'Please select your service',
  descriptionRequired: 'Please tell us few words :)',
  nameTooLong: 'Please write your name in at most 100 characters',
  phoneTooLong: 'Please write one phone number, in at most 50 characters',
  nationalityTooLong: 'Please write your nationality in at most 100 characters',
  serviceTooLong: 'Please name the service in at most 200 characters',
  descriptionTooLong: (max: number) => `Please write at most ${max.toLocaleString('en')} characters`,
  privacy: 'We use what you write to answer you, and erase it after two years.',
  success: 'We have received your request and will get back to you shortly.',
  failure: (officeEmail: string) =>
    `Form not received due to a submission error. Please email us at ${officeEmail}`,
} as const;

export const nameMinLength = 3;

/** How long an answer may be, in characters. */
export const maxLengths = {
  cf_full_name: 100,
  cf_client_phone_number: 50,
  cf_nationality: 100,
  cf_select_servicee: 200,
  description: 5000,
} as const;

type Check = Parameters<ReturnType<typeof z.string>['check']>[0];
type Words = { required: string; cleaned?: Check; more?: readonly Check[] };

/** A text that must hold something to be seen; trimmed; `required` answers both a missing and a blank one. */
const requiredText = ({ required, cleaned = oneLine, more = [] }: Words) =>
  z
    .string({ error: required })
    .check(cleaned, z.trim(), z.minLength(1, { error: required, abort: true }), ...more);

/** The contact request: the one truth for the browser, the server, the store and the tests. */
export const contactRequest = z.strictObject({
  cf_full_name: requiredText({
    required: contactMessages.nameRequired,
    more: [
      z.minLength(nameMinLength, contactMessages.nameTooShort),
      z.maxLength(maxLengths.cf_full_name, contactMessages.nameTooLong),
    ],
  }),
  email: emailAddress({ required: contactMessages.emailRequired, invalid: contactMessages.emailInvalid }),
  cf_client_phone_number: requiredText({
    required: contactMessages.phoneRequired,
    more: [z.maxLength(maxLengths.cf_client_phone_number, contactMessages.phoneTooLong)],
  }),
  cf_eu_citizen: z.enum(['YES', 'NO'], { error: contactMessages.euRequired }),
  cf_nationality: requiredText({
    required: contactMessages.nationalityRequired,
    more: [z.maxLength(maxLengths.cf_nationality, contactMessages.nationalityTooLong)],
  }),
  cf_select_servicee: requiredText({
    required: contactMessages.serviceRequired,
    more: [z.maxLength(maxLengths.cf_select_servicee, contactMessages.serviceTooLong)],
  }),
  description: requiredText({
    required: contactMessages.descriptionRequired,
    cleaned: someLines,
    more: [z.maxLength(maxLengths.description, contactMessages.descriptionTooLong(maxLengths.description))],
  }),
});
export type ContactRequest = z.infer<typeof contactRequest>;
export type ContactField = keyof ContactRequest;

/** The fields in the order in which a person meets them. */
export const contactFields = Object.keys(contactRequest.shape) as readonly ContactField[];

/** An untouched form: everything empty, EU citizenship at its default. */
export const emptyContactRequest: ContactRequest = {
  cf_full_name: '',
  email: '',
  cf_client_phone_number: '',
  cf_eu_citizen: 'YES',
  cf_nationality: '',
  cf_select_servicee: '',
  description: '',
};
