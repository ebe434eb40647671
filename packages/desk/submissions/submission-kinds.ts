import type { Form } from '@majak/tools/form/form';
import { localizeForm } from '@majak/tools/form/localize-form';
import { contactRequest } from '@majak/tools/forms/contact-request/form';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import { review as reviewForm, reviewMessages } from '@majak/tools/forms/review/form';
import { offeredEnquiries } from '../offered-tools.ts';
import { serviceOptions, site } from '../site.ts';
import type { SubmissionKind } from './submission-kind.ts';

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
} as const satisfies Partial<SubmissionKind>;

/** The general form. */
export const contact: SubmissionKind = { ...request, form: contactRequest, label: 'Contact request' };

const enquiry = ({ form, title, thanks }: Enquiry): SubmissionKind => ({
  ...request,
  form: localizeForm(form, site.jurisdiction.inText),
  label: title,
  next: thanks.next,
});

const isOurs = (service: unknown): boolean => serviceOptions.some(({ slug }) => slug && slug === service);

/** What a client says of our work; an editor publishes it or does not. */
export const review: SubmissionKind = {
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
export const submissionKinds: readonly SubmissionKind[] = [contact, ...offeredEnquiries.map(enquiry), review];

/** A kind by the key of its form; nothing if there is none, or none any more. */
export const submissionKindOf = (key: unknown): SubmissionKind | undefined =>
  submissionKinds.find(({ form }) => form.key === key);
