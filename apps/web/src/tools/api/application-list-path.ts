import { offeredApplications } from '@majak/desk/offered-tools';
import type { JsonSchema } from '@majak/tools/form/json-schema';
import { json } from './responses.ts';
import { objectWith } from './schemas.ts';

const list: JsonSchema = {
  get: {
    operationId: 'listApplications',
    tags: ['Contact'],
    summary: 'Lists the application forms, each with the schema of its answers',
    responses: {
      200: json(
        'All application forms.',
        objectWith({ applications: { type: 'array', items: { type: 'object' } } }),
      ),
    },
  },
};

/** The list of application forms, where the site has any. */
export const applicationListPath = (): Record<string, JsonSchema> =>
  offeredApplications.length > 0 ? { '/api/v1/applications': list } : {};
