import { offeredEnquiries } from '@majak/desk/offer';
import type { Kind } from '@majak/desk/submissions/kind';
import { kindOf } from '@majak/desk/submissions/kinds';
import { enquiryFiledUnder } from '@majak/tools/forms/enquiries/catalogue';
import type { Enquiry } from '@majak/tools/kit/enquiry';
import type { Place } from '../intake/read-answers.ts';
import { fixedService } from './placed.ts';

/**
 * How a form about one matter is taken in, and what it is filed under. Who sends it may name what it is about, such as a
 * job, in the words that the form files it under; anything else is replaced by these.
 * @param subject What the page is about, where it says so.
 * @throws Error if the site has no such form.
 */
export function filed(enquiry: Enquiry, subject?: string): { kind: Kind; place: Place } {
  const kind = kindOf(enquiry.form.key);
  if (!kind) throw new Error(`No such form: ${enquiry.slug}`);
  const own = fixedService(enquiry, subject);
  const isOwn = (service: unknown) =>
    subject === undefined &&
    typeof service === 'string' &&
    enquiryFiledUnder(service, offeredEnquiries)?.slug === enquiry.slug;
  const place: Place = (sent) =>
    own === undefined || isOwn(sent.service) ? sent : { ...sent, service: own };
  return { kind, place };
}
