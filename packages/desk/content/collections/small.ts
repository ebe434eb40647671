import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { env } from '../../env.ts';
import { accessTo } from '../access.ts';
import { line, words } from '../blocks/fields.ts';
import { publishAt, sample, seo, slug } from '../fields.ts';
import { announcing } from '../publishing.ts';

const drafts = { maxPerDoc: 20, drafts: { autosave: false } } as const;

/** What clients said; published by hand only. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  admin: {
    useAsTitle: 'author',
    group: 'Site',
    defaultColumns: ['author', 'rating', 'service', '_status', 'sample'],
  },
  access: accessTo('reviews', 'published'),
  versions: drafts,
  hooks: announcing(() => ['reviews']),
  fields: [
    line('author'),
    line('country'),
    { name: 'service', type: 'text', admin: { description: 'Slug of the service' } },
    { name: 'rating', type: 'number', required: true, min: 1, max: 5 },
    words('text'),
    { name: 'date', type: 'date', required: true },
    publishAt,
    sample,
  ],
};

/** Open positions. */
export const jobs: CollectionConfig = {
  slug: 'jobs',
  admin: { useAsTitle: 'title', group: 'Site', defaultColumns: ['title', 'place', '_status'] },
  access: accessTo('jobs', 'published'),
  versions: drafts,
  hooks: announcing((doc) => ['jobs', `jobs:${doc.slug}`]),
  fields: [
    line('title'),
    line('place'),
    line('kind'),
    words('summary'),
    { name: 'body', type: 'richText', required: true },
    seo,
    slug,
    publishAt,
    sample,
  ],
};

/** Pictures. Re-encoded on arrival, under a random name; SVG is refused because it can carry a script. */
export const media: CollectionConfig = {
  slug: 'media',
  admin: { useAsTitle: 'alt', group: 'Site' },
  access: accessTo('media', 'all'),
  versions: false,
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    formatOptions: { format: 'webp', options: { quality: 80 } },
    resizeOptions: { width: 2400, withoutEnlargement: true },
    staticDir: path.join(env.DATA_DIR, 'files'),
    imageSizes: [{ name: 'card', width: 640, withoutEnlargement: true }],
    focalPoint: false,
    crop: false,
    pasteURL: false,
  },
  hooks: {
    ...announcing((doc) => ['media', `media:${doc.id}`]),
    beforeOperation: [
      ({ req, operation }) => {
        if (req.file && (operation === 'create' || operation === 'update')) {
          const extension = req.file.name.split('.').pop() ?? 'webp';
          req.file.name = `${randomUUID()}.${extension}`;
        }
      },
    ],
  },
  fields: [{ name: 'alt', type: 'text', required: true, label: 'What the picture shows' }],
};

/** Old addresses; made by themselves when a published slug changes, and by hand. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: { useAsTitle: 'from', group: 'Site', defaultColumns: ['from', 'to', 'updatedAt'] },
  access: accessTo('redirects'),
  versions: false,
  hooks: announcing((doc) => [`path:${doc.from}`]),
  fields: [
    { name: 'from', type: 'text', required: true, unique: true, index: true, validate: sitePath },
    { name: 'to', type: 'text', required: true, index: true, validate: sitePath },
  ],
};

function sitePath(value: unknown) {
  return (
    (typeof value === 'string' && /^\/(?!\/)\S*$/.test(value)) ||
    'An address on this site, such as /our-services'
  );
}
