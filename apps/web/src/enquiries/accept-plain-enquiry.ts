import type { Enquiry } from '@majak/tools/forms/enquiry';
import { type PlainPostState, plainPostState } from '../form/plain-post-state.ts';
import { acceptSubmission } from '../intake/accept-submission.ts';
import { enquiryIntake } from './enquiry-intake.ts';
import { thanksPath } from './enquiry-placement.ts';

type Taken = { thanks: string; state?: undefined } | { thanks?: undefined; state: PlainPostState };

/** Takes a form that was posted without script: where to go next, or the form to be shown again. */
export async function acceptPlainEnquiry(
  request: Request,
  enquiry: Enquiry,
  subject?: string,
): Promise<Taken> {
  const { kind, place } = enquiryIntake(enquiry, subject);
  const { result, typed } = await acceptSubmission(request, kind, place);
  if (result.kind === 'accepted') return { thanks: `${thanksPath(enquiry)}?reference=${result.reference}` };
  return { state: plainPostState(kind.form.fields, result, typed) };
}
