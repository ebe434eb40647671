import type { Page } from '@majak/desk/payload-types';
import type { Document } from '@majak/tools/documents/document';

/** The page that lists documents: one of the studio. */
export const documentsSlug = 'official-document-generator';

type Sections = NonNullable<Page['sections']>;

/** The sections of that page, with a card after its head for each document that is made here and that no card of an editor leads to. */
export function addDocumentCards(sections: Sections, documents: readonly Document[]): Sections {
  const linked = sections.flatMap((section) =>
    section.blockType === 'cards' ? section.cards.map(({ href }) => href) : [],
  );
  const cards = documents
    .filter(({ page }) => page.startsWith(`/${documentsSlug}/`) && !linked.includes(page))
    .map(({ title, lead, page }) => ({ title, text: lead, href: page, linkLabel: 'Make it now' }));
  if (cards.length === 0) return sections;
  const madeHere = { blockType: 'cards', title: 'You can make it here now', cards } as const;
  return [...sections.slice(0, 1), madeHere, ...sections.slice(1)];
}
