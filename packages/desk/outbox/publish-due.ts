import { type Payload, ValidationError } from 'payload';
import { siteKinds } from '../content/paths.ts';

const scheduled = [...siteKinds, 'reviews', 'jobs'] as const;

/**
 * Publishes every draft whose time has come. The time stands in the draft itself, so a restart loses nothing and
 * two processes at once do no harm.
 */
export async function publishDue(payload: Payload, now: Date): Promise<number> {
  let published = 0;
  for (const collection of scheduled) {
    const { docs } = await payload.find({
      collection,
      draft: true,
      where: {
        and: [{ _status: { equals: 'draft' } }, { publishAt: { less_than_equal: now.toISOString() } }],
      },
      limit: 50,
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    for (const doc of docs) {
      await publishOne(payload, collection, doc.id);
      published += 1;
    }
  }
  return published;
}

async function publishOne(payload: Payload, collection: (typeof scheduled)[number], id: number) {
  try {
    await payload.update({
      collection,
      id,
      data: { _status: 'published', publishAt: null },
      depth: 0,
      overrideAccess: true,
    });
  } catch (error) {
    // Whatever passes is tried again in the next round; an unfinished draft would be for ever.
    if (!(error instanceof ValidationError)) throw error;
    payload.logger.warn(
      { collection, id, reason: error instanceof Error ? error.message : 'unknown' },
      'A draft with a date is unfinished: it stays a draft, without its date',
    );
    await payload.update({
      collection,
      id,
      draft: true,
      data: { publishAt: null },
      depth: 0,
      overrideAccess: true,
    });
  }
}
