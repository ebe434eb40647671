import { requestStatuses } from '@majak/tools/forms/request-status';
import type { Field } from 'payload';

/** Access of a field that only the product itself writes; what is read-only on the screen is not so in the API. */
export const neverEdited = { update: () => false } as const;
const readOnly = { readOnly: true } as const;
const hidden = { hidden: true } as const;

/**
 * The fields of a row that carries its own deliveries (`channels`), so that accepting it is one write on every
 * database; the outbox plans them afterwards and sets `plannedAt`.
 */
export const deliveryFields: Field[] = [
  {
    name: 'reference',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    access: neverEdited,
    admin: { ...readOnly, position: 'sidebar' },
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'INITIAL',
    options: [...requestStatuses],
    index: true,
    access: neverEdited,
    admin: {
      ...readOnly,
      position: 'sidebar',
      description: 'SUCCEEDED once every delivery is done, FAILED once one was given up',
    },
  },
  { name: 'channels', type: 'text', required: true, access: neverEdited, admin: hidden },
  { name: 'plannedAt', type: 'date', index: true, access: neverEdited, admin: hidden },
  // Files that get its reference next, and whether there are any: the list is too long for an index.
  { name: 'pendingUploads', type: 'text', access: neverEdited, admin: hidden },
  { name: 'uploadsPending', type: 'checkbox', index: true, access: neverEdited, admin: hidden },
  { name: 'idempotencyKey', type: 'text', unique: true, index: true, access: neverEdited, admin: hidden },
  {
    name: 'redactedAt',
    label: 'Erased on',
    type: 'date',
    index: true,
    access: neverEdited,
    admin: {
      ...readOnly,
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm' },
      condition: (data) => Boolean(data.redactedAt),
    },
  },
];
