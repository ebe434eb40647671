import { receiptKey } from '@majak/desk/submissions/receipt-key';
import type { SubmissionKind } from '@majak/desk/submissions/submission-kind';
import { acceptSubmission } from '../intake/accept-submission.ts';
import { rejectionResponse } from '../intake/rejection-response.ts';

/** Takes an application that was sent to an end point. 201 with a reference and the key to its receipt, otherwise problem+json. */
export async function acceptApplication(request: Request, kind: SubmissionKind): Promise<Response> {
  const { result } = await acceptSubmission(request, kind);
  if (result.kind !== 'accepted') return rejectionResponse(result);
  const { reference } = result;
  return Response.json(
    { reference, status: 'REQUESTED', key: receiptKey(reference) },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  );
}
