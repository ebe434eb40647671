import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { CollectionAfterOperationHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { env } from '../../env.ts';
import { truncateSqliteLog } from '../../outbox/truncate-sqlite-log.ts';
import { accessTo, withoutRole } from '../access.ts';
import { line, words } from '../blocks/fields.ts';
import { dayInSidebar, noneIfEmpty, publishAt, sample, seo, slug } from '../fields.ts';
import { publicationHooks } from '../publication-hooks.ts';
import { newPath, oldPath } from '../redirect-paths.ts';
import { jobAddress } from '../unique-address.ts';
import { reviewOriginFields } from './review-origin-fields.ts';

const half = { admin: { width: '50%' } } as const;
const inSidebar = { position: 'sidebar' } as const;
const webp = { format: 'webp', options: { quality: 80 } } as const;
const drafts = { maxPerDoc: 20, drafts: { autosave: false } } as const;

const reviewAnnouncements = publicationHooks(() => ['reviews']);

/** Whoever publishes a review says that a person wrote it: it is not thrown away later if it is taken back. */
const noSpamOncePublished: CollectionBeforeChangeHook = ({ data }) =>
  data._status === 'published' ? { ...data, spam: false } : data;

/** Deleted is erased: a review holds what a client gave. */
const forgetDeleted: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation === 'delete' || operation === 'deleteByID') await truncateSqliteLog(req.payload);
  return result;
};

/** What clients said; published by hand only. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  admin: {
    useAsTitle: 'author',
    group: 'Site',
    hideAPIURL: true,
    description: 'What clients said. Those from the site wait as drafts until you publish them.',
    hidden: withoutRole,
    defaultColumns: ['author', 'rating', 'service', '_status', 'createdAt', 'sample'],
  },
  access: accessTo('reviews', 'published'),
  versions: drafts,
  hooks: {
    ...reviewAnnouncements,
    beforeChange: [...reviewAnnouncements.beforeChange, noSpamOncePublished],
    afterOperation: [forgetDeleted],
  },
  fields: [
    { type: 'row', fields: [line('author', half), line('country', half)] },
    words('text'),
    { name: 'rating', type: 'number', required: true, min: 1, max: 5, admin: inSidebar },
    { name: 'date', type: 'date', required: true, admin: dayInSidebar },
    {
      name: 'service',
      type: 'text',
      admin: { ...inSidebar, description: 'Last part of the address of a service, such as trade-licence.' },
      hooks: { beforeValidate: [noneIfEmpty] },
    },
    ...reviewOriginFields,
    publishAt,
    sample,
  ],
};

/** Open positions. */
export const jobs: CollectionConfig = {
  slug: 'jobs',
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    hideAPIURL: true,
    description: 'Open positions.',
    hidden: withoutRole,
    defaultColumns: ['title', 'place', 'kind', '_status', 'publishAt'],
  },
  access: accessTo('jobs', 'published'),
  versions: drafts,
  hooks: { ...publicationHooks((doc) => ['jobs', `jobs:${doc.slug}`]), beforeValidate: [jobAddress] },
  fields: [
    line('title'),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [
            { type: 'row', fields: [line('place', half), line('kind', half)] },
            words('summary'),
            { name: 'body', type: 'richText', required: true },
          ],
        },
        { label: 'Search engines', fields: [seo] },
      ],
    },
    slug,
    publishAt,
    sample,
  ],
};

/** Pictures. Re-encoded on arrival, under a random name; SVG is refused because it can carry a script. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    useAsTitle: 'alt',
    group: 'Site',
    hideAPIURL: true,
    description: 'JPEG, PNG, WebP or AVIF up to 10 MB. Each is stored anew and smaller.',
    hidden: withoutRole,
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
  },
  access: accessTo('media', 'throughSite'),
  versions: false,
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    formatOptions: webp,
    resizeOptions: { width: 2400, withoutEnlargement: true },
    staticDir: path.join(env.DATA_DIR, 'files'),
    imageSizes: [{ name: 'card', width: 640, withoutEnlargement: true, formatOptions: webp }],
    focalPoint: false,
    crop: false,
    pasteURL: false,
  },
  hooks: {
    ...publicationHooks((doc) => ['media', `media:${doc.id}`]),
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
  admin: {
    useAsTitle: 'from',
    group: 'Site',
    hideAPIURL: true,
    description: 'Where old addresses lead. Made by themselves when the address of a published page changes.',
    defaultColumns: ['from', 'to', 'updatedAt'],
  },
  access: accessTo('redirects'),
  versions: false,
  hooks: publicationHooks((doc) => [`path:${doc.from}`]),
  fields: [
    { name: 'from', type: 'text', required: true, unique: true, index: true, validate: oldPath },
    { name: 'to', type: 'text', required: true, index: true, validate: newPath },
  ],
};
