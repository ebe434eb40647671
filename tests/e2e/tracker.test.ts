import { beforeAll, expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, newAddress, useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { newCase } from '../support/new-case.ts';
import { pollOptions } from '../support/poll-options.ts';
import { studioOf } from '../support/studio.ts';

const product = inject('product');
const { web } = product;
const { asOwner } = studioOf(product);
const open = useBrowser();
let reference = '';
// The office has sixty days: it is in time, whenever this runs.
const filedOn = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);

const rows = async (path: string): Promise<Record<string, unknown>[]> => {
  const { body } = await asOwner(path);
  return Array.isArray(body.docs) ? body.docs : [];
};

beforeAll(async () => {
  const made = await newCase('tracked@example.com', { permit: 'employee-card', bornOn: '1990-02-28' });
  reference = made.reference;
  await made.press('filed', { on: filedOn, officeNumber: 'OAM-00012/ZK-2026' });
  await made.press('note', { text: 'For staff alone' });
  await made.press('message', { text: 'Between the two of us' });
  await made.press('paper-asked', { title: 'A lease', why: 'Yours is not signed' });
});

const ask = async (number: string, proof: string) => {
  const response = await fetch(`${web}/track-application/case`, {
    method: 'POST',
    headers: { Origin: web, 'X-Forwarded-For': newAddress() },
    body: new URLSearchParams({ number, proof }),
  });
  return { response, html: await response.text() };
};

test('a person finds their case without a script, and is told what happens next', async () => {
  const { page, context, faults } = await open({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  await page.goto(`${web}/track-application`);
  await page.getByLabel('Your reference, or the office’s number').fill(reference.toLowerCase());
  await page.getByLabel('Your date of birth, or your e-mail address').fill('28. 2. 1990');
  await follow(page, () => page.getByRole('button', { name: 'Show my case' }).click());
  const shown = await page.getByRole('article').innerText();
  expect(shown).toContain('Employee card: with the office');
  expect(shown).toContain('It’s your turn');
  expect(shown).toMatch(/By law it has to decide by \d{1,2} \p{L}+ \d{4}\./u);
  expect(shown).toMatch(/Yours has waited for \d+ days so far\. Of \d+ .*cases/);
  expect(shown).not.toContain('For staff alone');
  expect(faults).toEqual([]);
  await context.close();
});

test('what was written is for who is signed in: the page says so, and leads there', async () => {
  const { html } = await ask(reference, '28/02/1990');
  expect(html).toContain('A lease');
  expect(html).toContain('It’s your turn');
  for (const secret of ['Between the two of us', 'Yours is not signed', 'We asked you for a paper'])
    expect(html).not.toContain(secret);
  expect(html).toContain(`href="/client-area/cases/${reference}"`);
  expect(html).toContain('Sign in to read and write');
});

test('the page of a case has no fault in what it says, and fits a phone', async () => {
  const { page, context } = await open({ viewport: { width: 320, height: 800 } });
  await page.goto(`${web}/track-application/case?number=${reference}`);
  await page.getByLabel('Your date of birth, or your e-mail address').fill('TRACKED@example.com');
  await follow(page, () => page.getByRole('button', { name: 'Show my case' }).click());
  await page.getByRole('article').waitFor();
  expect(await axeFaults(page, 'a case')).toEqual([]);
  expect(await sidewaysFaults(page, 'a case')).toEqual([]);
  await context.close();
});

test('an unknown number and a wrong proof are one answer, and nothing of it is kept anywhere', async () => {
  const wrong = await ask(reference, '01/01/1991');
  const unknown = await ask('MJK-0000-0000', '01/01/1991');
  expect(wrong.response.status).toBe(422);
  expect(unknown.response.status).toBe(422);
  expect(wrong.html.replaceAll(reference, 'MJK-0000-0000')).toBe(unknown.html);
  expect(wrong.response.headers.get('cache-control')).toContain('no-store');
});

test('a number that is nobody’s here leads on: its clock, what the office publishes, and where to ask it', async () => {
  const { html } = await ask('oam - 00345 / zk - 2026', '01/01/1991');
  expect(html).toContain('If we don’t look after it');
  expect(html).toContain('action="/track-application#answer"');
  expect(html).toContain('přerušeno');
  expect(html).toMatch(/Enter it there as <strong[^>]*>OAM-345\/ZK-2026</);
});

test('what is no answer is said at its field', async () => {
  const { response, html } = await ask('', 'yesterday');
  expect(response.status).toBe(422);
  expect(html).toContain('Enter your reference, or the office’s number');
  expect(html).toContain('Enter a date of birth such as 28/02/1990, or an e-mail address');
});

test.each([
  ['from one address', () => '203.0.113.77', (at: number) => `OAM-${at + 1}/ZK-2020`],
  ['of one number, from many addresses', newAddress, () => 'OAM-4242/TP-2020'],
])('the eleventh guess %s waits', async (_, from, number) => {
  const statuses = await Promise.all(
    Array.from({ length: 11 }, async (_, at) => {
      const response = await fetch(`${web}/track-application/case`, {
        method: 'POST',
        headers: { Origin: web, 'X-Forwarded-For': from() },
        body: new URLSearchParams({ number: number(at), proof: '01/01/1991' }),
      });
      return response.status;
    }),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('the client is told of each step by mail, in one thread', async () => {
  const steps = async () => {
    const deliveries = await rows(`/outbox?where[reference][like]=${reference}.&depth=0`);
    return deliveries.map(({ key, status }) => `${key} ${status}`).sort();
  };
  await expect
    .poll(steps, pollOptions)
    .toEqual([1, 2, 4, 5].map((number) => `${reference}.${number}:client SUCCEEDED`));
});
