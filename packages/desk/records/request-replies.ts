import type { CollectionConfig } from 'payload';
import { accessTo } from '../content/access.ts';
import { deliveryFields } from './delivery-fields.ts';

/** What the agency answered to requests by mail: a row a reply, never edited. */
export const requestReplies: CollectionConfig = {
  slug: 'request-replies',
  admin: { hidden: true },
  access: accessTo('request-replies'),
  versions: false,
  fields: [
    { name: 'requestReference', type: 'text', required: true, index: true },
    { name: 'text', type: 'textarea', required: true },
    // Who of the staff.
    { name: 'person', type: 'text' },
    ...deliveryFields,
  ],
};
