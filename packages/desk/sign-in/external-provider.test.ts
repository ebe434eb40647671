import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const issuer = await vi.hoisted(async () => {
  const { freeTcpPort } = await import('../../../tests/support/postgres.ts');
  const issuer = `http://127.0.0.1:${await freeTcpPort()}`;
  Object.assign(process.env, { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'the-site', OIDC_TIMEOUT_MS: '1000' });
  return issuer;
});
const { authorizationUrl, endSessionUrl } = await import('./identity-client.ts');

let described: object;
const provider = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(described));
});
beforeAll(async () => {
  await once(provider.listen(Number(new URL(issuer).port), '127.0.0.1'), 'listening');
});
afterAll(() => {
  provider.close();
});
const endPoints = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
};
beforeEach(() => {
  described = { ...endPoints, end_session_endpoint: `${issuer}/logout` };
});

const backTo = 'https://majak.example/client-area?signed-out';

test('another provider is asked to have its person sign in anew: who signed out here is not let in without a word', async () => {
  const to = await authorizationUrl({ state: 's', nonce: 'n', verifier: 'v'.repeat(43) });
  expect(to.href.startsWith(`${issuer}/authorize?`)).toBe(true);
  expect(Object.fromEntries(to.searchParams)).toMatchObject({ prompt: 'login', client_id: 'the-site' });
});

test('who signs out is signed out there too, and comes back', async () => {
  const to = await endSessionUrl(backTo);
  expect(to?.href.startsWith(`${issuer}/logout?`)).toBe(true);
  expect(Object.fromEntries(to?.searchParams ?? [])).toEqual({
    client_id: 'the-site',
    post_logout_redirect_uri: backTo,
  });
});

test.each<[string, () => void]>([
  ['has no such place', () => (described = endPoints)],
  [
    'names another host for it',
    () => (described = { ...endPoints, end_session_endpoint: 'https://evil.example/' }),
  ],
  ['says nothing that can be read', () => (described = [])],
])('where the provider %s, signing out ends here', async (_, describe) => {
  describe();
  expect(await endSessionUrl(backTo)).toBeUndefined();
});
