import { env } from '@majak/desk/env';
import { offeredCalculators, offeredDocuments } from '@majak/desk/offered-tools';
import { site } from '@majak/desk/site';
import type { APIRoute } from 'astro';
import { problem } from '../../../problem.ts';
import { today } from '../../../today.ts';
import { openApi } from '../../../tools/api/openapi.ts';
import { vatSlug } from '../../../tools/calculators/vat-register.ts';

/** Describes the whole API for programs, as OpenAPI 3.1. */
export const GET: APIRoute = async () => {
  const [calculators, documents] = await Promise.all([offeredCalculators(), offeredDocuments()]);
  const document = openApi({
    calculators,
    documents,
    today: today(),
    limited: [vatSlug],
    site,
    webUrl: env.webUrl,
  });
  return Response.json(document, { headers: { 'Cache-Control': 'public, max-age=300' } });
};

// Named, since `ALL` would take it.
export const HEAD = GET;

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET, HEAD' } });
