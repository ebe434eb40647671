import type { Payload } from 'payload';

/** Writes the first version of a review: the studio lists drafts by their versions. */
export async function createReviewVersion(payload: Payload, id: number): Promise<void> {
  await payload.update({
    collection: 'reviews',
    id,
    draft: true,
    data: {},
    depth: 0,
    overrideAccess: true,
  });
}
