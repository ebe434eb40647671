import type { Form } from '@majak/tools/form/form';
import { localizeForm } from '@majak/tools/form/localize-form';
import type { Application } from '@majak/tools/forms/application';
import { contactRequest } from '@majak/tools/forms/contact-request/form';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import { review as reviewForm, reviewMessages } from '@majak/tools/forms/review/form';
import { offeredApplications, offeredEnquiries } from '../offered-tools.ts';
import { serviceOptions, site } from '../site.ts';
import { policyKind } from './insurance-kinds.ts';
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

/** The keys of the fields that ask for the first of these facts of a person that is asked for at all. */
function keysAsking({ fields }: Form, ...facts: readonly (readonly string[])[]): readonly string[] {
  const asking = facts.map((some) =>
    Object.keys(fields).filter((key) => some.includes(fields[key]?.fact ?? '')),
  );
  return asking.find((keys) => keys.length > 0) ?? [];
}

/** A form that takes no answers which rule the application out. A person has been told before, on a page of its own. */
const refusing = (form: Form, refuse: NonNullable<Application['refuse']>): Form => ({
  ...form,
  check: (answers) => {
    const refusal = refuse(answers);
    const ruledOut = refusal ? [{ field: 'body', code: 'refused', message: refusal.reasons.join(' ') }] : [];
    return [...(form.check?.(answers) ?? []), ...ruledOut];
  },
});

/** An application: what it is filed under it does not ask, and who applies is read from the facts it asks for. */
export const applicationKind = ({ form, title, service, thanks, refuse }: Application): SubmissionKind => ({
  ...request,
  form: refuse ? refusing(form, refuse) : form,
  label: title,
  service,
  columns: {
    name: keysAsking(form, ['person.firstName', 'person.surname'], ['person.name']),
    email: keysAsking(form, ['person.email']),
    phone: keysAsking(form, ['person.phone']),
    nationality: keysAsking(form, ['person.citizenship'], ['person.nationality']),
  },
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
export const submissionKinds: readonly SubmissionKind[] = [
  contact,
  ...offeredEnquiries.map(enquiry),
  ...offeredApplications.map(applicationKind),
  review,
  ...(site.insurance ? [policyKind] : []),
];

/** A kind by the key of its form; nothing if there is none, or none any more. */
export const submissionKindOf = (key: unknown): SubmissionKind | undefined =>
  submissionKinds.find(({ form }) => form.key === key);
