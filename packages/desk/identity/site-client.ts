import { createHmac } from 'node:crypto';
import { env } from '../env.ts';

/** As what the site is known to the bundled provider. Both read one secret, so that nobody has to set another. */
export const siteClient = {
  id: 'site',
  secret: createHmac('sha256', `identity-client:${env.secret}`).update('site').digest('base64url'),
};

/** Where the provider sends a browser back to. */
export const callbackUrl = `${env.webUrl}/api/auth/callback`;
