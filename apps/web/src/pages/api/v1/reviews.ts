import { review } from '@majak/desk/submissions/kinds';
import type { APIRoute } from 'astro';
import { refusal } from '../../../intake/refusal.ts';
import { takeIn } from '../../../intake/take-in.ts';
import { problem } from '../../../problem.ts';

/** Takes a review as JSON or form encoding. 201 once it is stored as a draft, otherwise problem+json. */
export const POST: APIRoute = async ({ request }) => {
  const { result } = await takeIn(request, review);
  if (result.kind !== 'accepted') return refusal(result);
  return Response.json({ status: 'DRAFT' }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
