import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import type { SiteKind } from './paths.ts';

/** Where a document of a collection is found on the site. */
type PathOf = (slug: string) => string;

/** What strangers see now: the row itself, not the newest draft. */
const publishedSlug = async (collection: SiteKind, id: number | string, req: PayloadRequest) => {
  const row = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: false,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
  return row?._status === 'published' ? row.slug : undefined;
};

/** Several documents can be published in one request: each is remembered by itself. */
const memory = (collection: SiteKind, id: number | string) => `slug:${collection}:${id}`;

/** Points an old address to the new one, and whatever pointed to the old one too: no chains, no loops. */
async function redirect(req: PayloadRequest, from: string, to: string) {
  const shared = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  await req.payload.delete({ ...shared, where: { from: { in: [from, to] } } });
  await req.payload.update({ ...shared, where: { to: { equals: from } }, data: { to } });
  await req.payload.create({ ...shared, data: { from, to } });
}

/**
 * Hooks that leave a redirect behind when the slug of a published document changes.
 * A document that was never published leaves none.
 */
export function redirectOnRename(
  collection: SiteKind,
  pathOf: PathOf,
): NonNullable<CollectionConfig['hooks']> {
  const remember: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update' || data._status !== 'published' || !originalDoc) return data;
    const before = await publishedSlug(collection, originalDoc.id, req);
    // Only now: a nested call gives the request a context of its own.
    req.context[memory(collection, originalDoc.id)] = before;
    return data;
  };
  const leave: CollectionAfterChangeHook = async ({ doc, req }) => {
    const before = req.context[memory(collection, doc.id)];
    if (doc._status === 'published' && typeof before === 'string' && before !== doc.slug)
      await redirect(req, pathOf(before), pathOf(doc.slug));
    return doc;
  };
  return { beforeChange: [remember], afterChange: [leave] };
}
