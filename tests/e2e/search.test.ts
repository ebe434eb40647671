import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { follow, newAddress, useBrowser } from '../support/browser.ts';
import { pollOptions } from '../support/poll-options.ts';
import { richText } from '../support/rich-text.ts';
import { studioOf } from '../support/studio.ts';

const open = useBrowser();
const product = inject('product');
const { web } = product;
const { asOwner } = studioOf(product);

type Result = { kind: string; path: string; title: { text: string; marked: boolean }[] };
type Answer = { query: string; results: Result[]; total: number; match: string; complete: boolean };

const call = (query: string, init: RequestInit = {}, client = newAddress()) =>
  fetch(`${web}/api/v1/search${query}`, { ...init, headers: { 'X-Forwarded-For': client } });
const answer = async (words: string): Promise<Answer> =>
  (await call(`?limit=50&q=${encodeURIComponent(words)}`)).json();
const pathsFor = async (words: string) => (await answer(words)).results.map(({ path }) => path);

beforeAll(async () => {
  await vi.waitUntil(async () => (await answer('visa')).complete, { timeout: 30_000, interval: 100 });
});

test.each(['živnost', 'zivnost', 'ŽIVNOST', 'trade licence', 'trade license', 'trad licnce'])(
  '%s finds the service that gets one',
  async (words) => {
    expect((await pathsFor(words)).slice(0, 5)).toContain('/our-services/trade-licence');
  },
);

test('every kind of page is found, calculators together with their guides', async () => {
  const kinds = new Set<string>();
  for (const words of [
    'VAT',
    'freelancer visa',
    'how we work',
    'tax return deadline',
    'first month',
    'officer',
    'invoice and get paid',
    'your first year',
  ])
    for (const { kind } of (await answer(words)).results) kinds.add(kind);
  expect([...kinds].toSorted()).toEqual([
    'articles',
    'calculators',
    'courses',
    'jobs',
    'lessons',
    'pages',
    'rules',
    'services',
    'terms',
  ]);
  const [first] = (await answer('VAT calculator')).results;
  expect(first).toMatchObject({ kind: 'calculators', path: '/calculators/Czech-VAT-calculator' });
});

/** Publishes another article: by the time it is found, whatever was saved before it would have been found too. */
async function untilAnotherIsFound() {
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const data = article({ title: `About ${word}`, slug: `test-${randomUUID()}`, text: 'Another one.' });
  const { body } = await asOwner('/articles', 'POST', { ...data, _status: 'published' });
  const { id } = body.doc as { id: number };
  await expect.poll(() => pathsFor(word), pollOptions).toEqual([`/${data.slug}`]);
  await asOwner(`/articles/${id}`, 'DELETE');
}

const article = ({ title, slug, text }: { title: string; slug: string; text: string }) => ({
  title,
  slug,
  lead: 'What a test says.',
  body: richText(text),
  writtenOn: '2026-11-01',
  checkedOn: '2026-11-21',
});

test('a draft is not found; what is published, changed, renamed and taken back is right by itself', async () => {
  const word = `q${randomUUID().replaceAll('-', '')}`;
  const [first, second] = [`test-${randomUUID()}`, `test-${randomUUID()}`];
  const data = article({
    title: `About ${word}draft`,
    slug: first,
    text: `In the text stands ${word}text.`,
  });
  const { body } = await asOwner('/articles?draft=true', 'POST', { ...data, _status: 'draft' });
  const { id } = body.doc as { id: number };
  const change = (more: object) => asOwner(`/articles/${id}`, 'PATCH', { ...more });
  const found = (end: string) => expect.poll(() => pathsFor(word + end), pollOptions);
  try {
    await untilAnotherIsFound();
    expect(await pathsFor(word)).toEqual([]);
    await change({ title: `About ${word}first`, _status: 'published' });
    await found('first').toEqual([`/${first}`]);
    await found('text').toEqual([`/${first}`]);
    await asOwner(`/articles/${id}?draft=true`, 'PATCH', { title: `${word}later`, _status: 'draft' });
    await untilAnotherIsFound();
    expect(await pathsFor(`${word}later`)).toEqual([]);
    expect(await pathsFor(`${word}first`)).toEqual([`/${first}`]);
    await change({ title: `About ${word}second`, slug: second, _status: 'published' });
    await found('second').toEqual([`/${second}`]);
    expect(await pathsFor(word)).toEqual([`/${second}`]);
    await change({ _status: 'draft' });
    await found('').toEqual([]);
    await change({ _status: 'published', seoTag: { noindex: true } });
    await change({ seoTag: { noindex: false }, _status: 'published' });
    await found('second').toEqual([`/${second}`]);
  } finally {
    await asOwner(`/articles/${id}`, 'DELETE');
  }
  await found('').toEqual([]);
});

