import { allDocuments } from '@majak/sites/all-tools';
import { expect, test } from 'vitest';
import { addDocumentCards } from './add-document-cards.ts';
import { documentKinds, documentsOf } from './document-kinds.ts';

const documents = await allDocuments();
const hero = { blockType: 'hero', title: 'Documents', lead: 'Made here.' } as never;
const prose = { blockType: 'prose' } as never;
const cardOf = (href: string) => ({ title: 'A', text: 'B', href, linkLabel: 'C' });
const kinds = Object.values(documentKinds).filter((kind) => documentsOf(kind, documents).length > 0);
const here = [
  ...documents.filter((document) => kinds.every((kind) => documentsOf(kind, [document]).length === 0)),
  ...kinds,
];

test('a document at an address of its own is listed too', () =>
  expect(here.map(({ page }) => page)).toContain('/doklad'));

test('a document or a list of some that no editor wrote about is listed after the head of the page', () => {
  const [first, added, last] = addDocumentCards([hero, prose], documents);
  expect([first, last]).toEqual([hero, prose]);
  expect(added).toMatchObject({
    blockType: 'cards',
    cards: here.map(({ title, lead, page }) => ({ title, text: lead, href: page })),
  });
});

test('one that an editor wrote about keeps the editor’s words', () => {
  const written = { blockType: 'cards', title: 'Ours', cards: here.map(({ page }) => cardOf(page)) } as const;
  const sections = [hero, written];
  expect(addDocumentCards(sections, documents)).toBe(sections);
  const [, added] = addDocumentCards([hero, { ...written, cards: [cardOf('/contact')] }], documents);
  expect(added).toMatchObject({ cards: here.map(({ page }) => ({ href: page })) });
});
