import { offeredApplications } from '@majak/desk/offered-tools';
import type { JsonSchema } from '@majak/tools/form/json-schema';
import { problems } from './responses.ts';
import { objectWith } from './schemas.ts';

const filling: JsonSchema = {
  operationId: 'fillOfficialForm',
  tags: ['Documents'],
  summary: 'Fills in the PDF of the office for an application form',
  description:
    'The answers are those of the application form, as far as you have them; its schema is in the list of application forms. What the PDF has no room for is on an extra sheet at its end. Nothing is kept. 404 where no editor has offered a PDF for the form.',
  requestBody: {
    required: true,
    content: { 'application/json': { schema: objectWith({ answers: { type: 'object' } }) } },
  },
  responses: {
    200: { description: 'The PDF, filled in.', content: { 'application/pdf': { schema: {} } } },
    ...problems(400, 403, 404, 405, 413, 415, 422, 429, 503),
  },
};

/** The path that fills in official forms, where the site has application forms. */
export function officialFormPath(): Record<string, JsonSchema> {
  const slugs = offeredApplications.map(({ slug }) => slug);
  if (slugs.length === 0) return {};
  const parameters = [{ name: 'slug', in: 'path', required: true, schema: { enum: slugs } }];
  return { '/api/v1/official-forms/{slug}': { parameters, post: filling } };
}
