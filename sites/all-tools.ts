import type { Calculator } from '@majak/tools/calculator/calculator';
import type { Document } from '@majak/tools/documents/document';
import type { Answers } from '@majak/tools/form/field';
import type { Application } from '@majak/tools/forms/application';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import type { Site } from './site.ts';
import { sites } from './sites.ts';

/** One kind of tools of every site, by address: what tests and commands go through, whichever country it is of. */
const ofAllSites = <Kind extends keyof Site['tools']>(kind: Kind): Site['tools'][Kind] =>
  Object.assign({}, ...Object.values(sites).map(({ site }) => site.tools[kind]));

const calculators = ofAllSites('calculators');
const documents = ofAllSites('documents');
const applications = ofAllSites('applications');

/** Addresses of all calculators, in the order they are listed. */
export const slugs: readonly string[] = Object.keys(calculators);
/** A calculator of any site. @returns nothing for an address that is none. */
export const findCalculator = async (slug: string): Promise<Calculator | undefined> =>
  (await (Object.hasOwn(calculators, slug) ? calculators[slug]?.() : undefined))?.definition;
/** The calculators of every site. */
export const allCalculators = (): Promise<readonly Calculator[]> =>
  Promise.all(Object.values(calculators).map(async (load) => (await load()).definition));

/** The last parts of the addresses of all documents, in the order they are listed. */
export const documentSlugs: readonly string[] = Object.keys(documents);
/** A document of any site; nothing where there is none. */
export const findDocument = async (slug: string): Promise<Document | undefined> =>
  Object.hasOwn(documents, slug) ? documents[slug]?.() : undefined;
/** The documents of every site. */
export const allDocuments = (): Promise<readonly Document[]> =>
  Promise.all(Object.values(documents).map((load) => load()));

/** The last parts of the addresses of all applications, in the order they are listed. */
export const applicationSlugs: readonly string[] = Object.keys(applications);
/** An application of any site; nothing where there is none. */
export const findApplication = async (slug: string): Promise<Application | undefined> =>
  Object.hasOwn(applications, slug) ? applications[slug]?.() : undefined;
/** The applications of every site. */
export const allApplications = (): Promise<readonly Application[]> =>
  Promise.all(Object.values(applications).map((load) => load()));
/** A plainly invented person's answers to each application, whole, by its slug. */
export const sampleAnswers: Readonly<Record<string, Answers>> = ofAllSites('samples');

/** The forms about one matter of every site. */
export const allEnquiries = (): Promise<readonly Enquiry[]> =>
  Promise.all(Object.values(ofAllSites('forms')).map((load) => load()));
