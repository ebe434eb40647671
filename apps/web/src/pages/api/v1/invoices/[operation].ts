import type { APIRoute } from 'astro';
import { problem } from '../../../../problem.ts';
import { respond } from '../../../../tools/czech-invoice/respond.ts';

/** Makes a PDF, ISDOC, Factur-X or payment code of an invoice, or checks it. Nothing of it is kept. */
export const POST: APIRoute = ({ params, request }) => respond(params.operation ?? '', request);

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
