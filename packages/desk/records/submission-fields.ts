import type { Field } from 'payload';
import { deliveryFields, neverEdited } from './delivery-fields.ts';

/** The fields of everything a client hands in, which carries its own deliveries. */
export const submissionFields: Field[] = [
  ...deliveryFields,
  {
    name: 'spam',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    access: neverEdited,
    admin: { readOnly: true, position: 'sidebar' },
  },
  { name: 'bodyHash', type: 'text', required: true, access: neverEdited, admin: { hidden: true } },
];
