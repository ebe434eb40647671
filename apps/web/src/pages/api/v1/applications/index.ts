import { offeredApplications } from '@majak/desk/offered-tools';
import { jsonSchema } from '@majak/tools/form/json-schema';
import type { APIRoute } from 'astro';
import { startPath } from '../../../../applications/application-address.ts';
import { problem } from '../../../../problem.ts';

/** Lists the application forms that can be handed in, each with the schema of its answers. */
export const GET: APIRoute = () => {
  const applications = offeredApplications.map(({ slug, title, lead, minutes, form }) => ({
    slug,
    title,
    description: lead,
    page: startPath({ slug }),
    minutes,
    version: form.version,
    schema: jsonSchema(form.fields),
  }));
  return Response.json({ applications }, { headers: { 'Cache-Control': 'public, max-age=300' } });
};

// Named, since `ALL` would take it.
export const HEAD = GET;

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET, HEAD' } });
