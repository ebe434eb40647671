import type { APIRoute } from 'astro';
import { respondOfficialForm } from '../../../../official-forms/respond-official-form.ts';
import { problem } from '../../../../problem.ts';

/** Fills in the official form of an application. Nothing of the answers is kept. */
export const POST: APIRoute = ({ params, request }) => respondOfficialForm(params.slug ?? '', request);

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
