import { review } from '@majak/desk/submissions/submission-kinds';
import type { APIRoute } from 'astro';
import { acceptSubmission } from '../../../intake/accept-submission.ts';
import { rejectionResponse } from '../../../intake/rejection-response.ts';
import { problem } from '../../../problem.ts';

/** Takes a review as JSON or form encoding. 201 once it is stored as a draft, otherwise problem+json. */
export const POST: APIRoute = async ({ request }) => {
  const { result } = await acceptSubmission(request, review);
  if (result.kind !== 'accepted') return rejectionResponse(result);
  return Response.json({ status: 'DRAFT' }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
