import type { Calculator } from '@majak/tools/calculator/calculator';
import type { Document } from '@majak/tools/documents/document';
import type { Application } from '@majak/tools/forms/application';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import { site } from './site.ts';

const { applications, calculators, documents, forms } = site.tools;

/** What a site has at an address; nothing for an address of another site, or of none. */
const at = <T>(offered: Readonly<Record<string, T>>, slug: string): T | undefined =>
  Object.hasOwn(offered, slug) ? offered[slug] : undefined;
const all = <T>(offered: Readonly<Record<string, () => Promise<T>>>): Promise<readonly T[]> =>
  Promise.all(Object.values(offered).map((load) => load()));

/** Addresses of the calculators of this site, in the order they are listed. */
export const offeredSlugs: readonly string[] = Object.keys(calculators);

/** A calculator of this site. @returns nothing for an address that is none, or is one of another site. */
export const offeredCalculator = async (slug: string): Promise<Calculator | undefined> =>
  (await at(calculators, slug)?.())?.definition;

/** All calculators of this site. */
export const offeredCalculators = async (): Promise<readonly Calculator[]> =>
  (await all(calculators)).map(({ definition }) => definition);

/** Whether this site makes a document. */
export const offersDocument = (slug: string): boolean => at(documents, slug) !== undefined;

/** A document of this site. @returns nothing for an address that is none, or is one of another site. */
export const offeredDocument = async (slug: string): Promise<Document | undefined> => at(documents, slug)?.();

/** A document of this site by its address. */
export const offeredDocumentAt = async (page: string): Promise<Document | undefined> =>
  (await offeredDocuments()).find((document) => document.page === page);

/** All documents of this site: those of another country are not brought. */
export const offeredDocuments = (): Promise<readonly Document[]> => all(documents);

/** The forms about one matter of this site. */
export const offeredEnquiries: readonly Enquiry[] = await all(forms);

/** The application forms of this site. */
export const offeredApplications: readonly Application[] = await all(applications);

/** An application form of this site. @returns nothing for an address that is none, or is one of another site. */
export const offeredApplication = (slug: string | undefined): Application | undefined =>
  offeredApplications.find((application) => application.slug === slug);
