import type { CollectionConfig } from 'payload';
import { accessTo } from '../content/access.ts';

/** What was published, for every web process to read: see `content/publications.ts`. */
export const publications: CollectionConfig = {
  slug: 'publications',
  admin: { hidden: true },
  access: accessTo('publications'),
  versions: false,
  fields: [{ name: 'tags', type: 'text', required: true }],
};

/** Counters of the rate limiter, shared by all processes. */
export const rateLimits: CollectionConfig = {
  slug: 'rate-limits',
  admin: { hidden: true },
  access: accessTo('rate-limits'),
  versions: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'points', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', index: true },
  ],
};

/** When a part of the product last did its work: a row each for the outbox, for backups, and for writing at all. */
export const heartbeats: CollectionConfig = {
  slug: 'heartbeats',
  admin: { hidden: true },
  access: accessTo('heartbeats'),
  versions: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true },
    { name: 'beatAt', type: 'date', required: true },
  ],
};
