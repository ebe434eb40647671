import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { stopAll } from '../../bin/processes.ts';
import { axeFaults } from '../support/axe.ts';
import { follow, newAddress, useBrowser } from '../support/browser.ts';
import { contactInput } from '../support/contact-input.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { startSecondWebProcess } from '../support/second-web-process.ts';
import { signIn } from '../support/sign-in.ts';

const { web, studio, dataDirectory } = inject('product');
const open = useBrowser();
const someone = () => `client-${randomUUID()}@example.com`;

const request = async (email: string) => {
  const posted = await fetch(`${web}/api/v1/util-functions/create-fresh-desk-task`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
    body: JSON.stringify(contactInput({ email, description: randomUUID() })),
  });
  const { reference }: { reference: string } = await posted.json();
  return reference;
};

test('a client finds what they sent, takes all of it along, and has it erased after being asked once more', async () => {
  const { page: _, context } = await open({ viewport: { width: 320, height: 800 } });
  const email = someone();
  const [own, others] = [await request(email.toUpperCase()), await request(someone())];
  const page = await signIn(context, email);
  const shown = () => page.getByRole('main').innerText();
  expect(await shown()).toContain(own);
  expect(await shown()).not.toContain(others);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  expect(new TextDecoder().decode(files['personal-data.json'])).toContain(own);
  await follow(page, () => page.getByRole('link', { name: 'Erase my data' }).click());
  expect(await axeFaults(page, 'erasing')).toEqual([]);
  expect(await sidewaysFaults(page, 'erasing')).toEqual([]);
  await follow(page, () => page.getByRole('button', { name: 'Erase my data' }).click());
  expect(await shown()).toContain('Tick the box to erase your data');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await page.waitForURL(`${web}/client-area?erased`);
  expect(await shown()).toContain('Your data is erased');
  await context.close();
});

test('what a client sees is kept by nobody, and opens nothing in the studio', async () => {
  const { context } = await open();
  const email = someone();
  await signIn(context, email);
  const cookie = (await context.cookies(web)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { Cookie: cookie };
  for (const path of ['/client-area', '/client-area?page=2', '/client-area/erase']) {
    const own = await fetch(web + path, { headers });
    expect([path, own.status, own.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
    expect(await own.text()).toContain(email);
    expect(await (await fetch(web + path)).text()).not.toContain(email);
  }
  expect((await fetch(`${web}/client-area/files/1`, { headers })).status).toBe(404);
  for (const path of ['/requests', '/cases', '/client-sessions', '/users'])
    expect([path, (await fetch(`${studio}/api${path}`, { headers })).status]).toEqual([path, 403]);
  await context.close();
});

let silent: Server;
beforeAll(async () => {
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, 'localhost', () => resolve()));
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test.each([
  ['away', () => 'http://localhost:9'],
  ['silent', () => `http://localhost:${(silent.address() as AddressInfo).port}`],
])('where the provider is %s, a person is told so and what else they can do', async (_, provider) => {
  const env = { IDENTITY_URL: provider(), OIDC_TIMEOUT_MS: '500' };
  const beside = await startSecondWebProcess({ dataDirectory, env });
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(`${beside.url}/api/auth/login`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Signing in doesn’t work right now');
  expect(await page.getByRole('link', { name: 'Find a case by its reference' }).getAttribute('href')).toBe(
    '/track-application',
  );
  await context.close();
  await stopAll([beside.child]);
});
