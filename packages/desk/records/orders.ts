import { orderAuthors } from '@majak/tools/orders/order-change';
import { orderStates } from '@majak/tools/orders/order-states';
import type { CollectionConfig, Field } from 'payload';
import { accessTo } from '../content/access.ts';
import { deliveryFields } from './delivery-fields.ts';
import { orderEndpoints } from './order-endpoints.ts';

/** A column that lists and searches read; what it says is computed from the changes. */
const column = (field: Field): Field =>
  ({ ...field, admin: { readOnly: true, condition: () => false } }) as Field;

/**
 * What clients pay for, a row each. A row is what the changes of the order come to, kept for lists and searches: it is
 * written by `orders/list-order.ts` alone.
 */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: 'Order', plural: 'Orders' },
  admin: {
    useAsTitle: 'title',
    group: 'Desk',
    hideAPIURL: true,
    description:
      'What clients pay for. An order is made from a request or a case, or by a client on the site.',
    defaultColumns: ['title', 'reference', 'state', 'variableSymbol', 'holdUntil', 'changedAt'],
    listSearchableFields: ['title', 'reference', 'email', 'variableSymbol', 'about'],
    hidden: ({ user }) => user?.role === 'editor' || Boolean(user?.mustChangePassword),
  },
  access: accessTo('orders'),
  versions: false,
  defaultSort: '-changedAt',
  endpoints: orderEndpoints,
  fields: [
    { name: 'desk', type: 'ui', admin: { components: { Field: '/components/order-desk#OrderDeskScreen' } } },
    column({ name: 'title', label: 'Who and what', type: 'text', required: true }),
    column({ name: 'reference', type: 'text', required: true, unique: true, index: true }),
    column({ name: 'kind', type: 'text', required: true, index: true }),
    column({
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(orderStates).map(([value, { label }]) => ({ value, label })),
    }),
    column({ name: 'email', label: 'E-mail', type: 'text', index: true }),
    column({ name: 'about', label: 'Request or case', type: 'text', index: true }),
    column({ name: 'variableSymbol', label: 'Variable symbol', type: 'text', required: true, index: true }),
    // In the smallest unit of the currency.
    column({ name: 'total', type: 'number', required: true }),
    column({ name: 'kept', label: 'Paid', type: 'number', required: true }),
    column({ name: 'currency', type: 'text', required: true }),
    column({ name: 'holdUntil', label: 'To be paid until', type: 'date', index: true }),
    column({ name: 'nextDue', label: 'Next part due', type: 'text', index: true }),
    column({ name: 'changedAt', label: 'Last change', type: 'date', index: true }),
    column({ name: 'lastNumber', type: 'number', required: true }),
    column({ name: 'redactedAt', label: 'Erased on', type: 'date', index: true }),
  ],
};

/** What happened to orders: a row a change, in order, never edited. They are the truth of an order. */
export const orderChanges: CollectionConfig = {
  slug: 'order-changes',
  admin: { hidden: true },
  access: accessTo('order-changes'),
  versions: false,
  fields: [
    { name: 'orderReference', type: 'text', required: true, index: true },
    { name: 'number', type: 'number', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'answers', type: 'textarea', required: true },
    { name: 'author', type: 'select', options: [...orderAuthors], required: true },
    // Who of the staff; empty where it was nobody of them.
    { name: 'person', type: 'text' },
    // Of the first change alone: no two orders are known by one symbol.
    { name: 'variableSymbol', type: 'text', unique: true, index: true },
    // Until the row of the order says so too.
    { name: 'unlisted', type: 'checkbox', index: true },
    ...deliveryFields,
  ],
};
