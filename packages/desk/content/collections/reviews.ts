import type { CollectionAfterOperationHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { truncateSqliteLog } from '../../outbox/truncate-sqlite-log.ts';
import { accessTo, withoutRole } from '../access.ts';
import { line, words } from '../blocks/fields.ts';
import { dayInSidebar, noneIfEmpty, publishAt, sample } from '../fields.ts';
import { publicationHooks } from '../publication-hooks.ts';
import { reviewOriginFields } from './review-origin-fields.ts';

const half = { admin: { width: '50%' } } as const;
const inSidebar = { position: 'sidebar' } as const;
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
