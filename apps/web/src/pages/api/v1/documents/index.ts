import type { APIRoute } from 'astro';
import { problem } from '../../../../problem.ts';
import { documentList } from '../../../../tools/documents/document-list.ts';

/** Lists the documents that can be made, each with the schema of what it is made of. */
export const GET: APIRoute = async () =>
  Response.json({ documents: await documentList() }, { headers: { 'Cache-Control': 'public, max-age=300' } });

// Named, since `ALL` would take it.
export const HEAD = GET;

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET, HEAD' } });
