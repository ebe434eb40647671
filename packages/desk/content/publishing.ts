import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';

/** The tags of everything a change to this document can show on. */
export type TagsOf = (doc: Record<string, unknown>) => readonly string[];

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

/**
 * Hooks that tell every web process which pages a change concerns, and let drafts pass in silence.
 * A script that sets `context.quiet` is not announced.
 */
export function announcing(tagsOf: TagsOf): NonNullable<CollectionConfig['hooks']> {
  const changed: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    const visible =
      doc._status === undefined || doc._status === 'published' || previousDoc?._status === 'published';
    if (visible) await announce(req, [...tagsOf(doc), ...(previousDoc ? tagsOf(previousDoc) : [])]);
    return doc;
  };
  const removed: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await announce(req, tagsOf(doc));
    return doc;
  };
  return { afterChange: [changed], afterDelete: [removed] };
}
