import type { APIRoute } from 'astro';
import { isPage } from '../../../applications/advance.ts';
import { countReached } from '../../../applications/count-reached.ts';
import { findPlacedApplication } from '../../../applications/find-placed-application.ts';
import { problem } from '../../../problem.ts';

/** Counts that a page of an application was reached. What comes with it is not read. */
export const POST: APIRoute = async ({ request, params, url }) => {
  const form = (await findPlacedApplication(params.slug))?.application.form;
  const page = url.searchParams.get('page') ?? '';
  const version = Number(url.searchParams.get('version'));
  if (!form || !isPage(form, page)) return problem({ status: 404, title: 'There is no such page' });
  // A tab may hold an earlier version of the form; none holds a later one.
  if (!Number.isInteger(version) || version < 1 || version > form.version)
    return problem({ status: 400, title: 'There is no such version of this form' });
  await countReached(request, { form, version, pages: [page] });
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
