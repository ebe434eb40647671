import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { query } from '@majak/desk/database';
import { env } from '@majak/desk/env';
import { signingKeys } from '@majak/desk/identity/signing-keys';
import { callbackUrl } from '@majak/desk/identity/site-client';
import { beginSignIn } from '@majak/desk/sign-in/begin-sign-in';
import { finishSignIn } from '@majak/desk/sign-in/finish-sign-in';
import { underwayCookie } from '@majak/desk/sign-in/sealed-cookies';
import { askForLink, spendLink } from '@majak/desk/sign-in/sign-in-link';
import { signedInClient } from '@majak/desk/sign-in/signed-in-client';
import { browserOf } from '@majak/desk/sign-in/underway';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cookiesOf, startIdentity, startSilence, stopIdentity } from '../support/identity.ts';
import { rawRequest } from '../support/raw-request.ts';
import { forgetSignIns } from '../support/sign-in-rows.ts';
import { store } from '../support/store.ts';

await vi.hoisted(async () => {
  const { freeTcpPort } = await import('../support/postgres.ts');
  Object.assign(process.env, {
    IDENTITY_PORT: String(await freeTcpPort()),
    OIDC_TIMEOUT_MS: '4000',
    TRUSTED_PROXIES: '1',
  });
});

let payload: Payload;
let server: Server;
beforeAll(async () => {
  payload = await store();
  server = await startIdentity(payload);
});
afterAll(async () => {
  await stopIdentity(server);
  await forgetSignIns(payload);
});

const visit = (cookie: string, url = `${env.webUrl}/`) => new Request(url, { headers: { cookie } });
const ask = (url: string, cookie = '') => fetch(url, { redirect: 'manual', headers: { cookie } });
const locationOf = (answer: Response) => answer.headers.get('location') ?? '';

/** Goes to the provider and waits there. @param cookie What the browser holds already. */
async function begin(cookie = '', returnTo = '/contact') {
  const answer = new Headers();
  const to = await beginSignIn(visit(cookie), answer, returnTo);
  const first = await ask(to);
  return { site: cookiesOf(answer), provider: cookiesOf(first.headers), waits: locationOf(first) };
}

/** Proves an address in a browser that holds the site's cookie, for what waits at the provider. */
async function prove({ interaction, site, email }: { interaction: string; site: string; email: string }) {
  const browser = (await browserOf(visit(site))) ?? '';
  await askForLink(payload, { interaction, browser, email });
  const [row] = await query(payload, sql`SELECT reference FROM sign_ins WHERE email = ${email}`);
  expect(await spendLink(payload, String(row?.reference))).toBe(true);
}

/** The same, and comes back with a code. */
async function comeBack(begun = begin(), email = `${randomUUID()}@example.com`) {
  const { site, provider, waits } = await begun;
  const interaction = waits.split('/').at(-1) ?? '';
  await prove({ interaction, site, email });
  const finished = await ask(`${env.identityUrl}/sign-in/${interaction}`, provider);
  const resumed = await ask(locationOf(finished), provider);
  return { site, provider, interaction, email, back: locationOf(resumed) };
}

const finish = async (cookie: string, back: string) => {
  const answer = new Headers();
  const to = await finishSignIn(payload, { request: visit(cookie, back), answer });
  const client = await signedInClient(payload, visit(cookiesOf(answer)));
  return { to, email: client?.email, cookie: cookiesOf(answer) };
};

test('who presses the button comes back signed in, to the page they came from', async () => {
  const { site, back, email } = await comeBack();
  expect(back.startsWith(`${callbackUrl}?`)).toBe(true);
  expect(await finish(site, back)).toMatchObject({ to: '/contact', email });
});

test('Login pressed in a second window does not end the sign-in of the first: both come back, each to its page', async () => {
  const first = await begin('', '/contact');
  const second = await begin(first.site, '/blog');
  const one = await comeBack(Promise.resolve({ ...first, site: second.site }));
  const afterFirst = await finish(second.site, one.back);
  expect(afterFirst).toMatchObject({ to: '/contact', email: one.email });
  const other = await comeBack(Promise.resolve({ ...second, site: afterFirst.cookie }));
  const afterSecond = await finish(afterFirst.cookie, other.back);
  expect(afterSecond).toMatchObject({ to: '/blog', email: other.email });
  expect(await finish(afterSecond.cookie, one.back)).toMatchObject({ to: '/sign-in/failed?why=expired' });
});

test('who presses Login again and again has a cookie that a browser takes, and goes on in the last windows', async () => {
  let last = await begin('', `/blog?q=${'x'.repeat(900)}`);
  for (let press = 0; press < 8; press += 1) last = await begin(last.site, `/blog?q=${'x'.repeat(900)}`);
  expect(last.site.length).toBeLessThan(4096);
  const { site, back, email } = await comeBack(Promise.resolve(last));
  expect(await finish(site, back)).toMatchObject({ email });
});

test('who has not pressed it is sent back to wait, and a browser without the cookie gets nowhere', async () => {
  const { waits, provider } = await begin();
  const here = `${env.identityUrl}/sign-in/${waits.split('/').at(-1)}`;
  expect(locationOf(await ask(here, provider))).toBe(waits);
  expect(locationOf(await ask(here))).toBe(`${env.webUrl}/sign-in/failed?why=expired`);
});

test('a link that somebody else asked for lets nobody in but the browser that waits for it', async () => {
  const { interaction } = await comeBack();
  const another = await begin();
  expect(locationOf(await ask(`${env.identityUrl}/sign-in/${interaction}`, another.provider))).toBe(
    another.waits,
  );
});

