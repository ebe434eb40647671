import { documents as czech } from './cz/documents.ts';
import type { Document } from './document.ts';
import { documents as slovak } from './sk/documents.ts';

/** Every document that is made here, those of each country in its own folder. Which of them a site offers, the site says. */
const documents = { ...czech, ...slovak };

/** The last part of the address of a document. */
export type DocumentSlug = keyof typeof documents;
const isSlug = (slug: string): slug is DocumentSlug => Object.hasOwn(documents, slug);
export const documentSlugs: readonly string[] = Object.keys(documents);

/** A document by the last part of its address; nothing where there is none. */
export const findDocument = async (slug: string): Promise<Document | undefined> =>
  isSlug(slug) ? documents[slug]() : undefined;

/** All documents, in the order of the catalogue. */
export const allDocuments = (): Promise<readonly Document[]> =>
  Promise.all(Object.values(documents).map((load) => load()));
