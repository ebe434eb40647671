import { findForms } from '@majak/desk/content/read-forms';
import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { offeredCalculators, offeredDocuments } from '@majak/desk/offered-tools';
import { site } from '@majak/desk/site';
import type { APIRoute } from 'astro';
import { problem } from '../../../problem.ts';
import { today } from '../../../today.ts';
import { editorFormPaths } from '../../../tools/api/form-paths.ts';
import { openApi } from '../../../tools/api/openapi.ts';
import { vatSlug } from '../../../tools/calculators/vat-register.ts';

/** While the store is away the rest is described all the same. */
const publishedForms = () =>
  findForms().catch((error: unknown) => {
    logFailure('The forms of editors could not be described', error);
    return [];
  });

/** Describes the whole API for programs, as OpenAPI 3.1. */
export const GET: APIRoute = async () => {
  const [calculators, documents, forms] = await Promise.all([
    offeredCalculators(),
    offeredDocuments(),
    publishedForms(),
  ]);
  const document = openApi({
    calculators,
    documents,
    today: today(),
    limited: [vatSlug],
    site,
    webUrl: env.webUrl,
  });
  const paths = { ...document.paths, ...editorFormPaths(forms) };
  return Response.json({ ...document, paths }, { headers: { 'Cache-Control': 'public, max-age=300' } });
};

// Named, since `ALL` would take it.
export const HEAD = GET;

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET, HEAD' } });
