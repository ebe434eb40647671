import { env } from '../env.ts';
import { signature } from '../signature.ts';

/** As what the site is known to the bundled provider. Both read one secret, so that nobody has to set another. */
export const siteClient = {
  id: 'site',
  secret: signature('identity-client', 'site'),
};

/** Where the provider sends a browser back to. */
export const callbackUrl = `${env.webUrl}/api/auth/callback`;
