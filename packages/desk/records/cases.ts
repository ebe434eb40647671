import { caseStates } from '@majak/tools/cases/case-states';
import type { CollectionConfig, Field } from 'payload';
import { accessTo } from '../content/access.ts';
import { site } from '../site.ts';
import { caseEndpoints } from './case-endpoints.ts';
import { caseFileEndpoint } from './case-file-endpoint.ts';
import { deliveryFields } from './delivery-fields.ts';
import { caseOrderEndpoints } from './order-endpoints.ts';
import { statusSheetEndpoints } from './status-sheet-endpoints.ts';

/** A column that lists and searches read; what it says is computed from the changes. */
const column = (field: Field): Field =>
  ({ ...field, admin: { readOnly: true, condition: () => false } }) as Field;

const dayColumn = (name: string, label: string): Field => column({ name, label, type: 'text', index: true });

/**
 * Clients' matters at an office, a row each. A row is what the changes of the case come to, kept for lists and searches:
 * it is written by `cases/list-case.ts` alone.
 */
export const cases: CollectionConfig = {
  slug: 'cases',
  labels: { singular: 'Case', plural: 'Cases' },
  admin: {
    useAsTitle: 'title',
    group: 'Desk',
    hideAPIURL: true,
    description: 'What we do for clients at an office. A case is opened from a request.',
    defaultColumns: ['title', 'reference', 'state', 'waitsFor', 'decideBy', 'changedAt'],
    listSearchableFields: ['title', 'reference', 'email', 'officeNumber', 'family'],
    hidden: ({ user }) => user?.role === 'editor' || Boolean(user?.mustChangePassword),
  },
  access: accessTo('cases'),
  versions: false,
  defaultSort: '-changedAt',
  endpoints: [...statusSheetEndpoints, ...caseEndpoints, ...caseOrderEndpoints, caseFileEndpoint],
  fields: [
    { name: 'desk', type: 'ui', admin: { components: { Field: '/components/case-desk#CaseDesk' } } },
    { name: 'orders', type: 'ui', admin: { components: { Field: '/components/orders-about#OrdersAbout' } } },
    column({ name: 'title', label: 'Who and what', type: 'text', required: true }),
    column({ name: 'reference', type: 'text', required: true, unique: true, index: true }),
    column({ name: 'permit', label: 'Applied for', type: 'text', index: true }),
    column({
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(caseStates).map(([value, { label }]) => ({ value, label })),
    }),
    column({
      name: 'waitsFor',
      label: 'Waits for',
      type: 'select',
      options: ['client', 'agency', 'office', 'nobody'],
      index: true,
    }),
    column({ name: 'email', label: 'E-mail', type: 'text', index: true }),
    column({ name: 'bornOn', label: 'Born on', type: 'text' }),
    column({ name: 'family', type: 'text', index: true }),
    column({ name: 'request', type: 'text', index: true }),
    column({ name: 'office', type: 'text' }),
    column({
      name: 'officeNumber',
      label: `Number of the ${site.jurisdiction.adjective} office`,
      type: 'text',
      index: true,
    }),
    dayColumn('filedOn', 'Filed on'),
    dayColumn('decideBy', 'To be decided by'),
    dayColumn('endedOn', 'Ended on'),
    column({
      name: 'changedAt',
      label: 'Last change',
      type: 'date',
      index: true,
    }),
    column({ name: 'toldAt', label: 'Last told', type: 'date', index: true }),
    dayColumn('taskDue', 'Next task due'),
    column({ name: 'lastNumber', type: 'number', required: true }),
    column({ name: 'redactedAt', label: 'Erased on', type: 'date', index: true }),
  ],
};

/** What happened to cases: a row a change, in order, never edited. They are the truth of a case. */
export const caseChanges: CollectionConfig = {
  slug: 'case-changes',
  admin: { hidden: true },
  access: accessTo('case-changes'),
  versions: false,
  fields: [
    { name: 'caseReference', type: 'text', required: true, index: true },
    { name: 'number', type: 'number', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'formVersion', type: 'number', required: true },
    { name: 'answers', type: 'textarea', required: true },
    { name: 'author', type: 'select', options: ['agency', 'client'], required: true },
    // Who of the staff; empty where it was the client.
    { name: 'person', type: 'text' },
    // Until the row of the case says so too.
    { name: 'unlisted', type: 'checkbox', index: true },
    ...deliveryFields,
  ],
};
