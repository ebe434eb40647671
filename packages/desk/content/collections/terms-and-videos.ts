import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { env } from '../../env.ts';
import { accessTo, withoutRole } from '../access.ts';
import { lawHint, line, optionalLine, words } from '../blocks/fields.ts';
import { captionFault } from '../captions.ts';
import { publicationHooks } from '../publication-hooks.ts';

/** Terms of offices that texts explain on tap: wherever one stands in italics, its meaning opens. */
export const terms: CollectionConfig = {
  slug: 'terms',
  admin: {
    useAsTitle: 'term',
    group: 'Site',
    hideAPIURL: true,
    description:
      'Words of offices and what they mean. Wherever one stands in italics in a text, readers can open its meaning.',
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
      label: 'Other forms of it, parted by commas',
    } as CollectionConfig['fields'][number],
  ],
};

/** Videos with captions; kept as they are sent. */
export const videos: CollectionConfig = {
  slug: 'videos',
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    hideAPIURL: true,
    description: 'MP4 or WebM up to 10 MB, each with captions and the text of what is said.',
    hidden: withoutRole,
    defaultColumns: ['title', 'filename', 'updatedAt'],
  },
  access: accessTo('videos', 'throughSite'),
  versions: false,
  upload: {
    mimeTypes: ['video/mp4', 'video/webm'],
    staticDir: path.join(env.DATA_DIR, 'files'),
    focalPoint: false,
    crop: false,
    pasteURL: false,
  },
  hooks: {
    ...publicationHooks((doc) => ['videos', `videos:${doc.id}`]),
    beforeOperation: [
      ({ req, operation }) => {
        if (req.file && (operation === 'create' || operation === 'update'))
          req.file.name = `${randomUUID()}.${req.file.mimetype === 'video/webm' ? 'webm' : 'mp4'}`;
      },
    ],
  },
  fields: [
    line('title'),
    {
      name: 'captions',
      type: 'textarea',
      required: true,
      validate: captionFault,
      admin: { description: 'WebVTT: the first line is WEBVTT, then times and words.', rows: 12 },
    },
    {
      name: 'transcript',
      type: 'richText',
      required: true,
      admin: {
        description: `All that is said and shown, for people who would rather read. ${lawHint.description}`,
      },
    },
    { name: 'poster', type: 'upload', relationTo: 'media' },
    { name: 'width', type: 'number', defaultValue: 1280, admin: { hidden: true } },
    { name: 'height', type: 'number', defaultValue: 720, admin: { hidden: true } },
  ],
};
