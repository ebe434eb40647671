import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** The tags of everything a change to this document can show on. */
type TagsOf = (doc: Record<string, unknown>) => readonly string[];

const announce = async (req: PayloadRequest, tags: readonly string[]) => {
  if (req.context.quiet || tags.length === 0) return;
  try {
    await req.payload.create({
      collection: 'publications',
      data: { tags: [...new Set(tags)].join(' ') },
      depth: 0,
      overrideAccess: true,
      req,
    });
  } catch (error) {
    // A page that stays old for its maxAge is better than an editor who cannot save.
    req.payload.logger.error({ err: error }, 'The site was not told of a change');
  }
};

/** What strangers see of a document now: its own row, whatever its newest draft says; nothing if they see none. */
async function publishedRow(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<Record<string, unknown> | undefined> {
  const row = await req.payload.findByID({
    collection: collection.slug,
    id,
    depth: 0,
    draft: false,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
  if (row === null) return undefined;
  return !collection.versions?.drafts || ('_status' in row && row._status === 'published')
    ? { ...row }
    : undefined;
}

const memory = (collection: SanitizedCollectionConfig, id: number | string) =>
  `published:${collection.slug}:${id}`;
const isTags = (value: unknown): value is string[] => Array.isArray(value);

/**
 * Hooks that tell every web process which pages a change concerns, and let drafts pass in silence.
 * A script that sets `context.quiet` is not announced.
 */
export function publicationHooks(
  tagsOf: TagsOf,
): Required<Pick<Hooks, 'beforeChange' | 'afterChange' | 'afterDelete'>> {
  const prepare: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
    if (operation === 'update' && originalDoc) {
      const before = await publishedRow(req, collection, originalDoc.id);
      // Its tags, as a draft saved in between may have renamed it already.
      req.context[memory(collection, originalDoc.id)] = before && [...tagsOf(before)];
    }
    // Otherwise the next unfinished draft of it would find a time that has passed, and go live by itself.
    return data._status === 'published' && data.publishAt ? { ...data, publishAt: null } : data;
  };
  const changed: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
    const kept = req.context[memory(collection, doc.id)];
    const before = isTags(kept) ? kept : [];
    const now = doc._status === undefined || doc._status === 'published';
    if (now || (before.length > 0 && !(await publishedRow(req, collection, doc.id))))
      await announce(req, [...tagsOf(doc), ...before, ...(previousDoc ? tagsOf(previousDoc) : [])]);
    return doc;
  };
  // What is deleted comes as its own row, not as its newest draft: it says whether strangers saw it.
  const removed: CollectionAfterDeleteHook = async ({ doc, req }) => {
    if (doc._status === undefined || doc._status === 'published') await announce(req, tagsOf(doc));
    return doc;
  };
  return { beforeChange: [prepare], afterChange: [changed], afterDelete: [removed] };
}
