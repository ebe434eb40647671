import type { Enquiry } from '../enquiry.ts';

/** A form by its address; nothing if there is none among those of the site. */
export const findEnquiry = (slug: string | undefined, among: readonly Enquiry[]): Enquiry | undefined =>
  among.find((enquiry) => enquiry.slug === slug);

/** The form that stands on a page of the studio in place of the general one. */
export const enquiryOn = (page: string, among: readonly Enquiry[]): Enquiry | undefined =>
  among.find((enquiry) => enquiry.page === page);

/** The form whose requests are filed under a service, with or without a subject; nothing for one of the general list. */
export const enquiryFiledUnder = (service: string, among: readonly Enquiry[]): Enquiry | undefined =>
  among.find(
    ({ service: filed }) =>
      'label' in filed &&
      (filed.subject ? service.startsWith(filed.label.replace('{subject}', '')) : service === filed.label),
  );
