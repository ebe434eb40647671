import { requestStatuses } from '@majak/tools/forms/request-status';
import type { CollectionConfig } from 'payload';
import { accessTo } from '../content/access.ts';

/** One row a delivery, unique by `reference:channel`. Written by the outbox alone. */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  admin: {
    useAsTitle: 'key',
    group: 'Desk',
    hideAPIURL: true,
    description:
      'Where requests were carried, and what became of it. Retry those that failed from their request.',
    defaultColumns: ['key', 'channel', 'status', 'attempts', 'dueAt', 'lastError'],
  },
  access: accessTo('outbox'),
  versions: false,
  defaultSort: '-createdAt',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'reference', type: 'text', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'channel', type: 'text', required: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'INITIAL',
      options: [...requestStatuses],
      index: true,
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'dueAt', type: 'date', required: true, index: true },
    {
      name: 'inDoubt',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'The last attempt may have arrived: the next one looks before it sends.' },
    },
    { name: 'leaseToken', type: 'text', admin: { hidden: true } },
    { name: 'leaseUntil', type: 'date' },
    { name: 'externalId', type: 'text' },
    { name: 'deliveredAt', type: 'date' },
    { name: 'lastError', type: 'textarea' },
  ],
};
