import { refusal } from './refusal.ts';
import type { Taken } from './take-in.ts';

/** What the API says of a request that was handed in: 201 with a reference, otherwise problem+json. */
export function answerTaken({ result }: Taken): Response {
  if (result.kind !== 'accepted') return refusal(result);
  return Response.json(
    { reference: result.reference, status: 'REQUESTED' },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  );
}
