import { offeredDocuments } from '@majak/desk/offered-tools';

/** Addresses of the documents that are made here, by the names that the law's steps give them. */
export const letterPages = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await offeredDocuments()).map(({ slug, page }) => [slug, page]));
