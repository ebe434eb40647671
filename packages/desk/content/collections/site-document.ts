import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { accessTo } from '../access.ts';
import { publishAt, sample, seo, slug } from '../fields.ts';
import { leavingRedirects } from '../old-addresses.ts';
import { pathOf } from '../paths.ts';
import { previewUrl } from '../preview.ts';
import { announcing } from '../publishing.ts';

type Kind = keyof typeof pathOf;

/**
 * A kind of document that has its own address: drafts, versions, autosave, preview, scheduled publishing,
 * a redirect when its slug changes, and an announcement to the site when it is published.
 */
export function siteDocument(
  kind: Kind,
  more: { group: string; columns: string[]; fields: Field[] },
): CollectionConfig {
  const redirects = leavingRedirects(kind, pathOf[kind]);
  const announcements = announcing((doc) => [kind, `${kind}:${doc.slug}`]);
  const preview = (doc: Record<string, unknown>) => previewUrl({ collection: kind, id: doc.id });
  return {
    slug: kind satisfies CollectionSlug,
    admin: {
      useAsTitle: 'title',
      group: more.group,
      defaultColumns: [...more.columns, '_status', 'publishAt', 'updatedAt'],
      preview: (doc) => (doc.id ? preview(doc) : null),
      livePreview: { url: ({ data }) => (data.id ? preview(data) : null) },
    },
    access: accessTo(kind, 'published'),
    versions: { maxPerDoc: 50, drafts: { autosave: { interval: 800 }, validate: false } },
    hooks: {
      beforeChange: redirects.beforeChange,
      afterChange: [...(redirects.afterChange ?? []), ...(announcements.afterChange ?? [])],
      afterDelete: announcements.afterDelete,
    },
    fields: [{ name: 'title', type: 'text', required: true }, ...more.fields, seo, slug, publishAt, sample],
  };
}
