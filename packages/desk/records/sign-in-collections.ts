import type { CollectionConfig, Field } from 'payload';
import { accessTo } from '../content/access.ts';
import { deliveryFields } from './delivery-fields.ts';

const unique = (name: string): Field => ({ name, type: 'text', required: true, unique: true, index: true });

/** Browsers in which a client is signed in: a row each, which ends it wherever it is deleted. */
export const clientSessions: CollectionConfig = {
  slug: 'client-sessions',
  admin: { hidden: true },
  access: accessTo('client-sessions'),
  versions: false,
  fields: [
    // The token itself is in the browser alone.
    unique('tokenHash'),
    { name: 'email', type: 'text', required: true, index: true },
    // In words, for the person who looks at the list of them: Firefox on Linux.
    { name: 'device', type: 'text', required: true },
    { name: 'seenAt', type: 'date', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};

/** Links that were asked for, each good for one sign-in. What opens one is not stored: `sign-in/link-token.ts` makes it. */
export const signIns: CollectionConfig = {
  slug: 'sign-ins',
  admin: { hidden: true },
  access: accessTo('sign-ins'),
  versions: false,
  fields: [
    // What waits at the provider.
    { name: 'interaction', type: 'text', required: true, index: true },
    // Which browser asked, by a digest of what only it has.
    { name: 'browser', type: 'text', required: true },
    { name: 'email', type: 'text', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'wrongCodes', type: 'number', required: true, defaultValue: 0 },
    { name: 'approvedAt', type: 'date' },
    ...deliveryFields,
  ],
};

/** What the bundled provider keeps: its sessions, codes and tokens, for minutes; its keys, sealed. */
export const providerRecords: CollectionConfig = {
  slug: 'provider-records',
  admin: { hidden: true },
  access: accessTo('provider-records'),
  versions: false,
  fields: [
    unique('key'),
    { name: 'grantId', type: 'text', index: true },
    { name: 'uid', type: 'text', index: true },
    { name: 'content', type: 'textarea', required: true },
    { name: 'consumedAt', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};

/** Work of clients that their browsers held, kept with their account: written and read by `kept-work` alone. */
export const keptWork: CollectionConfig = {
  slug: 'kept-work',
  admin: { hidden: true },
  access: accessTo('kept-work'),
  versions: false,
  fields: [
    // Whose it is and under which name: one of each.
    unique('slot'),
    { name: 'email', type: 'text', required: true, index: true },
    // Under which the browser keeps it.
    { name: 'name', type: 'text', required: true },
    // Sealed as files are, in base64.
    { name: 'content', type: 'textarea', required: true },
    // Bytes as they were sent.
    { name: 'size', type: 'number', required: true },
    // Who changes it says which one they know: nothing newer is overwritten.
    { name: 'revision', type: 'number', required: true },
    { name: 'keptAt', type: 'date', required: true, index: true },
  ],
};
