import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { newAddress, useBrowser } from '../support/browser.ts';
import { pollOptions } from '../support/poll-options.ts';
import { studioOf } from '../support/studio.ts';

const open = useBrowser();
const product = inject('product');
const { web } = product;
const { asOwner, call } = studioOf(product);

type Row = Record<string, unknown>;
const drafts = async (author: string): Promise<Row[]> => {
  const { body } = await asOwner(`/reviews?draft=true&depth=0&where[author][equals]=${author}`);
  return Array.isArray(body.docs) ? body.docs : [];
};
const review = (more: Row = {}) => ({
  author: `T${randomUUID().slice(0, 8)}`,
  country: 'Brazil',
  service: 'trade-licence',
  rating: '4',
  text: `Two weeks from the first mail to the licence. ${randomUUID()}`,
  email: 'reviewer@example.com',
  consent: 'yes',
  ...more,
});
const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${web}/api/v1/reviews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress(), ...headers },
    body: JSON.stringify(body),
  });
const pageOfReviews = async () => (await fetch(`${web}/reviews`)).text();

async function fillIn(page: Page, { author, text, email }: ReturnType<typeof review>) {
  const form = page.locator('#review-form');
  await form.getByLabel('Name or initials', { exact: true }).fill(author);
  await form.getByLabel('Where are you from?').selectOption('Brazil');
  await form.getByLabel('What did we do for you?').selectOption('trade-licence');
  await stars(page).check();
  await form.getByLabel('Your review').fill(text);
  await form.getByLabel('E-mail').fill(email);
}
const stars = (page: Page) => page.getByRole('radio', { name: '4 stars' });
const send = (page: Page) => page.getByRole('button', { name: 'Send review' }).click();
const agree = (page: Page) => page.getByLabel('You may publish my review').check();

test.each([
  ['with script', true],
  ['without script', false],
])(
  '%s: what is missing is said, nothing typed is lost, and it arrives as a draft',
  async (_, javaScriptEnabled) => {
    const { page } = await open({ javaScriptEnabled });
    const given = review();
    if (javaScriptEnabled) await page.clock.install();
    await page.goto(`${web}/reviews`);
    if (javaScriptEnabled) await page.clock.fastForward(10_000);
    await fillIn(page, given);
    await send(page);
    await page.getByRole('link', { name: 'Please say that we may publish it' }).waitFor();
    expect(await page.getByLabel('Your review').inputValue()).toBe(given.text);
    expect(await stars(page).isChecked()).toBe(true);
    if (javaScriptEnabled) {
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
      expect(await axeFaults(page, '/reviews with a fault', '#tell-us')).toEqual([]);
    }
    await agree(page);
    await send(page);
    await page.waitForURL(/\/reviews\/thank-you/);
    const [draft, ...more] = await drafts(given.author);
    expect(more).toEqual([]);
    expect(draft).toMatchObject({
      _status: 'draft',
      rating: 4,
      service: 'trade-licence',
      email: given.email,
      source: 'site',
      spam: false,
      sample: false,
    });
    expect(String(draft?.consent)).toContain('You may publish my review');
    expect(await pageOfReviews()).not.toContain(given.text);
  },
);

test('when there is no connection, everything stays as it was typed', async () => {
  const { page } = await open();
  const given = review();
  await page.goto(`${web}/reviews`);
  await fillIn(page, given);
  await agree(page);
  await page.route('**/api/v1/reviews', (route) => route.abort('internetdisconnected'));
  await send(page);
  await page.getByText('It wasn’t sent').waitFor();
  expect(await page.getByLabel('Your review').inputValue()).toBe(given.text);
  await page.unroute('**/api/v1/reviews');
  await send(page);
  await page.waitForURL(/\/reviews\/thank-you/);
});

test('an editor publishes it: it is shown, counts, and its e-mail is read by staff alone', async () => {
  const given = review({ rating: '5' });
  expect((await post(given)).status).toBe(201);
  const [draft] = await drafts(given.author);
  expect((await call(`/reviews/${draft?.id}`, 'GET')).status).toBe(404);
  await asOwner(`/reviews/${draft?.id}`, 'PATCH', { _status: 'published' });
  await expect.poll(pageOfReviews, pollOptions).toContain(given.text);
  const html = await pageOfReviews();
  expect(html).toContain('"aggregateRating"');
  expect(html).not.toContain(given.email);
  const { body } = await call(`/reviews/${draft?.id}`, 'GET');
  expect(body).toMatchObject({ author: given.author });
  for (const name of ['email', 'source', 'consent', 'spam', 'idempotencyKey', 'bodyHash'])
    expect(body).not.toHaveProperty(name);
  const other = await (await fetch(`${web}/reviews?service=partner-visa`)).text();
  expect(other).not.toContain(given.text);
  await asOwner(`/reviews/${draft?.id}`, 'DELETE');
  await expect.poll(pageOfReviews, pollOptions).not.toContain(given.text);
});

test('the same key is one review; with another text it is refused', async () => {
  const given = review();
  const key = { 'Idempotency-Key': randomUUID() };
  const answers = await Promise.all([post(given, key), post(given, key), post(given, key)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await drafts(given.author)).toHaveLength(1);
  expect((await post({ ...given, text: `${given.text} More.` }, key)).status).toBe(422);
});

test('what a program wrote is marked; a stranger cannot publish, and many in a minute are refused', async () => {
  const given = review();
  expect((await post(given, { 'Form-Trap': 'filled' })).status).toBe(201);
  expect((await drafts(given.author))[0]).toMatchObject({ spam: true, _status: 'draft' });
  expect((await post(review({ _status: 'published' }))).status).toBe(422);
  expect((await post(review({ service: 'no-such-service' }))).status).toBe(422);
  const from = { 'X-Forwarded-For': newAddress() };
  const answers: Response[] = [];
  for (let round = 0; round < 6; round += 1) answers.push(await post(review(), from));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
  expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('samples say so, and are not counted for search engines', async () => {
  const html = await pageOfReviews();
  expect(html).toContain('Sample, invented');
  const { body } = await call('/reviews?where[sample][not_equals]=true&limit=1', 'GET');
  expect(html.includes('"aggregateRating"')).toBe(body.totalDocs !== 0);
});
