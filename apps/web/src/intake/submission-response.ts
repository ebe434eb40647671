import type { SubmissionOutcome } from './accept-submission.ts';
import { rejectionResponse } from './rejection-response.ts';

/** What the API says of a request that was handed in: 201 with a reference, otherwise problem+json. */
export function submissionResponse({ result }: SubmissionOutcome): Response {
  if (result.kind !== 'accepted') return rejectionResponse(result);
  return Response.json(
    { reference: result.reference, status: 'REQUESTED' },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  );
}
