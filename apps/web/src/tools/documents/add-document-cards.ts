import type { Page } from '@majak/desk/payload-types';
import type { Document } from '@majak/tools/documents/document';
import { documentKinds, documentsOf } from './document-kinds.ts';

type Sections = NonNullable<Page['sections']>;

/** The sections of the page that lists documents, with a card after its head for each document, or list of some, that no card of an editor leads to. */
export function addDocumentCards(sections: Sections, documents: readonly Document[]): Sections {
  const linked = sections.flatMap((section) =>
    section.blockType === 'cards' ? section.cards.map(({ href }) => href) : [],
  );
  const kinds = Object.values(documentKinds).filter((kind) => documentsOf(kind, documents).length > 0);
  const alone = documents.filter((document) =>
    kinds.every((kind) => documentsOf(kind, [document]).length === 0),
  );
  const cards = [
    ...alone.map((document) => ({ ...document, linkLabel: 'Make it now' })),
    ...kinds.map((kind) => ({ ...kind, linkLabel: 'Choose one' })),
  ]
    .filter(({ page }) => !linked.includes(page))
    .map(({ title, lead, page, linkLabel }) => ({ title, text: lead, href: page, linkLabel }));
  if (cards.length === 0) return sections;
  const madeHere = { blockType: 'cards', title: 'You can make it here now', cards } as const;
  return [...sections.slice(0, 1), madeHere, ...sections.slice(1)];
}
