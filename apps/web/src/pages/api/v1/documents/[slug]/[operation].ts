import type { APIRoute } from 'astro';
import { problem } from '../../../../../problem.ts';
import { respond } from '../../../../../tools/documents/respond.ts';

/** Makes a file of a document, checks it, or mends what a check found. Nothing of it is kept. */
export const POST: APIRoute = ({ params, request }) =>
  respond(params.slug ?? '', params.operation ?? '', request);

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
