import type { APIRoute } from 'astro';
import { acceptContactRequest } from '../../../../contact/accept.ts';
import { problem } from '../../../../problem.ts';

/** Takes a contact request as JSON or form encoding. 201 with a reference, otherwise problem+json. */
export const POST: APIRoute = async ({ request }) => {
  const { result } = await acceptContactRequest(request);
  switch (result.kind) {
    case 'accepted':
      return Response.json(
        { reference: result.reference, status: 'REQUESTED' },
        { status: 201, headers: { 'Cache-Control': 'no-store' } },
      );
    case 'invalid':
      return problem({ status: 422, title: 'Some fields need your attention', errors: result.errors });
    case 'keyReused':
      return problem({ status: 422, title: 'This Idempotency-Key was used with another body' });
    case 'tooMany':
      return problem({
        status: 429,
        title: 'Too many requests',
        detail: `Try again in ${result.retryAfterS} seconds.`,
        headers: { 'Retry-After': String(result.retryAfterS) },
      });
    case 'unreadable':
      return result.response;
  }
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
