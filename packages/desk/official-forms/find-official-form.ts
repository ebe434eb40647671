import { asStranger } from '../content/read.ts';
import { openPayload } from '../payload.ts';
import { readStoredPaper, type StoredPaper } from './stored-paper.ts';

/** A paper that visitors may have filled in. */
export type OfferedPaper = { title: string; paper: StoredPaper };

/** The paper that is filled in with the answers to an application; nothing where none is offered. */
export async function findOfficialForm(application: string): Promise<OfferedPaper | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asStranger,
    depth: 0,
    collection: 'official-forms',
    where: { and: [{ application: { equals: application } }, { published: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  });
  const [doc] = docs;
  const paper = readStoredPaper(doc);
  return doc && paper ? { title: doc.title, paper } : undefined;
}
