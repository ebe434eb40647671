import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, newAddress, useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { askForLink, linkTo, signIn } from '../support/sign-in.ts';

const { web } = inject('product');
const open = useBrowser();
const someone = () => `client-${randomUUID()}@example.com`;

test('a person signs in without a script and without a password, and signs out', async () => {
  const { page, context, faults } = await open({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  const email = someone();
  await page.goto(`${web}/client-area`);
  await follow(page, () => page.getByRole('link', { name: 'Sign in', exact: true }).first().click());
  await page.getByLabel('Your e-mail address').fill('nobody');
  await follow(page, () => page.getByRole('button', { name: 'Send me a link' }).click());
  expect(await page.getByRole('main').innerText()).toContain(
    'Enter an e-mail address, such as name@example.com',
  );
  await page.getByLabel('Your e-mail address').fill(` ${email.toUpperCase()} `);
  await follow(page, () => page.getByRole('button', { name: 'Send me a link' }).click());
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Check your e-mail');
  await page.goto(await linkTo(email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${web}/client-area`);
  expect(await page.getByRole('main').innerText()).toContain(`You’re signed in as ${email}`);
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.waitForURL(`${web}/client-area?signed-out`);
  expect(await page.getByRole('status').first().innerText()).toContain('You’re signed out');
  // The refused address is the one answer that a browser reports.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  await context.close();
});

test('another device lets the waiting browser in by the code that this one shows', async () => {
  const { page, context } = await open();
  const phone = await open({ viewport: { width: 360, height: 800 } });
  const email = someone();
  await askForLink(page, email, '/contact');
  const code = /[2-9A-Z]{3} [2-9A-Z]{3}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  await phone.page.goto(await linkTo(email));
  await phone.page.getByLabel('The code that’s shown where you started').fill('222 222');
  await follow(phone.page, () => phone.page.getByRole('button', { name: 'Sign in there' }).click());
  expect(await phone.page.getByRole('main').innerText()).toContain('This isn’t the code');
  await phone.page.getByLabel('The code that’s shown where you started').fill(code.toLowerCase());
  await follow(phone.page, () => phone.page.getByRole('button', { name: 'Sign in there' }).click());
  expect(await phone.page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'You’re signed in on the other device',
  );
  await page.waitForURL(`${web}/contact`);
  await phone.page.goto(`${web}/client-area`);
  expect(await phone.page.getByRole('main').innerText()).not.toContain(email);
  await Promise.all([context.close(), phone.context.close()]);
});

test('a program that opens every link of a mail and presses every button signs nobody in and locks nobody out', async () => {
  const { page, context } = await open();
  const email = someone();
  await askForLink(page, email);
  const link = await linkTo(email);
  const headers = { Origin: web, 'X-Forwarded-For': newAddress() };
  for (const method of ['HEAD', 'GET', 'GET', 'POST', 'POST', 'POST', 'POST', 'POST', 'POST'])
    expect((await fetch(link, { method, headers, redirect: 'manual' })).status).toBe(
      method === 'POST' ? 422 : 200,
    );
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${web}/client-area`);
  await context.close();
});

test('pages of the sign-in and of the client area have no fault and fit a phone', async () => {
  const { page, context } = await open({ viewport: { width: 320, height: 800 } });
  const look = async (name: string) => {
    expect([name, await axeFaults(page, name)]).toEqual([name, []]);
    expect([name, await sidewaysFaults(page, name)]).toEqual([name, []]);
  };
  const email = someone();
  await page.goto(`${web}/api/auth/login`);
  await look('the question for the address');
  await askForLink(page, email);
  await look('waiting for the link');
  const link = await linkTo(email);
  await page.goto(link);
  await look('the link');
  const stranger = await open({ viewport: { width: 320, height: 800 } });
  await stranger.page.goto(link);
  expect(await axeFaults(stranger.page, 'the code')).toEqual([]);
  await stranger.page.goto(`${web}/sign-in/failed?why=unavailable`);
  expect(await axeFaults(stranger.page, 'no sign-in')).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${web}/client-area`);
  await look('the client area');
  await Promise.all([context.close(), stranger.context.close()]);
});

test('who only looks whether the way in is there begins nothing and spends nothing', async () => {
  for (const path of ['/api/auth/login', '/api/auth/callback?code=x&state=y']) {
    const looked = await fetch(web + path, { method: 'HEAD', redirect: 'manual' });
    expect([path, looked.status, looked.headers.getSetCookie()]).toEqual([path, 200, []]);
  }
});

test('a copy of the cookie opens nothing after its owner signed out, and everywhere is everywhere', async () => {
  const [first, second] = [await open(), await open()];
  const email = someone();
  const page = await signIn(first.context, email);
  const elsewhere = await signIn(second.context, email);
  expect(await elsewhere.getByRole('main').innerText()).toMatch(/Chrome on Linux[\s\S]*Chrome on Linux/);
  const cookies = (await first.context.cookies(web)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const asCopied = async () =>
    (await (await fetch(`${web}/client-area`, { headers: { Cookie: cookies } })).text()).includes(email);
  expect(await asCopied()).toBe(true);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL(`${web}/client-area?signed-out`);
  expect(await asCopied()).toBe(false);
  await elsewhere.reload();
  expect(await elsewhere.getByRole('main').innerText()).not.toContain(email);
  await Promise.all([first.context.close(), second.context.close()]);
});
