import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { site } from '../site.ts';

type FirstOwner = { email: string; password: string };

/** Makes the first owner of an empty studio, with a password that works until it is changed at the first sign-in. */
export async function ensureFirstOwner(payload: Payload): Promise<FirstOwner | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return undefined;
  const owner = { email: `owner@${site.domain}`, password: randomBytes(12).toString('base64url') };
  await payload.create({
    collection: 'users',
    data: { ...owner, name: 'Owner', role: 'owner', mustChangePassword: true },
    depth: 0,
    overrideAccess: true,
  });
  return owner;
}
