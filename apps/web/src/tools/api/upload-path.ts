import { submissionKinds } from '@majak/desk/submissions/submission-kinds';
import type { JsonSchema } from '@majak/tools/form/json-schema';
import { uploadTypes } from '@majak/tools/form/kinds/uploads';
import { takesUploads } from '@majak/tools/form/uploads-in';
import { json, problems } from './responses.ts';
import { objectWith } from './schemas.ts';

const id: JsonSchema = { type: 'string', pattern: '^[\\w-]{43}$' };
const kept = objectWith({
  id: { ...id, description: 'Known to who sent it alone: with it the file is handed in, or taken back.' },
  name: { type: 'string' },
  type: { enum: Object.keys(uploadTypes) },
  size: { type: 'integer', minimum: 1 },
});
const inQuery = (name: string, schema: JsonSchema, description: string): JsonSchema => ({
  name,
  in: 'query',
  required: true,
  schema,
  description,
});
const bytes: JsonSchema = { schema: { type: 'string', format: 'binary' } };

const taking = (forms: readonly string[]): JsonSchema => ({
  operationId: 'sendFile',
  tags: ['Contact'],
  summary: 'Send a file ahead of the form it belongs to',
  description:
    'What it is, its bytes say. A picture is written anew, without what the camera wrote beside it; a PDF with a script, with files inside or with a password is refused. Name what is answered here among the answers of the form within 48 hours; then it is thrown away.',
  parameters: [
    inQuery('form', { enum: forms }, 'The key of the form.'),
    inQuery('field', { type: 'string' }, 'The path of the field that takes it.'),
    {
      name: 'Upload-Name',
      in: 'header',
      schema: { type: 'string' },
      description: 'Its name, percent-encoded; not needed in multipart.',
    },
  ],
  requestBody: {
    required: true,
    content: { 'application/octet-stream': bytes, 'multipart/form-data': { schema: { type: 'object' } } },
  },
  responses: { 201: json('It is kept.', kept), ...problems(400, 403, 404, 413, 422, 429, 503) },
});

const takingBack: JsonSchema = {
  operationId: 'takeFileBack',
  tags: ['Contact'],
  summary: 'Take back a file that was not handed in',
  parameters: [{ name: 'Upload-Id', in: 'header', required: true, schema: id }],
  responses: { 204: { description: 'It is gone, or was before.' }, ...problems(400, 403, 503) },
};

/** The path that takes files; none where no form asks for any. */
export function uploadPath(): Record<string, JsonSchema> {
  const forms = submissionKinds.filter(({ form }) => takesUploads(form.fields)).map(({ form }) => form.key);
  return forms.length === 0 ? {} : { '/api/v1/uploads': { post: taking(forms), delete: takingBack } };
}
