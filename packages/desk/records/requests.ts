import type { contactFields } from '@majak/tools/forms/contact-request/definition';
import { APIError, type CollectionConfig, type Field } from 'payload';
import { accessTo, roleOf } from '../content/access.ts';
import { exportEndpoint } from './export-endpoint.ts';
import { requestEndpoints } from './request-endpoints.ts';
import { neverEdited, submissionFields } from './submission.ts';

const labels: Record<(typeof contactFields)[number], string> = {
  cf_full_name: 'Name',
  email: 'E-mail',
  cf_client_phone_number: 'Phone',
  cf_eu_citizen: 'EU citizen',
  cf_nationality: 'Nationality',
  cf_select_servicee: 'Service',
  description: 'Message',
};

/** What the client wrote: shown, never edited. */
const written = (name: (typeof contactFields)[number]): Field => {
  const field = { name, label: labels[name], access: neverEdited, admin: { readOnly: true, width: '50%' } };
  return name === 'description' ? { ...field, type: 'textarea' } : { ...field, type: 'text' };
};

const pair = (...names: (typeof contactFields)[number][]): Field => ({
  type: 'row',
  fields: names.map(written),
});

const staffOnly = { update: ({ req }: { req: Parameters<typeof roleOf>[0] }) => roleOf(req) !== undefined };

/** The inbox: requests for help, with what became of them. */
export const requests: CollectionConfig = {
  slug: 'requests',
  labels: { singular: 'Request', plural: 'Requests' },
  admin: {
    useAsTitle: 'reference',
    group: 'Desk',
    description: 'What clients asked for through the site.',
    hideAPIURL: true,
    defaultColumns: [
      'reference',
      'cf_full_name',
      'cf_select_servicee',
      'stage',
      'status',
      'assignee',
      'createdAt',
    ],
    listSearchableFields: ['reference', 'cf_full_name', 'email', 'cf_client_phone_number'],
    // Spam stays out of sight until somebody asks for it.
    baseFilter: ({ req }) => ({ spam: req.query?.spam === 'true' ? { equals: true } : { not_equals: true } }),
    components: {
      beforeListTable: ['/components/spam-switch#SpamSwitch', '/components/person-export#PersonExport'],
      edit: { beforeDocumentControls: ['/components/request-actions#RequestActions'] },
    },
  },
  access: accessTo('requests'),
  versions: false,
  defaultSort: '-createdAt',
  endpoints: [exportEndpoint, ...requestEndpoints],
  fields: [
    pair('cf_full_name', 'cf_select_servicee'),
    pair('email', 'cf_client_phone_number'),
    pair('cf_nationality', 'cf_eu_citizen'),
    written('description'),
    { name: 'deliveries', type: 'ui', admin: { components: { Field: '/components/deliveries#Deliveries' } } },
    {
      name: 'notes',
      type: 'array',
      label: 'Internal notes',
      fields: [
        { name: 'text', type: 'textarea', required: true },
        { name: 'author', type: 'text', access: neverEdited, admin: { readOnly: true } },
        {
          name: 'writtenAt',
          type: 'date',
          access: neverEdited,
          admin: {
            readOnly: true,
            date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm' },
          },
        },
      ],
    },
    {
      name: 'stage',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: ['new', 'in progress', 'answered', 'closed'],
      index: true,
      access: staffOnly,
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      access: staffOnly,
      admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
    },
    ...submissionFields,
  ],
  hooks: {
    beforeChange: [
      ({ data, originalDoc, req }) => {
        if (originalDoc?.redactedAt)
          throw new APIError(
            'The personal data of this request is erased: nothing can be added.',
            409,
            null,
            true,
          );
        for (const note of data.notes ?? []) {
          note.author ??= req.user?.email ?? 'studio';
          note.writtenAt ??= new Date().toISOString();
        }
        return data;
      },
    ],
  },
};
