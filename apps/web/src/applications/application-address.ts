import type { Application } from '@majak/tools/forms/application';
import { checkPage } from './position.ts';

type Placed = Pick<Application, 'slug' | 'addresses'>;

/** The page of the studio that lists applications. */
export const applicationsSlug = 'application-forms';

/** What the pages of applications stand below. */
const pagesBelow = '/application-forms-generator';

/** The page an application starts at. */
export const startPath = ({ slug, addresses }: Placed): string =>
  addresses?.start ?? `/${applicationsSlug}/${slug}`;

/** What the pages of an application stand below. */
export const pagesPath = ({ slug, addresses }: Placed): string => addresses?.pages ?? `${pagesBelow}/${slug}`;

/** A page of an application: one of its steps, the check, or the list of its parts. */
export const pagePath = (application: Placed, page: string): string =>
  `${pagesPath(application)}${page ? `/${page}` : ''}`;

/** The page of an application that an address leads to. */
export const pageIn = (application: Placed, path: string): string =>
  path.slice(pagesPath(application).length + 1).split('/')[0] ?? '';

/** The end point that takes an application, below the API's address; nothing of a draft that is looked at. */
export const sendPath = ({ slug, addresses }: Placed): string | undefined =>
  addresses ? addresses.send : `/applications/${slug}`;

/** Where a form that an editor built stands, by its slug. */
export const placeOfForm = (slug: string) => ({
  start: `/forms/${slug}`,
  pages: `${pagesBelow}/${slug}`,
  send: `/forms/${slug}`,
});

/** Where the draft of one is walked through, by the token of its preview. */
export const placeOfDraft = (token: string) => ({
  start: `/preview/${token}`,
  pages: `/preview/${token}/pages`,
});

/** Where somebody learns that it arrived. @param query The reference, and the key to its receipt. */
export const thanksPath = (application: Placed, query: Record<string, string>): string =>
  `${startPath(application)}/thank-you?${new URLSearchParams(query)}`;

/** Names under which a page of the form posts more than answers: no field is called so. */
export const posted = { intent: '~go', seen: '~seen', returns: '~returns', reached: '~reached' } as const;

/** What the button says that hands the application in, on its page. */
export const sendIntent = `send:${checkPage}`;

/** The receipt of what was handed in, as a PDF. */
export const receiptPath = (application: Placed, query: Record<string, string>): string =>
  `${startPath(application)}/receipt?${new URLSearchParams(query)}`;

/** The official form with what was handed in, as a PDF. */
export const handedInFormPath = (application: Placed, query: Record<string, string>): string =>
  `${startPath(application)}/official-form?${new URLSearchParams(query)}`;

/** Where is told that a page was reached. @param query Its key and the version of the form, which no log of addresses holds. */
export const reachedPath = ({ slug }: Placed, query: Record<string, string>): string =>
  `/${applicationsSlug}/${slug}/reached?${new URLSearchParams(query)}`;
