import { contact } from '@majak/desk/submissions/submission-kinds';
import type { APIRoute } from 'astro';
import { acceptSubmission } from '../../../../intake/accept-submission.ts';
import { submissionResponse } from '../../../../intake/submission-response.ts';
import { problem } from '../../../../problem.ts';

/** Takes a contact request as JSON or form encoding. 201 with a reference, otherwise problem+json. */
export const POST: APIRoute = async ({ request }) =>
  submissionResponse(await acceptSubmission(request, contact));

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
