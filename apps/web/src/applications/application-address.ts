import { checkPage } from './position.ts';

/** The page of the studio that lists applications. */
export const applicationsSlug = 'application-forms';

/** The page an application starts at. */
export const startPath = (slug: string): string => `/${applicationsSlug}/${slug}`;

/** A page of an application: one of its steps, the check, or the list of its parts. */
export const pagePath = (slug: string, page: string): string =>
  `/application-forms-generator/${slug}${page ? `/${page}` : ''}`;

/** The page of an application that an address leads to. */
export const pageIn = (path: string): string => path.split('/')[3] ?? '';

/** Where somebody learns that it arrived. @param query The reference, and the key to its receipt. */
export const thanksPath = (slug: string, query: Record<string, string>): string =>
  `${startPath(slug)}/thank-you?${new URLSearchParams(query)}`;

/** Names under which a page of the form posts more than answers: no field is called so. */
export const posted = { intent: '~go', seen: '~seen', returns: '~returns' } as const;

/** What the button says that hands the application in, on its page. */
export const sendIntent = `send:${checkPage}`;

/** The receipt of what was handed in, as a PDF. */
export const receiptPath = (slug: string, query: Record<string, string>): string =>
  `${startPath(slug)}/receipt?${new URLSearchParams(query)}`;
