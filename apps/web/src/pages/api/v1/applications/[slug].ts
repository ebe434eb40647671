import { offeredApplication } from '@majak/desk/offered-tools';
import { receiptKey } from '@majak/desk/submissions/receipt-key';
import { submissionKindOf } from '@majak/desk/submissions/submission-kinds';
import type { APIRoute } from 'astro';
import { acceptSubmission } from '../../../../intake/accept-submission.ts';
import { rejectionResponse } from '../../../../intake/rejection-response.ts';
import { problem } from '../../../../problem.ts';

/** Takes an application form, as JSON or form encoding. 201 with a reference and the key to its receipt, otherwise problem+json. */
export const POST: APIRoute = async ({ request, params }) => {
  const kind = submissionKindOf(offeredApplication(params.slug)?.form.key);
  if (!kind) return problem({ status: 404, title: 'There is no such application form' });
  const { result } = await acceptSubmission(request, kind);
  if (result.kind !== 'accepted') return rejectionResponse(result);
  const { reference } = result;
  return Response.json(
    { reference, status: 'REQUESTED', key: receiptKey(reference) },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  );
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