test('who leads another browser into their own sign-in is not let in by what that one proves', async () => {
  const attacker = await begin();
  const victim = await begin();
  const interaction = attacker.waits.split('/').at(-1) ?? '';
  await prove({ interaction, site: victim.site, email: `${randomUUID()}@example.com` });
  const here = `${env.identityUrl}/sign-in/${interaction}`;
  expect(locationOf(await ask(here, attacker.provider))).toBe(attacker.waits);
});

const withUnderway = async (site: string, change: object) => {
  const answer = new Headers();
  const underway = await underwayCookie(visit(site), answer);
  underway.begun = underway.begun?.map((one) => ({ ...one, ...change }));
  await underway.save();
  return cookiesOf(answer);
};
const withParameter = (back: string, name: string, value: string) => {
  const url = new URL(back);
  url.searchParams.set(name, value);
  return url.href;
};
/** The last letter of a seal has bits that mean nothing: the one before it has none. */
const another = (letter: string) => (letter === 'A' ? 'B' : 'A');
const expired = { to: '/sign-in/failed?why=expired', email: undefined };

test.each<[string, (site: string, back: string) => Promise<[string, string]>]>([
  ['another state in the address', async (site, back) => [site, withParameter(back, 'state', 'another')]],
  [
    'another state in the cookie',
    async (site, back) => [await withUnderway(site, { state: 'another' }), back],
  ],
  ['another nonce', async (site, back) => [await withUnderway(site, { nonce: 'another' }), back]],
  ['another verifier', async (site, back) => [await withUnderway(site, { verifier: 'v'.repeat(43) }), back]],
  ['another code', async (site, back) => [site, withParameter(back, 'code', 'another')]],
  ['another issuer', async (site, back) => [site, withParameter(back, 'iss', 'https://evil.example')]],
  ['no cookie', async (_, back) => ['', back]],
  ['a cookie that was changed', async (site, back) => [site.replace(/.(?=.~)/, another), back]],
  ['no code', async (site) => [site, callbackUrl]],
])('with %s nobody is signed in', async (_, changed) => {
  const { site, back } = await comeBack();
  const [cookie, address] = await changed(site, back);
  expect(await finish(cookie, address)).toMatchObject(expired);
});

test('a code is good once, and what a browser held before its sign-in is worth nothing after it', async () => {
  const first = await comeBack();
  const before = await finish(first.site, first.back);
  expect(await finish(first.site, first.back)).toMatchObject(expired);
  const second = await comeBack();
  await finish(`${second.site}; ${before.cookie}`, second.back);
  expect(await signedInClient(payload, visit(before.cookie))).toBeUndefined();
});

test('somebody who says no at the provider is told so', async () => {
  const { site } = await begin();
  const state = encodeURIComponent(
    (await underwayCookie(visit(site), new Headers())).begun?.[0]?.state ?? '',
  );
  expect(await finish(site, `${callbackUrl}?error=access_denied&state=${state}`)).toMatchObject({
    to: '/sign-in/failed?why=refused',
  });
});

test('where the provider is away or silent a person is told so, before and after it', async () => {
  const { site, back } = await comeBack();
  await stopIdentity(server);
  const away = '/sign-in/failed?why=unavailable';
  const starts = () => beginSignIn(visit(''), new Headers(), '/');
  const both = async () => Promise.all([starts(), finish(site, back).then(({ to }) => to)]);
  expect(await both()).toEqual([away, away]);
  const silence = await startSilence();
  expect(await both()).toEqual([away, away]);
  await stopIdentity(silence);
  server = await startIdentity(payload);
  expect(await starts()).toContain(`${env.identityUrl}/auth?`);
});

test('who begins sign-ins at the provider without end is told so, leaves no more rows, and keeps nobody else out', async () => {
  const { headers } = { headers: { 'X-Forwarded-For': '203.0.113.9' } };
  const to = await beginSignIn(visit(''), new Headers(), '/');
  const press = async (from = headers) => locationOf(await fetch(to, { redirect: 'manual', headers: from }));
  for (let count = 0; count < 60; count += 1) expect(await press()).toContain('/sign-in/');
  const rows = () => query(payload, sql`SELECT count(*) AS count FROM provider_records`);
  const before = await rows();
  const often = `${env.webUrl}/sign-in/failed?why=often`;
  for (const method of ['GET', 'POST', 'HEAD'])
    expect(locationOf(await fetch(to, { method, redirect: 'manual', headers }))).toBe(often);
  // Each is the same end point of the provider.
  for (const spelling of ['/auth/?', '/AUTH?', '/Auth/?'])
    expect(locationOf(await fetch(to.replace('/auth?', spelling), { redirect: 'manual', headers }))).toBe(
      often,
    );
  const whole = await rawRequest(
    new URL(to),
    `GET ${to} HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: 203.0.113.9\r\nConnection: close\r\n\r\n`,
  );
  expect(whole.headers.get('location')?.trim()).toBe(often);
  expect(await rows()).toEqual(before);
  expect(await press({ 'X-Forwarded-For': '203.0.113.10' })).not.toBe(often);
});

test('keys stay over a restart; a new one is known for a day before it signs, and the old one after it', async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const inDays = async (days: number) =>
    (await signingKeys(payload, new Date(Date.now() + days * dayMs))).map(({ kid }) => kid);
  const [first] = await inDays(0);
  expect(await inDays(89)).toEqual([first]);
  const both = await inDays(91);
  expect(both).toHaveLength(2);
  expect(both[0]).toBe(first);
  expect(await inDays(93)).toEqual([both[1], first]);
  const stored = await query(payload, sql`SELECT content FROM provider_records WHERE key LIKE 'Key:%'`);
  expect(JSON.stringify(stored)).not.toContain('"d"');
  await query(payload, sql`DELETE FROM provider_records WHERE key = ${`Key:${both[1]}`}`);
});
