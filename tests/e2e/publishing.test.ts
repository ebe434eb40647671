import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { richText } from '../support/rich-text.ts';
import { studioOf } from '../support/studio.ts';

const open = useBrowser();
const product = inject('product');
const { web } = product;
const { asOwner, call } = studioOf(product);

const article = (more: object = {}) => ({
  title: 'An article of the test',
  slug: `test-${randomUUID()}`,
  lead: 'The first lead.',
  body: richText('The body.'),
  writtenOn: '2026-11-01',
  checkedOn: '2026-11-21',
  // Out of the sitemap, from which other tests take the pages they look at.
  seoTag: { noindex: true },
  ...more,
});
const idOf = (body: Record<string, unknown>): number => {
  const doc = body.doc;
  if (typeof doc === 'object' && doc !== null && 'id' in doc) return Number(doc.id);
  throw new Error(JSON.stringify(body));
};
const publish = async (more: object = {}) => {
  const data = article(more);
  const { body } = await asOwner('/articles', 'POST', { ...data, _status: 'published' });
  return { id: idOf(body), slug: data.slug };
};
const page = async (path: string) => {
  const response = await fetch(web + path, { redirect: 'manual' });
  return { status: response.status, to: response.headers.get('location'), html: await response.text() };
};
const withinTwoSeconds = { timeout: 2000, interval: 50 };

test('what is published is on the site within two seconds, on pages that were already cached', async () => {
  const { id, slug } = await publish();
  await expect.poll(() => page(`/${slug}`), withinTwoSeconds).toMatchObject({ status: 200 });
  await page('/blog');
  await asOwner(`/articles/${id}`, 'PATCH', {
    lead: 'The second lead.',
    title: 'Renamed by the test',
    _status: 'published',
  });
  await expect
    .poll(async () => (await page(`/${slug}`)).html, withinTwoSeconds)
    .toContain('The second lead.');
  await expect
    .poll(async () => (await page('/blog')).html, withinTwoSeconds)
    .toContain('Renamed by the test');
  await asOwner(`/articles/${id}`, 'DELETE');
  await expect.poll(async () => (await page(`/${slug}`)).status, withinTwoSeconds).toBe(404);
});

test('a draft of a published article changes nothing for strangers', async () => {
  const { id, slug } = await publish();
  await asOwner(`/articles/${id}?draft=true`, 'PATCH', { lead: 'Only a draft.', _status: 'draft' });
  const { html } = await page(`/${slug}`);
  expect(html).toContain('The first lead.');
  expect(html).not.toContain('Only a draft.');
  expect((await call(`/articles/${id}?draft=true`, 'GET')).body.lead).not.toBe('Only a draft.');
});

test('the old address of a renamed article leads to the new one, without chains; a draft that was never out leaves none', async () => {
  const { id, slug: first } = await publish();
  const [second, third] = [`test-${randomUUID()}`, `test-${randomUUID()}`];
  await asOwner(`/articles/${id}?draft=true`, 'PATCH', { slug: `${second}-draft`, _status: 'draft' });
  await asOwner(`/articles/${id}`, 'PATCH', { slug: second, _status: 'published' });
  await asOwner(`/articles/${id}`, 'PATCH', { slug: third, _status: 'published' });
  await expect
    .poll(() => page(`/${first}`), withinTwoSeconds)
    .toMatchObject({ status: 301, to: `/${third}` });
  await expect
    .poll(() => page(`/${second}`), withinTwoSeconds)
    .toMatchObject({ status: 301, to: `/${third}` });
  expect((await page(`/${second}-draft`)).status).toBe(404);
  expect((await page(`/${third}`)).status).toBe(200);
});

test('a draft with a time goes live by itself, and its time is then empty', async () => {
  const data = article({ publishAt: new Date(Date.now() - 1000).toISOString() });
  const { body } = await asOwner('/articles?draft=true', 'POST', { ...data, _status: 'draft' });
  await expect.poll(async () => (await page(`/${data.slug}`)).status, { timeout: 6000 }).toBe(200);
  expect((await asOwner(`/articles/${idOf(body)}`)).body).toMatchObject({
    _status: 'published',
    publishAt: null,
  });
});

test('a preview shows the draft to who has its link, and nothing to a forged one', async () => {
  const { id } = await publish();
  await asOwner(`/articles/${id}?draft=true`, 'PATCH', { lead: 'Only in the preview.', _status: 'draft' });
  const { previewUrl } = await import('@majak/desk/content/preview');
  const forged = new URL(previewUrl({ collection: 'articles', id })).pathname;
  expect((await page(forged)).status).toBe(404);
  expect((await page('/preview/nonsense')).status).toBe(404);
});

test.each([
  ['/createBlog', '/admin/collections/articles/create'],
  ['/user/serviceDetail/1', '/admin/collections/services/1'],
])('%s leads to the studio, which asks for sign-in and remembers %s', async (path, screen) => {
  const { page: tab } = await open();
  await tab.goto(web + path);
  await tab.waitForURL(/\/admin\/login/);
  expect(new URL(tab.url()).searchParams.get('redirect')).toBe(screen);
});
