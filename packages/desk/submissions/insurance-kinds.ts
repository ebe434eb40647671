import { policyForm } from '@majak/tools/insurance/policy-form';
import type { SubmissionKind } from './submission-kind.ts';

const columns = {
  name: 'fullName',
  email: 'email',
  phone: 'phone',
  nationality: 'nationality',
} as const;

/** Insurance that was paid, for the agency to have it made out. No stranger hands it in: an order that is paid does. */
export const policyKind: SubmissionKind = {
  form: policyForm,
  label: 'Insurance to make out',
  keptIn: 'requests',
  columns,
  service: 'Insurance',
  channels: ['desk', 'office', 'confirmation'],
  next: [
    'We have the insurance made out by the insurer, on the working day we read this.',
    'Until then the certificate on the page of your order says what you paid for.',
    'If the insurer asks for something, we write to you.',
  ],
};
