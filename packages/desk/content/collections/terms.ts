import type { CollectionConfig } from 'payload';
import { accessTo, withoutRole } from '../access.ts';
import { line, optionalLine, words } from '../blocks/fields.ts';
import { publicationHooks } from '../publication-hooks.ts';

/** Terms of offices that texts explain on tap: wherever one stands in italics, its meaning opens. */
export const terms: CollectionConfig = {
  slug: 'terms',
  admin: {
    useAsTitle: 'term',
    group: 'Site',
    hideAPIURL: true,
    description:
      'Words that offices use and what they mean. Where one is in italics in a text, readers can open its meaning.',
    hidden: withoutRole,
    defaultColumns: ['term', 'english', 'meaning'],
    listSearchableFields: ['term', 'english', 'also'],
  },
  access: accessTo('terms', 'everything'),
  versions: false,
  defaultSort: 'term',
  hooks: publicationHooks(() => ['terms']),
  fields: [
    { name: 'term', type: 'text', required: true, unique: true, index: true },
    line('english', { label: 'In English' }),
    words('meaning'),
    {
      ...optionalLine('also'),
      label: 'Other forms of it, separated by commas',
    } as CollectionConfig['fields'][number],
  ],
};
