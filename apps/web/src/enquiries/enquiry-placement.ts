import type { Enquiry } from '@majak/tools/forms/enquiry';

/** Where a form stands: what differs from page to page. */
export type EnquiryPlacement = {
  slug: string;
  /** Where it is posted without script: the page that shows it again if something is wrong. */
  action: string;
  /** The label under which its requests are filed; nothing if the client chooses it. */
  service: string | undefined;
};
type Place = {
  /** What the page is about, such as the title of a job. */
  subject?: string;
  action?: string;
};

/** The page that says what happens next. */
export const thanksPath = ({ slug, thanks }: Enquiry): string => thanks.path ?? `/forms/${slug}/thank-you`;

/** The label under which a request is filed; nothing if the client chooses it. */
export const fixedService = ({ service }: Enquiry, subject?: string): string | undefined =>
  'label' in service ? service.label.replace('{subject}', subject || (service.subject ?? '')) : undefined;

/** Puts a form on a page. */
export const placeEnquiry = (enquiry: Enquiry, { subject, action }: Place = {}): EnquiryPlacement => ({
  slug: enquiry.slug,
  action: action ?? `/forms/${enquiry.slug}`,
  service: fixedService(enquiry, subject),
});
