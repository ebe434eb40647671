import type { Document } from '@majak/tools/documents/document';

/** The page that lists documents: one of the studio. */
export const documentsSlug = 'official-document-generator';

/** Documents that are listed together, since somebody has to choose among them. */
export type DocumentKind = { page: string; title: string; lead: string };

/** The lists of documents, by the part of the address that they have in common. */
export const documentKinds = {
  contract: {
    page: `/${documentsSlug}/contract`,
    title: 'Contracts in two languages',
    lead: 'Work, services, agreements on top of a job, and secrets. Each clause is explained with its section, in English, and next to it in the language a court here reads.',
  },
  rental: {
    page: `/${documentsSlug}/rental`,
    title: 'Rental documents in two languages',
    lead: 'A flat from the first day to the last: the lease, who lives there, what was handed over, and how it ends.',
  },
} as const satisfies Record<string, DocumentKind>;

/** Those of a kind, by their addresses. */
export const documentsOf = (kind: DocumentKind, documents: readonly Document[]): readonly Document[] =>
  documents.filter(({ page }) => page.startsWith(`${kind.page}/`));

const home = { label: 'Home', href: '/' };
const generator = { label: 'Document generator', href: `/${documentsSlug}` };

/** The way to a list of documents. */
export const kindTrail = ({ title, page }: DocumentKind) => [home, generator, { label: title, href: page }];

/** The way to a document, past the list of its kind. */
export function documentTrail(document: Document) {
  const kind = Object.values(documentKinds).find((one) => documentsOf(one, [document]).length > 0);
  return [...(kind ? kindTrail(kind) : [home, generator]), { label: document.title, href: document.page }];
}
