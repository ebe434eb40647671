import type { Form } from '@majak/tools/form/form';
import { contactRequest } from '@majak/tools/forms/contact-request/form';
import { review as reviewForm, reviewMessages } from '@majak/tools/forms/review/form';
import type { Enquiry } from '@majak/tools/kit/enquiry';
import { inCountry } from '@majak/tools/kit/in-country';
import { offeredEnquiries } from '../offer.ts';
import { serviceOptions, site } from '../site.ts';
import type { Kind } from './kind.ts';

/** A request for help: it begins with who asks and for what, and a person answers it. */
const request = {
  keptIn: 'requests',
  columns: {
    name: 'fullName',
    email: 'email',
    phone: 'phone',
    nationality: 'nationality',
    service: 'service',
  },
  channels: ['desk', 'office', 'confirmation'],
} as const satisfies Partial<Kind>;

/** The general form. */
export const contact: Kind = { ...request, form: contactRequest, label: 'Contact request' };

const enquiry = ({ form, title, thanks }: Enquiry): Kind => ({
  ...request,
  form: inCountry(form, site.jurisdiction.inText),
  label: title,
  next: thanks.next,
});

const isOurs = (service: unknown): boolean => serviceOptions.some(({ slug }) => slug && slug === service);

/** What a client says of our work; an editor publishes it or does not. */
export const review: Kind = {
  form: {
    ...(reviewForm as Form),
    check: ({ service }) =>
      isOurs(service) ? [] : [{ field: 'service', code: 'unknown_service', message: reviewMessages.service }],
  },
  label: 'Review',
  keptIn: 'reviews',
  columns: { name: 'author', email: 'email' },
  channels: [],
};

/** All that strangers can hand in. */
export const kinds: readonly Kind[] = [contact, ...offeredEnquiries.map(enquiry), review];

/** A kind by the key of its form; nothing if there is none, or none any more. */
export const kindOf = (key: unknown): Kind | undefined => kinds.find(({ form }) => form.key === key);
