import { offeredApplication } from '@majak/desk/offered-tools';
import { submissionKindOf } from '@majak/desk/submissions/submission-kinds';
import type { APIRoute } from 'astro';
import { acceptApplication } from '../../../../applications/accept-application.ts';
import { problem } from '../../../../problem.ts';

/** Takes an application form, as JSON or form encoding. 201 with a reference and the key to its receipt, otherwise problem+json. */
export const POST: APIRoute = async ({ request, params }) => {
  const kind = submissionKindOf(offeredApplication(params.slug)?.form.key);
  return kind
    ? acceptApplication(request, kind)
    : problem({ status: 404, title: 'There is no such application form' });
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
