import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { pollOptions } from '../support/poll-options.ts';
import { previewPath } from '../support/preview-path.ts';
import { richText } from '../support/rich-text.ts';
import { listedAddresses } from '../support/routes.ts';
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
  const { status, headers } = response;
  return {
    status,
    to: headers.get('location'),
    cache: headers.get('cache-control'),
    html: await response.text(),
  };
};

test('what is published is on the site by itself, on pages that were already cached', async () => {
  const { id, slug } = await publish();
  await expect.poll(() => page(`/${slug}`), pollOptions).toMatchObject({ status: 200 });
  await page('/blog');
  await asOwner(`/articles/${id}`, 'PATCH', {
    lead: 'The second lead.',
    title: 'Renamed by the test',
    _status: 'published',
  });
  await expect.poll(async () => (await page(`/${slug}`)).html, pollOptions).toContain('The second lead.');
  await expect.poll(async () => (await page('/blog')).html, pollOptions).toContain('Renamed by the test');
  await asOwner(`/articles/${id}`, 'DELETE');
  await expect.poll(async () => (await page(`/${slug}`)).status, pollOptions).toBe(404);
});

test('a draft of a published article changes nothing for strangers', async () => {
  const { id, slug } = await publish();
  await asOwner(`/articles/${id}?draft=true`, 'PATCH', { lead: 'Only a draft.', _status: 'draft' });
  const { html } = await page(`/${slug}`);
  expect(html).toContain('The first lead.');
  expect(html).not.toContain('Only a draft.');
  expect((await call(`/articles/${id}?draft=true`, 'GET')).body.lead).not.toBe('Only a draft.');
});

test('an old address keeps what was asked for, and is asked again the next time', async () => {
  const { id, slug: old } = await publish();
  const slug = `test-${randomUUID()}`;
  await asOwner(`/articles/${id}`, 'PATCH', { slug, _status: 'published' });
  await expect
    .poll(() => page(`/${old}?service=trade-licence`), pollOptions)
    .toMatchObject({ status: 301, to: `/${slug}?service=trade-licence`, cache: 'no-cache' });
  await asOwner(`/articles/${id}`, 'PATCH', { slug: old, _status: 'published' });
  await expect.poll(() => page(`/${old}`), pollOptions).toMatchObject({ status: 200 });
});

test('the old address of a renamed article leads to the new one, without chains; a draft that was never out leaves none', async () => {
  const { id, slug: first } = await publish();
  const [second, third] = [`test-${randomUUID()}`, `test-${randomUUID()}`];
  await asOwner(`/articles/${id}?draft=true`, 'PATCH', { slug: `${second}-draft`, _status: 'draft' });
  await asOwner(`/articles/${id}`, 'PATCH', { slug: second, _status: 'published' });
  await asOwner(`/articles/${id}`, 'PATCH', { slug: third, _status: 'published' });
  await expect.poll(() => page(`/${first}`), pollOptions).toMatchObject({ status: 301, to: `/${third}` });
  await expect.poll(() => page(`/${second}`), pollOptions).toMatchObject({ status: 301, to: `/${third}` });
  expect((await page(`/${second}-draft`)).status).toBe(404);
  expect((await page(`/${third}`)).status).toBe(200);
});

test('a draft with a time goes live by itself, and its time is then empty', async () => {
  const data = article({ publishAt: new Date(Date.now() - 1000).toISOString() });
  const { body } = await asOwner('/articles?draft=true', 'POST', { ...data, _status: 'draft' });
  await expect.poll(async () => (await page(`/${data.slug}`)).status, pollOptions).toBe(200);
  expect((await asOwner(`/articles/${idOf(body)}`)).body).toMatchObject({
    _status: 'published',
    publishAt: null,
  });
});

const previewOf = (collection: string, id: number, secret?: string) =>
  previewPath(product, collection, id, secret);

test('a preview shows the draft to who has its link, and nothing to a forged one', async () => {
  const { id, slug } = await publish();
  await asOwner(`/articles/${id}?draft=true`, 'PATCH', { lead: 'Only in the preview.', _status: 'draft' });
  const shown = await page(previewOf('articles', id));
  expect(shown).toMatchObject({ status: 200, cache: 'no-store' });
  expect(shown.html).toContain('Only in the preview.');
  expect(shown.html).toContain('Draft preview.');
  expect((await page(`/${slug}`)).html).not.toContain('Only in the preview.');
  expect((await page(previewOf('articles', id, 'another secret'))).status).toBe(404);
  expect((await page('/preview/nonsense')).status).toBe(404);
});

test.each(['services', 'articles', 'pages'])(
  'a draft of %s with a title alone can be previewed',
  async (kind) => {
    const title = `Only a title ${randomUUID()}`;
    const { body } = await asOwner(`/${kind}?draft=true`, 'POST', { title, _status: 'draft' });
    const shown = await page(previewOf(kind, idOf(body)));
    expect(shown.status).toBe(200);
    expect(shown.html).toContain(title);
  },
);

test('an open position is listed, has a page that says what it is, and is in the sitemap', async () => {
  const slug = `officer-${randomUUID()}`;
  const address = `/work-with-us/${slug}`;
  await page('/work-with-us');
  const { body } = await asOwner('/jobs', 'POST', {
    title: 'Officer of the test',
    slug,
    place: 'Prague',
    kind: 'Full time',
    summary: 'You try things out before anyone else does.',
    body: richText('What you do all day.'),
    _status: 'published',
  });
  await expect.poll(async () => (await page('/work-with-us')).html, pollOptions).toContain(address);
  const { status, html } = await page(address);
  expect(status).toBe(200);
  for (const words of ['Officer of the test', 'Prague · Full time', 'What you do all day.', '"JobPosting"'])
    expect(html).toContain(words);
  expect(html).toMatch(/class="site-header" data-tone="transparent"/);
  expect(html).toContain('id="contact-form"');
  await expect.poll(() => listedAddresses(web), pollOptions).toContain(address);
  expect((await page('/work-with-us/no-such-position')).status).toBe(404);
  await asOwner(`/jobs/${idOf(body)}`, 'DELETE');
  await expect.poll(async () => (await page(address)).status, pollOptions).toBe(404);
});

test('an answer that is no answer is not kept, so that nobody can flood the page cache', async () => {
  const kept = async (path: string) => {
    await page(path);
    return (await fetch(web + path)).headers.get('x-astro-cache');
  };
  expect(await kept('/?service=trade-licence')).toBe('HIT');
  for (const path of ['/?service=1', '/?for=eu', '/our-services?for=1', '/sitemap.xml?service=1'])
    expect([path, await kept(path)]).not.toEqual([path, 'HIT']);
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