test('without a script a question leads to results with its words marked, and on to the page', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/blog`);
  await page.getByLabel('Search everything we’ve written').fill('zivnost');
  await follow(page, () => page.locator('main').getByRole('button', { name: 'Search' }).click());
  expect(new URL(page.url()).search).toBe('?q=zivnost');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('[data-results] mark').count()).toBeGreaterThan(0);
  const next = page.getByRole('link', { name: 'Next' });
  const shown = await page.locator('[data-results] li').allTextContents();
  await follow(page, () => next.click());
  expect(await page.locator('[data-results] li').allTextContents()).not.toEqual(shown);
  await page.getByLabel('Words in English or Czech').fill('Trade licence');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await page.locator('[data-results] a').first().click();
  expect(new URL(page.url()).pathname).toBe('/our-services/trade-licence');
});

test('with a script results follow the typing, and the address follows too', async () => {
  const { page, faults } = await open();
  await page.goto(`${web}/search`);
  const field = page.getByLabel('Words in English or Czech');
  await field.pressSequentially('employee card');
  await expect
    .poll(() => page.locator('[data-results] a').first().getAttribute('href'))
    .toContain('employee-card');
  await expect.poll(() => page.locator('[data-count]').textContent()).toMatch(/^\d+ pages$/);
  await expect.poll(() => page.url()).toBe(`${web}/search?q=employee+card`);
  expect(await page.getByText('What others look for').isVisible()).toBe(false);
  await field.fill('xyzzyq');
  await expect.poll(() => page.getByText('No page has').isVisible()).toBe(true);
  await field.fill('');
  await expect.poll(() => page.getByText('What others look for').isVisible()).toBe(true);
  expect(faults).toEqual([]);
});

test('the header, the drawer and a dead end lead to the search', async () => {
  const { page } = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto(web);
  await page.locator('.site-header').getByRole('link', { name: 'Search' }).click();
  expect(new URL(page.url()).pathname).toBe('/search');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(web);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Search' }).click();
  expect(new URL(page.url()).pathname).toBe('/search');
  await page.goto(`${web}/not-found`);
  await page.getByLabel('Look for it').fill('visa');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=visa');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a tag', '"><img src=x onerror=alert(1)>'],
  ['a token of the law', '{{law cz.vat.standard 2026}}'],
  ['names that objects have', 'constructor __proto__ toString'],
  ['a pattern', '.*+?^$()|[]\\'],
  ['a statement', "' OR 1=1 --"],
  ['letters nobody sees', '\u202e\u0000\u0007'],
  ['pictures', '🦊🦊🦊'],
  ['one letter', 'a'],
  ['two thousand words', 'visa '.repeat(2000)],
  ['a word without an end', 'x'.repeat(8000)],
])('%s has an answer', async (_, words) => {
  const response = await fetch(`${web}/search?q=${encodeURIComponent(words)}`);
  expect(response.status).toBe(200);
  expect([200, 422]).toContain((await call(`?q=${encodeURIComponent(words)}`)).status);
});

test('what is asked is shown as text, wherever it stands in the page', async () => {
  const { page, faults } = await open();
  const words = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await page.goto(`${web}/search?q=${encodeURIComponent(words)}`);
  expect(await page.locator('img[src="x"], script:text("alert(1)")').count()).toBe(0);
  expect(await page.getByLabel('Words in English or Czech').inputValue()).toBe(words);
  expect(await page.title()).toContain(words);
  expect(faults).toEqual([]);
});

test.each(['q=%E0%A4%A', 'q=visa&page=-1', 'q=visa&page=999', 'q=visa&q=tax', 'q=', ''])(
  '/search?%s is a page',
  async (query) => {
    expect((await fetch(`${web}/search?${query}`)).status).toBe(200);
  },
);

test('the API says what it cuts and what is wrong', async () => {
  const { query } = await answer(`  ${'visa\n'.repeat(500)}`);
  expect(query).toHaveLength(100);
  expect(query).toMatch(/^visa visa/);
  for (const [asked, field] of [
    ['', 'q'],
    ['?q=%20', 'q'],
    ['?q=visa&limit=0', 'limit'],
    ['?q=visa&limit=51', 'limit'],
    ['?q=visa&limit=all', 'limit'],
  ] as const) {
    const response = await call(asked);
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  }
  const limited: Answer = await (await call('?q=visa&limit=3')).json();
  expect(limited.results).toHaveLength(3);
  expect(limited.total).toBeGreaterThan(3);
});

test('the API answers one client so often a minute, and the next one still', async () => {
  const client = newAddress();
  const answers = [];
  for (let count = 0; count < 250; count += 1) answers.push(await call('?q=visa', {}, client));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('?q=visa')).status).toBe(200);
  const page = await fetch(`${web}/search?q=visa`, { headers: { 'X-Forwarded-For': client } });
  expect(page.status).toBe(429);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await page.text()).toContain('Too many searches from your address');
});
