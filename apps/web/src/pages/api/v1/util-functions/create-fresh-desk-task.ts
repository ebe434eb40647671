import type { APIRoute } from 'astro';
import { acceptContactRequest } from '../../../../contact/accept.ts';
import { refusal } from '../../../../contact/accept-form.ts';
import { problem } from '../../../../problem.ts';

/** Takes a contact request as JSON or form encoding. 201 with a reference, otherwise problem+json. */
export const POST: APIRoute = async ({ request }) => {
  const { result } = await acceptContactRequest(request);
  if (result.kind !== 'accepted') return refusal(result);
  return Response.json(
    { reference: result.reference, status: 'REQUESTED' },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  );
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
