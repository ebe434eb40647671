import type { Enquiry } from '@majak/tools/forms/enquiry';

/** Every form about one matter by its address: a page brings its own and no other. A test holds them to the catalogue. */
const enquiries: Readonly<Record<string, () => Promise<Enquiry>>> = {
  consultation: async () => (await import('@majak/tools/forms/enquiries/consultation')).consultation,
  'online-tax': async () => (await import('@majak/tools/forms/enquiries/cz/online-tax')).onlineTax,
  'free-trial': async () => (await import('@majak/tools/forms/enquiries/cz/free-trial')).freeTrial,
  student: async () => (await import('@majak/tools/forms/enquiries/student')).student,
  'job-application': async () =>
    (await import('@majak/tools/forms/enquiries/job-application')).jobApplication,
};

export const enquirySlugs: readonly string[] = Object.keys(enquiries);

/** Loads one. @throws Error for an address that is none. */
export async function loadEnquiry(slug: string): Promise<Enquiry> {
  const load = Object.hasOwn(enquiries, slug) ? enquiries[slug] : undefined;
  if (!load) throw new Error(`There is no form ${slug} in load-enquiry.ts`);
  return load();
}
