import { offeredApplications, offeredEnquiries } from '@majak/desk/offered-tools';
import { contact, review } from '@majak/desk/submissions/submission-kinds';
import type { Field, Fields } from '@majak/tools/form/field';
import { type JsonSchema, jsonSchema } from '@majak/tools/form/json-schema';
import type { Application } from '@majak/tools/forms/application';
import { applicationOf } from '@majak/tools/forms/applications/editor-forms/application-of-definition';
import type { FormDefinition } from '@majak/tools/forms/applications/editor-forms/form-definition';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import { requester } from '@majak/tools/forms/requester';
import { enquiryIntake } from '../../enquiries/enquiry-intake.ts';
import { json, problems } from './responses.ts';
import { objectWith } from './schemas.ts';

const onWire = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [field.name ?? key, field]));

/** What is a value in JSON and a word in a plain post. */
const words: Readonly<Partial<Record<Field['kind'], readonly string[]>>> = {
  tick: ['yes'],
  yesNo: ['yes', 'no'],
};

/** A form as JSON and as a plain post. @param known Names of fields that the place of the form can fill in itself. */
function bodiesOf(fields: Fields, known: readonly string[] = []): JsonSchema {
  const named = onWire(fields);
  const { properties, required, ...schema } = jsonSchema(named);
  const asked = Array.isArray(required) ? required.filter((name) => !known.includes(name)) : [];
  const inWords = Object.fromEntries(
    Object.entries(named).flatMap(([name, { kind, label }]) =>
      words[kind] ? [[name, { title: label, enum: words[kind] }]] : [],
    ),
  );
  return {
    'application/json': { schema: { ...schema, properties, required: asked } },
    'application/x-www-form-urlencoded': {
      schema: { ...schema, properties: { ...Object(properties), ...inWords }, required: asked },
    },
  };
}

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Yours. The same key with the same content answers the same for seven days.',
  schema: { type: 'string', maxLength: 255 },
};

const formVersion: JsonSchema = {
  name: 'Form-Version',
  in: 'header',
  description: 'Of the form as it was filled in, if it may have changed since; the newest otherwise.',
  schema: { type: 'integer', minimum: 1 },
};

type Taking = {
  operationId: string;
  summary: string;
  content: JsonSchema;
  stored: JsonSchema;
  headers?: readonly JsonSchema[];
};

const taking = ({ operationId, summary, content, stored, headers = [] }: Taking): JsonSchema => ({
  post: {
    operationId,
    tags: ['Contact'],
    summary,
    parameters: [idempotencyKey, ...headers],
    requestBody: { required: true, content },
    responses: { 201: stored, ...problems(400, 403, 405, 413, 415, 422, 429, 503) },
  },
});

const quoted = json(
  'Stored. The reference is what the client quotes.',
  objectWith({ reference: { type: 'string' }, status: { const: 'REQUESTED' } }),
);

const operationIdOf = (slug: string): string =>
  `send${slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const enquiryPath = (enquiry: Enquiry): [path: string, operations: JsonSchema] => [
  `/api/v1/forms/${enquiry.slug}`,
  taking({
    operationId: operationIdOf(enquiry.slug),
    summary: `Takes a request by the form “${enquiry.title}”`,
    content: bodiesOf(
      enquiryIntake(enquiry).kind.form.fields,
      'label' in enquiry.service ? [requester.service.name ?? 'service'] : [],
    ),
    stored: quoted,
  }),
];

const handedIn = json(
  'Stored. The reference is what the client quotes, the key opens the receipt for thirty days.',
  objectWith({ reference: { type: 'string' }, status: { const: 'REQUESTED' }, key: { type: 'string' } }),
);

const applicationPath = ({ slug, title, form }: Application): [path: string, operations: JsonSchema] => [
  `/api/v1/applications/${slug}`,
  taking({
    operationId: operationIdOf(`application-${slug}`),
    summary: `Takes the application form “${title}”`,
    content: bodiesOf(form.fields),
    stored: handedIn,
  }),
];

/** What strangers can hand in by the forms that editors have built and published. */
export const editorFormPaths = (forms: readonly FormDefinition[]): Record<string, JsonSchema> =>
  Object.fromEntries(
    forms.map((definition) => [
      `/api/v1/forms/${definition.slug}`,
      taking({
        operationId: operationIdOf(`form-${definition.slug}`),
        summary: `Takes the form “${definition.title}”`,
        content: bodiesOf(applicationOf(definition).form.fields),
        stored: handedIn,
        headers: [formVersion],
      }),
    ]),
  );

/** What strangers can hand in: the contact request, each form about one matter, and a review. */
export const formPaths = (): Record<string, JsonSchema> => ({
  '/api/v1/util-functions/create-fresh-desk-task': taking({
    operationId: 'sendContactRequest',
    summary: 'Takes a contact request',
    content: bodiesOf(contact.form.fields),
    stored: quoted,
  }),
  ...Object.fromEntries(offeredEnquiries.map(enquiryPath)),
  ...Object.fromEntries(offeredApplications.map(applicationPath)),
  '/api/v1/reviews': taking({
    operationId: 'sendReview',
    summary: 'Takes a review, which an editor publishes or does not',
    content: bodiesOf(review.form.fields),
    stored: json('Stored as a draft.', objectWith({ status: { const: 'DRAFT' } })),
  }),
});
