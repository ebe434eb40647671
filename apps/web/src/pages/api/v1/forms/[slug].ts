import { offeredEnquiries } from '@majak/desk/offered-tools';
import { findEnquiry } from '@majak/tools/forms/enquiries/catalogue';
import type { APIRoute } from 'astro';
import { enquiryIntake } from '../../../../enquiries/enquiry-intake.ts';
import { acceptSubmission } from '../../../../intake/accept-submission.ts';
import { submissionResponse } from '../../../../intake/submission-response.ts';
import { problem } from '../../../../problem.ts';

/** Takes a form about one matter, as JSON or form encoding. 201 with a reference, otherwise problem+json. */
export const POST: APIRoute = async ({ request, params }) => {
  const enquiry = findEnquiry(params.slug, offeredEnquiries);
  if (!enquiry) return problem({ status: 404, title: 'There is no such form' });
  const { kind, place } = enquiryIntake(enquiry);
  return submissionResponse(await acceptSubmission(request, kind, place));
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
