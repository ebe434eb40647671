import { APIError, type CollectionConfig, type Field } from 'payload';
import { accessTo, roleOf } from '../content/access.ts';
import { requestWait } from '../replies/request-wait.ts';
import { openSubmission } from '../submissions/open-submission.ts';
import { type InboxColumn, inboxColumns } from '../submissions/submission-kind.ts';
import { openCaseEndpoint, requestCasesEndpoint } from './case-endpoints.ts';
import { neverEdited } from './delivery-fields.ts';
import { exportEndpoint } from './export-endpoint.ts';
import { formCsvEndpoint } from './form-csv-endpoint.ts';
import { requestOrderEndpoints } from './order-endpoints.ts';
import { replyEndpoints } from './reply-endpoints.ts';
import { requestEndpoints } from './request-endpoints.ts';
import { submissionFields } from './submission-fields.ts';
import { uploadEndpoints } from './upload-endpoints.ts';

const labels: Record<InboxColumn, string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  nationality: 'Nationality',
  service: 'Service',
  title: 'Who and what',
};

/** One of the answers in a column of its own: shown, never edited. */
const column = (name: InboxColumn): Field => ({
  name,
  type: 'text',
  label: labels[name],
  access: neverEdited,
  // All answers stand below, each once.
  admin: { readOnly: true, condition: () => false },
});

/** What the client answered, as it is stored, and in words for people and for the API. */
const answers: Field[] = [
  {
    name: 'kind',
    label: 'Form',
    type: 'text',
    required: true,
    defaultValue: 'contact-request',
    access: neverEdited,
    admin: { readOnly: true, position: 'sidebar' },
  },
  {
    name: 'formVersion',
    type: 'number',
    required: true,
    defaultValue: 1,
    access: neverEdited,
    admin: { hidden: true },
  },
  {
    name: 'answers',
    type: 'textarea',
    required: true,
    defaultValue: '{}',
    access: neverEdited,
    admin: { hidden: true },
  },
  {
    name: 'lines',
    type: 'json',
    virtual: true,
    access: neverEdited,
    hooks: {
      afterRead: [async ({ req, siblingData }) => (await openSubmission(req.payload, siblingData)).lines],
    },
    admin: { components: { Field: '/components/submitted-answers#SubmittedAnswers' } },
  },
];

const staffOnly = { update: ({ req }: { req: Parameters<typeof roleOf>[0] }) => roleOf(req) !== undefined };

/** The inbox: requests for help, with what became of them. */
export const requests: CollectionConfig = {
  slug: 'requests',
  labels: { singular: 'Request', plural: 'Requests' },
  admin: {
    useAsTitle: 'title',
    group: 'Desk',
    description: 'What clients asked for through the site.',
    hideAPIURL: true,
    defaultColumns: ['title', 'wait', 'stage', 'status', 'assignee', 'reference', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'phone', 'service'],
    // Spam stays out of sight until somebody asks for it.
    baseFilter: ({ req }) => ({ spam: req.query?.spam === 'true' ? { equals: true } : { not_equals: true } }),
    components: {
      beforeListTable: [
        '/components/spam-switch#SpamSwitch',
        '/components/form-export#FormExport',
        '/components/person-export#PersonExport',
      ],
      edit: { beforeDocumentControls: ['/components/request-actions#RequestActions'] },
    },
  },
  access: accessTo('requests'),
  versions: false,
  defaultSort: '-createdAt',
  endpoints: [
    exportEndpoint,
    formCsvEndpoint,
    openCaseEndpoint,
    requestCasesEndpoint,
    ...requestOrderEndpoints,
    ...replyEndpoints,
    ...requestEndpoints,
    ...uploadEndpoints,
  ],
  fields: [
    ...inboxColumns.map(column),
    {
      name: 'wait',
      label: 'Waiting',
      type: 'json',
      virtual: true,
      access: neverEdited,
      hooks: { afterRead: [({ siblingData }) => requestWait(siblingData, new Date())] },
      admin: {
        components: {
          Field: '/components/request-wait#RequestWait',
          Cell: '/components/request-wait#RequestWaitCell',
        },
      },
    },
    ...answers,
    {
      name: 'replies',
      type: 'ui',
      admin: { components: { Field: '/components/request-replies#RequestReplies' } },
    },
    {
      name: 'uploads',
      type: 'ui',
      admin: { components: { Field: '/components/request-uploads#RequestUploads' } },
    },
    { name: 'cases', type: 'ui', admin: { components: { Field: '/components/request-cases#RequestCases' } } },
    { name: 'orders', type: 'ui', admin: { components: { Field: '/components/orders-about#OrdersAbout' } } },
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
      name: 'answeredAt',
      label: 'First answered on',
      type: 'date',
      access: neverEdited,
      admin: { hidden: true },
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
        if (
          !originalDoc?.answeredAt &&
          ['answered', 'closed'].includes(data.stage) &&
          originalDoc?.stage !== data.stage
        )
          data.answeredAt = new Date().toISOString();
        return data;
      },
    ],
  },
};
