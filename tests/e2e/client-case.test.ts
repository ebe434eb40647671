import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, newAddress, useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { newCase } from '../support/new-case.ts';
import { signIn } from '../support/sign-in.ts';

const { web } = inject('product');
const open = useBrowser();
const file = path.join(import.meta.dirname, '../../sites/cz/official-forms/sample-office-form.pdf');
const email = `client-case-${randomUUID()}@example.com`;
let reference = '';
let press: Awaited<ReturnType<typeof newCase>>['press'];

beforeAll(async () => {
  const made = await newCase(email, { permit: 'employee-card', bornOn: '1990-02-28' });
  ({ reference, press } = made);
  await press('filed', { on: '2026-02-02', officeNumber: 'OAM-00012/ZK-2026' });
  await press('paper-asked', { title: 'Lease', why: 'Signed by the owner', due: '2026-12-24' });
  await press('paper-asked', { title: 'Photograph' });
  await press('note', { text: 'For staff alone' });
});

const casePath = () => `/client-area/cases/${reference}`;
const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies(web)).map(({ name, value }) => `${name}=${value}`).join('; ');

test.each([true, false])(
  'a client hands a paper in and writes to us, with a script: %s',
  async (javaScriptEnabled) => {
    const { context } = await open({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    const page = await signIn(context, email, casePath());
    expect(new URL(page.url()).pathname).toBe(casePath());
    const main = page.getByRole('main');
    expect(await main.innerText()).not.toContain('For staff alone');
    const paper = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Papers we asked for' }) })
      .getByRole('listitem')
      .filter({ hasText: javaScriptEnabled ? 'Lease' : 'Photograph' })
      .first();
    await follow(page, () => paper.getByRole('button', { name: 'Hand it in' }).click());
    expect(await main.innerText()).toContain('Choose a file');
    // What is chosen before the script is awake goes along with the form, as without one.
    if (javaScriptEnabled)
      await page.locator('astro-island:not([ssr]) form').first().waitFor({ state: 'attached' });
    await paper.getByLabel('Files').setInputFiles(file);
    if (javaScriptEnabled) await paper.getByText('is attached').waitFor({ state: 'attached' });
    await follow(page, () => paper.getByRole('button', { name: 'Hand it in' }).click());
    expect(await page.getByRole('status').first().innerText()).toContain('We have your paper');
    expect(await paper.innerText()).toContain('We’re looking at it');
    expect(await paper.innerText()).toContain('sample-office-form.pdf');
    const message = `I’ll be away ${randomUUID()}`;
    await page.getByLabel('Message').fill(message);
    await follow(page, () => page.getByRole('button', { name: 'Send', exact: true }).click());
    expect(await page.getByRole('status').first().innerText()).toContain('Your message is sent');
    expect(await main.innerText()).toContain(message);
    await page.reload();
    expect((await main.innerText()).split(message)).toHaveLength(2);
    await context.close();
  },
);

test('a case is shared by a link that others read, and that is withdrawn', async () => {
  const { context } = await open();
  const page = await signIn(context, email, casePath());
  await page.getByText('Make a link', { exact: true }).click();
  await page.getByLabel('Who it’s for').fill('My employer');
  await follow(page, () => page.getByRole('button', { name: 'Make the link' }).click());
  const address = await page.getByLabel('The address for My employer').inputValue();
  const other = await open();
  await other.page.goto(address);
  const shared = await other.page.getByRole('main').innerText();
  expect(shared).toContain('Employee card: with the office');
  expect(shared).toContain('It had to decide by');
  expect(shared).toContain('The application was filed');
  expect(shared).not.toContain('your turn');
  for (const secret of [
    'I’ll be away',
    'sample-office-form',
    'Signed by the owner',
    'For staff alone',
    email,
    '1990',
  ])
    expect(shared).not.toContain(secret);
  expect(await axeFaults(other.page, 'a shared case')).toEqual([]);
  await follow(page, () => page.getByRole('button', { name: 'Withdraw this link' }).click());
  const gone = await other.page.reload();
  expect(gone?.status()).toBe(404);
  expect(await other.page.getByRole('main').innerText()).toContain('This link doesn’t work');
  await Promise.all([context.close(), other.context.close()]);
});

test('a calendar reads the days of a case from an address of its own, until it is stopped', async () => {
  const { context } = await open();
  const page = await signIn(context, email, casePath());
  await follow(page, () => page.getByRole('button', { name: 'Make an address for my calendar' }).click());
  const address = await page.getByLabel('The address for your calendar').inputValue();
  expect(await page.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toMatch(/^webcal:/);
  const calendar = await fetch(address);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await calendar.text();
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).not.toContain('For staff alone');
  await follow(page, () => page.getByRole('button', { name: 'Stop this address' }).click());
  expect((await fetch(address)).status).toBe(404);
  await context.close();
});

test.each([true, false])(
  'a client enters their days and sees what is done by when, with a script: %s',
  async (javaScriptEnabled) => {
    const { context } = await open({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    const page = await signIn(context, email, casePath());
    const days = page.locator('form#days');
    const enter = async (card: string) => {
      await page.getByText('Enter your days', { exact: true }).click();
      await page.getByLabel('Card or visa valid until').fill(card);
      await follow(page, () => days.getByRole('button', { name: 'Save the days' }).click());
    };
    await enter('31/2/2099');
    // What is wrong is in sight, and what was typed stands there.
    expect(await page.getByLabel('Card or visa valid until').isVisible()).toBe(true);
    expect(await page.getByLabel('Card or visa valid until').inputValue()).toBe('31/2/2099');
    await page.getByLabel('Card or visa valid until').fill('1/6/2099');
    await follow(page, () => days.getByRole('button', { name: 'Save the days' }).click());
    const noted = page.getByRole('status').filter({ hasText: 'We’ve saved your dates' });
    // In sight, under the header, and not past it at the form.
    const top = () => noted.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(70);
    expect(await top()).toBeLessThan(800);
    const main = page.getByRole('main');
    expect(await main.innerText()).toContain('Apply for the extension of your permit: the first day');
    expect(await main.innerText()).toContain('1 February 2099');
    if (javaScriptEnabled) expect(await axeFaults(page, 'a case with days')).toEqual([]);
    expect(await sidewaysFaults(page, 'a case with days')).toEqual([]);
    // As a person writes a day, and not as it is stored.
    expect(await page.getByLabel('Card or visa valid until').inputValue()).toBe('01/06/2099');
    await enter('');
    expect(await main.innerText()).not.toContain('1 February 2099');
    await context.close();
  },
);

test('a letter about a late application is filled in from the case', async () => {
  const { context } = await open();
  const page = await signIn(context, email, casePath());
  await follow(page, () => page.getByRole('button', { name: 'Ask the office when it will decide' }).click());
  expect(await page.getByRole('textbox', { name: 'File number' }).inputValue()).toBe('OAM-12/ZK-2026');
  expect(await page.getByRole('textbox', { name: 'When you filed it' }).inputValue()).toBe('02/02/2026');
  await context.close();
});

test('the case of another, and one that is none, are one answer; what only staff do is refused', async () => {
  const { context } = await open();
  await signIn(context, `other-${randomUUID()}@example.com`);
  const headers = { Cookie: await cookiesOf(context), Origin: web, 'X-Forwarded-For': newAddress() };
  const ask = async (address: string, body?: URLSearchParams) => {
    const response = await fetch(web + address, { headers, ...(body ? { method: 'POST', body } : {}) });
    return { status: response.status, html: await response.text() };
  };
  const theirs = await ask(casePath());
  const none = await ask('/client-area/cases/MJK-0000-0000');
  expect(theirs.status).toBe(404);
  expect(theirs.html.replaceAll(reference, 'MJK-0000-0000')).toBe(none.html);
  const write = new URLSearchParams({ key: 'x', text: 'Not mine' });
  expect((await ask(`${casePath()}?change=message`, write)).status).toBe(404);
  await context.close();
  const owner = await open();
  await signIn(owner.context, email);
  headers.Cookie = await cookiesOf(owner.context);
  for (const change of ['filed', 'note', 'person', 'undone', 'constructor', ''])
    expect([change, (await ask(`${casePath()}?change=${change}`, write)).status]).toEqual([change, 400]);
  expect((await ask(casePath())).html).not.toContain('Not mine');
  await owner.context.close();
});

test('who is not signed in is asked to, and comes back to the case', async () => {
  const response = await fetch(web + casePath(), { redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/api/auth/login?return=${encodeURIComponent(casePath())}`);
});

test('the page of a case has no fault in what it says, and fits every width', async () => {
  const { context } = await open({ viewport: { width: 1440, height: 900 } });
  const page = await signIn(context, email, casePath());
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page, `my case at ${width}`)).toEqual([]);
    expect(await sidewaysFaults(page, `my case at ${width}`)).toEqual([]);
  }
  await context.close();
});
