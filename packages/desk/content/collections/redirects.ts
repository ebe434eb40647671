import type { CollectionConfig } from 'payload';
import { accessTo } from '../access.ts';
import { publicationHooks } from '../publication-hooks.ts';
import { newPath, oldPath } from '../redirect-paths.ts';

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
