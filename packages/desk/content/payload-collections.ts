import type { Access, CollectionConfig, SanitizedConfig } from 'payload';
import { roleOf } from './access.ts';

const anyRole: Access = ({ req }) => roleOf(req) !== undefined;
const nobody: Access = () => false;
/** The account screen asks who else is on it, for people without a role too. */
const locks: Access = ({ req }) =>
  roleOf(req) !== undefined || (req.user ? { 'user.value': { equals: req.user.id } } : false);
const all = (access: Access) => ({ create: access, read: access, update: access, delete: access });

/** Payload's own collections, which it opens to whoever is signed in, whatever they may otherwise do. */
const tighter: Record<string, NonNullable<CollectionConfig['access']>> = {
  // Says who is editing what; one may take over from a colleague.
  'payload-locked-documents': { ...all(anyRole), read: locks },
  // Each person's own, which Payload sees to.
  'payload-preferences': { create: anyRole },
  'payload-migrations': all(nobody),
};

/** Closes Payload's own collections to people without a role, such as those with a one-time password. */
export function guardPayloadCollections(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) Object.assign(access, tighter[slug]);
  return config;
}
