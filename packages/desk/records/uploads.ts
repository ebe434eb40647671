import type { CollectionConfig } from 'payload';
import { accessTo } from '../content/access.ts';

/**
 * Files that visitors sent, without their bytes, which lie encrypted behind the files port. Until its request is handed
 * in an upload has a day on which it is thrown away; from then on it has the reference of the request.
 */
export const uploads: CollectionConfig = {
  slug: 'uploads',
  admin: { hidden: true },
  access: accessTo('uploads'),
  versions: false,
  fields: [
    // A digest of the id: who reads the store cannot take an upload for their own.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'form', type: 'text', required: true },
    { name: 'field', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'reference', type: 'text', index: true },
    { name: 'expiresAt', type: 'date', index: true },
  ],
};

/** Who of the staff took out which file of which request. It names no file: what its name says is erased with it. */
export const downloads: CollectionConfig = {
  slug: 'downloads',
  labels: { singular: 'Download', plural: 'Downloads' },
  admin: {
    useAsTitle: 'reference',
    group: 'Desk',
    hideAPIURL: true,
    description: 'Who took out which file of which request. Written by the studio, changed by nobody.',
    defaultColumns: ['reference', 'type', 'size', 'person', 'createdAt'],
    hidden: ({ user }) => user?.role !== 'owner' || Boolean(user?.mustChangePassword),
  },
  access: accessTo('downloads'),
  versions: false,
  defaultSort: '-createdAt',
  fields: [
    { name: 'reference', type: 'text', required: true, index: true },
    { name: 'upload', label: 'Number of the file', type: 'number', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'person', type: 'text', required: true },
  ],
};
