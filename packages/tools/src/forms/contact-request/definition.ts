import * as z from 'zod/mini';
import { emailAddress } from '../../kit/email-address.ts';
import { withoutControls } from '../../kit/without-controls.ts';

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
  privacy: 'We use what you write to answer you, and erase it after two years.',
  success: 'We have received your request and will get back to you shortly.',
  failure: (officeEmail: string) =>
    `Form not received due to a submission error. Please email us at ${officeEmail}`,
} as const;

export const nameMinLength = 3;

/** A text that must hold something other than space; trimmed; `message` answers both a missing and a blank one. */
const requiredText = (message: string, ...more: Parameters<ReturnType<typeof z.string>['check']>) =>
  z
    .string({ error: message })
    .check(withoutControls, z.trim(), z.minLength(1, { error: message, abort: true }), ...more);

/** The contact request: the one truth for the browser, the server, the store and the tests. */
export const contactRequest = z.strictObject({
  cf_full_name: requiredText(
    contactMessages.nameRequired,
    z.minLength(nameMinLength, contactMessages.nameTooShort),
  ),
  email: emailAddress({ required: contactMessages.emailRequired, invalid: contactMessages.emailInvalid }),
  cf_client_phone_number: requiredText(contactMessages.phoneRequired),
  cf_eu_citizen: z.enum(['YES', 'NO'], { error: contactMessages.euRequired }),
  cf_nationality: requiredText(contactMessages.nationalityRequired),
  cf_select_servicee: requiredText(contactMessages.serviceRequired),
  description: requiredText(contactMessages.descriptionRequired),
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
