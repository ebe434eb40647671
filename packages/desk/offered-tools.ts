import type { Site } from '@majak/sites/site';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { findCalculator, slugs } from '@majak/tools/calculators/catalogue';
import { documentSlugs, findDocument } from '@majak/tools/documents/catalogue';
import type { Document } from '@majak/tools/documents/document';
import type { Application } from '@majak/tools/forms/application';
import { applicationSlugs, findApplication } from '@majak/tools/forms/applications/catalogue';
import { enquiries } from '@majak/tools/forms/enquiries/catalogue';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import { site } from './site.ts';

/** Addresses that are listed, to be compared with any text. */
const { applications, calculators, documents, forms }: Record<keyof Site['tools'], readonly string[]> =
  site.tools;

/** Addresses of the calculators of this site, in the order they are listed. */
export const offeredSlugs: readonly string[] = slugs.filter((slug) => calculators.includes(slug));

/** A calculator of this site. @returns nothing for an address that is none, or is one of another site. */
export const offeredCalculator = async (slug: string): Promise<Calculator | undefined> =>
  offeredSlugs.includes(slug) ? findCalculator(slug) : undefined;

/** All calculators of this site. */
export const offeredCalculators = async (): Promise<readonly Calculator[]> =>
  (await Promise.all(offeredSlugs.map(findCalculator))).filter((calculator) => calculator !== undefined);

/** Whether this site makes a document. */
export const offersDocument = (slug: string): boolean => documents.includes(slug);

/** A document of this site. @returns nothing for an address that is none, or is one of another site. */
export const offeredDocument = async (slug: string): Promise<Document | undefined> =>
  offersDocument(slug) ? findDocument(slug) : undefined;

/** A document of this site by its address. */
export const offeredDocumentAt = async (page: string): Promise<Document | undefined> =>
  (await offeredDocuments()).find((document) => document.page === page);

/** All documents of this site: those of another country are not brought. */
export const offeredDocuments = async (): Promise<readonly Document[]> =>
  (await Promise.all(documentSlugs.filter(offersDocument).map(findDocument))).filter(
    (document) => document !== undefined,
  );

/** The forms about one matter of this site. */
export const offeredEnquiries: readonly Enquiry[] = enquiries.filter(({ slug }) => forms.includes(slug));

/** The application forms of this site. */
export const offeredApplications: readonly Application[] = (
  await Promise.all(applicationSlugs.filter((slug) => applications.includes(slug)).map(findApplication))
).filter((application) => application !== undefined);

/** An application form of this site. @returns nothing for an address that is none, or is one of another site. */
export const offeredApplication = (slug: string | undefined): Application | undefined =>
  offeredApplications.find((application) => application.slug === slug);
