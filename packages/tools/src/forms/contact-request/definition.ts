import * as z from 'zod/mini';
import { emailAddress } from '../../form/email-address.ts';
import { oneLine, someLines } from '../../form/typed-text.ts';
import { contactMessages } from '../../kit/contact-messages.ts';

/** How far a request has come: in the browser while it is sent, and in the store until every delivery is done. */
export const requestStatuses = ['INITIAL', 'REQUESTED', 'SUCCEEDED', 'FAILED'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

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
