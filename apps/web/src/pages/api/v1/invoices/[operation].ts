import type { APIRoute } from 'astro';
import { problem } from '../../../../problem.ts';
import { ownInvoice } from '../../../../tools/documents/own-invoice.ts';

/** Makes a PDF, ISDOC, Factur-X or payment code of an invoice, or checks it. Nothing of it is kept. */
export const POST: APIRoute = ({ params, request }) =>
  ownInvoice?.respond(params.operation ?? '', request) ??
  problem({ status: 404, title: 'There is no such document' });

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
