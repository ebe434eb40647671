import type { CollectionConfig } from 'payload';
import { accessTo, withoutRole } from '../access.ts';
import { line, words } from '../blocks/fields.ts';
import { publishAt, sample, seo, slug } from '../fields.ts';
import { publicationHooks } from '../publication-hooks.ts';
import { jobAddress } from '../unique-address.ts';

const half = { admin: { width: '50%' } } as const;
const drafts = { maxPerDoc: 20, drafts: { autosave: false } } as const;

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
