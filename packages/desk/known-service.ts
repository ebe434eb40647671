import { enquiryFiledUnder } from '@majak/tools/forms/enquiries/find-enquiry';
import { offeredApplications, offeredEnquiries } from './offered-tools.ts';
import { serviceOptions } from './site.ts';

/**
 * A service in words of our own: one of the list, or what a form of one matter is filed under, without the subject.
 * Nothing for words that a stranger typed.
 */
export function knownService(service: string): string | undefined {
  if (serviceOptions.some(({ label }) => label === service)) return service;
  if (offeredApplications.some((application) => application.service === service)) return service;
  const filed = enquiryFiledUnder(service, offeredEnquiries)?.service;
  return filed && 'label' in filed ? filed.label.replace(/:? *\{subject\}/, '') : undefined;
}
