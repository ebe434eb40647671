import * as oidc from 'openid-client';
import { env } from '../env.ts';
import { callbackUrl, siteClient } from '../identity/site-client.ts';
import { logFailure } from '../log.ts';

/** Whether clients sign in at another provider than the bundled one. */
export const isExternal = env.OIDC_ISSUER !== undefined;

const settings = isExternal
  ? { issuer: env.OIDC_ISSUER ?? '', id: env.OIDC_CLIENT_ID ?? '', secret: env.OIDC_CLIENT_SECRET }
  : { issuer: env.identityUrl, id: siteClient.id, secret: siteClient.secret };
const { issuer } = settings;
/** Where pages of the provider are: forms of ours may lead there. */
export const providerOrigin = new URL(issuer).origin;
const reachedAt = isExternal ? undefined : env.IDENTITY_INTERNAL_URL;

/** Only the provider is asked, where this process reaches it. */
const ask: oidc.CustomFetch = (url, options) => {
  const asked = new URL(url);
  const to =
    reachedAt && asked.origin === providerOrigin ? new URL(asked.pathname + asked.search, reachedAt) : asked;
  return fetch(to, { ...options, redirect: 'manual' } as RequestInit);
};

/** Asks the provider what it is. Nothing is kept: a provider that was away is back for the next who signs in. */
function discover(): Promise<oidc.Configuration> {
  const isPlain = issuer.startsWith('http:');
  return oidc.discovery(
    new URL(issuer),
    settings.id,
    settings.secret,
    settings.secret ? oidc.ClientSecretBasic(settings.secret) : oidc.None(),
    {
      timeout: env.OIDC_TIMEOUT_MS / 1000,
      [oidc.customFetch]: ask,
      ...(isPlain ? { execute: [oidc.allowInsecureRequests] } : {}),
    },
  );
}

/** What only the browser that signs in knows. */
export type SignInSecrets = { state: string; nonce: string; verifier: string };

/** Secrets for one sign-in, beside its state. */
export const newSecrets = (): Omit<SignInSecrets, 'state'> => ({
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/** Where a browser goes to sign in. @throws where the provider does not answer in time. */
export async function authorizationUrl({ state, nonce, verifier }: SignInSecrets): Promise<URL> {
  const config = await discover();
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: callbackUrl,
    scope: 'openid email',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    // Whoever signed out is asked again, and nobody is taken for the one who sat here before.
    prompt: 'login',
  });
}

/**
 * Where a browser is signed out at a provider that is not ours, and comes back from; nothing where there is no such place,
 * the provider does not answer, or a page of ours may not lead there. The bundled one asks at each sign-in by itself.
 */
export async function endSessionUrl(backTo: string): Promise<URL | undefined> {
  if (!isExternal) return undefined;
  try {
    const config = await discover();
    if (!config.serverMetadata().end_session_endpoint) return undefined;
    const to = oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: backTo });
    return to.origin === providerOrigin ? to : undefined;
  } catch (error) {
    logFailure('The identity provider could not sign out', error);
    return undefined;
  }
}

/** What a provider says of somebody. */
export type ProvenClaims = Readonly<Record<string, unknown>>;

/**
 * What the provider says of somebody who came back, once everything in the answer is found to be ours.
 * @param search What the browser brought along.
 * @throws where it is not, or the provider does not answer in time.
 */
export async function claimsOfCallback(search: string, secrets: SignInSecrets): Promise<ProvenClaims> {
  const config = await discover();
  const tokens = await oidc.authorizationCodeGrant(config, new URL(`${callbackUrl}${search}`), {
    pkceCodeVerifier: secrets.verifier,
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || claims.email !== undefined) return claims ?? {};
  return oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
}
