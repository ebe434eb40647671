import type { Enquiry } from '../../kit/enquiry.ts';
import { consultation } from './consultation.ts';
import { freeTrial } from './free-trial.ts';
import { jobApplication } from './job-application.ts';
import { onlineTax } from './online-tax.ts';
import { student } from './student.ts';

const all: readonly Enquiry[] = [consultation, onlineTax, freeTrial, student, jobApplication];

type Country = 'cz' | 'sk';

/** The forms of a site, in the order in which they are offered. */
export const enquiriesOf = (country: Country): readonly Enquiry[] =>
  all.filter(({ site = country }) => site === country);

/** A form of a site by its address; nothing if the site has none. */
export const findEnquiry = (country: Country, slug: string | undefined): Enquiry | undefined =>
  enquiriesOf(country).find((enquiry) => enquiry.slug === slug);

/** The form that stands on a page of the studio in place of the general one. */
export const enquiryOn = (country: Country, page: string): Enquiry | undefined =>
  enquiriesOf(country).find((enquiry) => enquiry.page === page);

/** The form whose requests are filed under a service, with or without a subject; nothing for one of the general list. */
export const enquiryFiledUnder = (country: Country, service: string): Enquiry | undefined =>
  enquiriesOf(country).find(
    ({ service: filed }) =>
      'label' in filed &&
      (filed.subject ? service.startsWith(filed.label.replace('{subject}', '')) : service === filed.label),
  );
