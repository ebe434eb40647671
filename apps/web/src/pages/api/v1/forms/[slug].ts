import { findForm, findFormAt } from '@majak/desk/content/read-forms';
import { offeredEnquiries } from '@majak/desk/offered-tools';
import { definedKind } from '@majak/desk/submissions/find-submission-kind';
import { findEnquiry } from '@majak/tools/forms/enquiries/find-enquiry';
import type { APIRoute } from 'astro';
import { acceptApplication } from '../../../../applications/accept-application.ts';
import { enquiryIntake } from '../../../../enquiries/enquiry-intake.ts';
import { acceptSubmission } from '../../../../intake/accept-submission.ts';
import { formVersionHeader } from '../../../../intake/form-version.ts';
import { submissionResponse } from '../../../../intake/submission-response.ts';
import { problem } from '../../../../problem.ts';

/**
 * Takes a form about one matter, or one that an editor built, as JSON or form encoding. 201 with a reference, and of a form
 * of an editor with the key to its receipt; otherwise problem+json. A form of an editor is taken by the version that was
 * filled in: it may have been changed since.
 */
export const POST: APIRoute = async ({ request, params }) => {
  const enquiry = findEnquiry(params.slug, offeredEnquiries);
  if (enquiry) {
    const { kind, place } = enquiryIntake(enquiry);
    return submissionResponse(await acceptSubmission(request, kind, place));
  }
  const { slug = '' } = params;
  const version = request.headers.get(formVersionHeader);
  const definition = await (version === null ? findForm(slug) : findFormAt(slug, Number(version)));
  if (!definition)
    return problem({
      status: 404,
      title:
        version === null ? 'There is no such form' : 'There is no such form, or it never had this version',
    });
  return acceptApplication(request, definedKind(definition));
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
