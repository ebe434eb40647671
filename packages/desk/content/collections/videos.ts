import { randomUUID } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import { accessTo, withoutRole } from '../access.ts';
import { lawHint, line } from '../blocks/fields.ts';
import { captionFault } from '../captions.ts';
import { publicationHooks } from '../publication-hooks.ts';
import { uploadFolder, withStoredFiles } from '../stored-file-hooks.ts';

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
    staticDir: uploadFolder,
    focalPoint: false,
    crop: false,
    pasteURL: false,
  },
  hooks: {
    ...withStoredFiles(publicationHooks((doc) => ['videos', `videos:${doc.id}`])),
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
