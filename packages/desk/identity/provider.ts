import { type ErrorOut, type JWK, Provider } from 'oidc-provider';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import { signInLifetimeS } from '../sign-in/sealed-cookies.ts';
import { signature } from '../signature.ts';
import { providerStore } from './provider-store.ts';
import { callbackUrl, siteClient } from './site-client.ts';

const cookieKey = signature('identity-cookies', 'signed');
const minuteS = 60;

/** Where the site says what went wrong: the provider has no pages of its own. */
const failedUrl = ({ error }: Pick<ErrorOut, 'error'>): string =>
  `${env.webUrl}/sign-in/failed?why=${error === 'server_error' ? 'unavailable' : 'expired'}`;

/**
 * The bundled OpenID provider: code flow with PKCE for one client, the site. Whoever proves an address there is
 * its account, so there are none to keep. Its pages are the site's, at `/sign-in`.
 */
export function makeProvider(payload: Payload, keys: JWK[]): Provider {
  const provider = new Provider(env.identityUrl, {
    adapter: (model) => providerStore(payload, model),
    jwks: { keys },
    clients: [
      {
        client_id: siteClient.id,
        client_secret: siteClient.secret,
        redirect_uris: [callbackUrl],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    responseTypes: ['code'],
    scopes: ['openid', 'email'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    cookies: {
      keys: [cookieKey],
      short: { signed: true, sameSite: 'lax' },
      long: { signed: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: true },
    },
    interactions: { url: (_, { uid }) => `${env.webUrl}/sign-in/${uid}` },
    findAccount: (_, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true }),
    }),
    // The site is ours: there is nothing to consent to.
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    ttl: {
      AuthorizationCode: minuteS,
      AccessToken: 5 * minuteS,
      IdToken: 5 * minuteS,
      Grant: 10 * minuteS,
      Interaction: signInLifetimeS,
      Session: signInLifetimeS,
    },
    renderError: (ctx, out) => ctx.redirect(failedUrl(out)),
  });
  // The address that a request came to is said by serve-identity.ts.
  provider.proxy = true;
  return provider;
}
