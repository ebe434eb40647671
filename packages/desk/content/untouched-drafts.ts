import type { Endpoint, Payload, Where } from 'payload';
import { roleOf } from './access.ts';
import { type SiteKind, siteKinds } from './paths.ts';

/** What the studio makes as soon as somebody opens Create, before anything is written. */
const untouched: Where = { and: [{ _status: { equals: 'draft' } }, { title: { exists: false } }] };

/** Whoever writes makes a second version, even where the title still is empty. */
async function isOnlyVersion(payload: Payload, collection: SiteKind, id: number): Promise<boolean> {
  const { totalDocs } = await payload.countVersions({
    collection,
    where: { parent: { equals: id } },
    overrideAccess: true,
  });
  return totalDocs <= 1;
}

async function dropIfUntouched(payload: Payload, collection: SiteKind, also: Where): Promise<number> {
  const { docs } = await payload.find({
    collection,
    where: { and: [untouched, also] },
    draft: true,
    depth: 0,
    limit: 100,
    overrideAccess: true,
  });
  let dropped = 0;
  for (const { id } of docs) {
    if (!(await isOnlyVersion(payload, collection, id))) continue;
    await payload.delete({ collection, id, depth: 0, overrideAccess: true });
    dropped += 1;
  }
  return dropped;
}

/** Throws away drafts that were opened before a moment and never written in. */
export async function dropUntouchedDrafts(payload: Payload, before: Date): Promise<void> {
  for (const kind of siteKinds)
    await dropIfUntouched(payload, kind, { updatedAt: { less_than: before.toISOString() } });
}

/** `POST /api/{kind}/{id}/discard-untouched`: throws a draft away that its writer leaves as they found it, and nothing else. */
export const discardUntouched = (kind: SiteKind): Endpoint => ({
  path: '/:id/discard-untouched',
  method: 'post',
  handler: async (req) => {
    const role = roleOf(req);
    if (role !== 'owner' && role !== 'editor')
      return Response.json(
        { errors: [{ message: 'Only editors and owners may do this.' }] },
        { status: 403 },
      );
    const id = Number(req.routeParams?.id);
    const discarded = Number.isSafeInteger(id)
      ? await dropIfUntouched(req.payload, kind, { id: { equals: id } })
      : 0;
    return Response.json({ discarded: discarded > 0 });
  },
});
