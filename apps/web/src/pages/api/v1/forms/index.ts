import { findForms } from '@majak/desk/content/read-forms';
import { jsonSchema } from '@majak/tools/form/json-schema';
import type { APIRoute } from 'astro';
import { startPath } from '../../../../applications/application-address.ts';
import { placedForm } from '../../../../applications/find-placed-application.ts';
import { problem } from '../../../../problem.ts';

/** Lists the forms that editors built and published, each with the schema of its answers. */
export const GET: APIRoute = async () => {
  const forms = (await findForms()).map((definition) => {
    const { slug, title, lead, minutes, version } = definition;
    const { application } = placedForm(definition);
    const schema = jsonSchema(application.form.fields);
    return { slug, title, description: lead, page: startPath(application), minutes, version, schema };
  });
  return Response.json({ forms }, { headers: { 'Cache-Control': 'no-store' } });
};

// Named, since `ALL` would take it.
export const HEAD = GET;

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET, HEAD' } });
