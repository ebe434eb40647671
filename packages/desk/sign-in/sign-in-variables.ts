import * as z from 'zod';
import { count, origin, port } from '../variable-kinds.ts';

/** How clients sign in, as the environment says it: at the bundled provider, or at another. */
export const signInVariables = {
  IDENTITY_PORT: port
    .optional()
    .describe('Port of the bundled identity provider; default is the one after STUDIO_PORT'),
  IDENTITY_URL: origin
    .optional()
    .describe('Public address of the bundled identity provider; default http://localhost:IDENTITY_PORT'),
  IDENTITY_INTERNAL_URL: origin
    .optional()
    .describe('Where the site itself reaches it, if that is not its public address'),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Another OpenID provider that clients sign in at; default is the bundled one'),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('As what the site is known there'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('And the secret of it'),
  OIDC_TIMEOUT_MS: count.default(5000).describe('How long one call to the provider may take'),
  LOGIN_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External application that Login in the header opens; default is the client area of this site'),
  SESSION_IDLE_HOURS: count
    .default(72)
    .describe('After so long without a visit a client has to sign in again'),
  SESSION_DAYS: count.default(30).describe('After this a client has to sign in again in any case'),
} as const satisfies Record<string, z.ZodType>;
