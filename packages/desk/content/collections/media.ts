import { randomUUID } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import { accessTo, withoutRole } from '../access.ts';
import { publicationHooks } from '../publication-hooks.ts';
import { uploadFolder, withStoredFiles } from '../stored-file-hooks.ts';

const webp = { format: 'webp', options: { quality: 80 } } as const;

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
    staticDir: uploadFolder,
    imageSizes: [{ name: 'card', width: 640, withoutEnlargement: true, formatOptions: webp }],
    focalPoint: false,
    crop: false,
    pasteURL: false,
  },
  hooks: {
    ...withStoredFiles(publicationHooks((doc) => ['media', `media:${doc.id}`])),
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
