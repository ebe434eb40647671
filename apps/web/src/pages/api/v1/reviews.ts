import type { APIRoute } from 'astro';
import { refusal } from '../../../contact/accept-form.ts';
import { problem } from '../../../problem.ts';
import { acceptReview } from '../../../reviews/accept-review.ts';

/** Takes a review as JSON or form encoding. 201 once it is stored as a draft, otherwise problem+json. */
export const POST: APIRoute = async ({ request }) => {
  const { result } = await acceptReview(request);
  if (result.kind !== 'accepted') return refusal(result);
  return Response.json({ status: 'DRAFT' }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
