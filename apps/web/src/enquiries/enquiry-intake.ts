import { offeredEnquiries } from '@majak/desk/offered-tools';
import type { SubmissionKind } from '@majak/desk/submissions/submission-kind';
import { submissionKindOf } from '@majak/desk/submissions/submission-kinds';
import { enquiryFiledUnder } from '@majak/tools/forms/enquiries/find-enquiry';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import type { PresetAnswers } from '../intake/read-posted-answers.ts';
import { fixedService } from './enquiry-placement.ts';

/**
 * How a form about one matter is taken in, and what it is filed under. Who sends it may name what it is about, such as a
 * job, in the words that the form files it under; anything else is replaced by these.
 * @param subject What the page is about, where it says so.
 * @throws Error if the site has no such form.
 */
export function enquiryIntake(
  enquiry: Enquiry,
  subject?: string,
): { kind: SubmissionKind; place: PresetAnswers } {
  const kind = submissionKindOf(enquiry.form.key);
  if (!kind) throw new Error(`No such form: ${enquiry.slug}`);
  const own = fixedService(enquiry, subject);
  const isOwn = (service: unknown) =>
    subject === undefined &&
    typeof service === 'string' &&
    enquiryFiledUnder(service, offeredEnquiries)?.slug === enquiry.slug;
  const place: PresetAnswers = (sent) =>
    own === undefined || isOwn(sent.service) ? sent : { ...sent, service: own };
  return { kind, place };
}
