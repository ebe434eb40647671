import { openPayload } from '../payload.ts';
import type { Request } from '../payload-types.ts';

/** The request of a reference; nothing if there is none. Whoever asks has to have shown that they may. */
export async function findRequest(reference: string): Promise<Request | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'requests',
    where: { reference: { equals: reference } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0];
}
