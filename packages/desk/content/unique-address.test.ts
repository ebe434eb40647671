import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-addresses-')));

let payload: Payload;
beforeAll(async () => {
  payload = await (await import('../payload.ts')).openPayload();
  await (await import('../migrations/migrate.ts')).migrate(payload);
}, 120_000);

const draft = (slug: string, more: object = {}) =>
  ({ title: 'Test', slug, _status: 'draft', ...more }) as never;
const create = (collection: 'pages' | 'articles' | 'jobs', slug: string) =>
  payload.create({ collection, data: draft(slug), draft: true, depth: 0, overrideAccess: true });

test.each([
  'our-services/foo',
  'api/x',
  'not-found',
  'blog/x',
  'forms/none',
  'media/a',
  'work-with-us/officer',
  'czech-taxes-online/thank-you',
  'calculators/side-job',
  'calculators/czech-vat-calculator/more',
])('no page or article may be called %s', async (slug) => {
  await expect(create('pages', slug)).rejects.toThrow(/invalid/);
  await expect(create('articles', slug)).rejects.toThrow(/invalid/);
});

test.each(['calculators/czech-vat-calculator', 'blogging', 'corporate'])(
  'a page may be called %s',
  async (slug) => {
    await expect(create('pages', slug)).resolves.toMatchObject({ slug });
  },
);

test.each(['contact', 'our-services', 'reviews', 'blog', 'forms', 'forms/student'])(
  '/%s has search tags in the studio, in a page that keeps its address',
  async (slug) => {
    const { id } = await create('pages', slug);
    const renaming = payload.update({ collection: 'pages', id, draft: true, data: draft('other'), depth: 0 });
    await expect(renaming).rejects.toThrow(/invalid/);
    await expect(create('articles', slug)).rejects.toThrow(/invalid/);
  },
);

test.each(['academy', 'calculators', 'work-with-us', 'home', 'calculators/vat-verification'])(
  'no article may be called %s',
  async (slug) => {
    await expect(create('articles', slug)).rejects.toThrow(/invalid/);
  },
);

test.each(['academy', 'work-with-us', 'czech-taxes-online', 'calculators'])(
  'the page %s keeps its address: the program adds parts to it',
  async (slug) => {
    const { id } = await create('pages', slug);
    const renaming = payload.update({
      collection: 'pages',
      id,
      draft: true,
      data: draft(`${slug}-new`),
      depth: 0,
      overrideAccess: true,
    });
    await expect(renaming).rejects.toMatchObject({
      data: { errors: [{ path: 'slug', message: expect.stringContaining(`its address stays ${slug}`) }] },
    });
  },
);

test('a service and a position have addresses of one part, and none that the site has', async () => {
  const { serviceAddress } = await import('./unique-address.ts');
  const asked = (slug: string) => () => serviceAddress({ data: { slug } } as never);
  expect(asked('a/b')).toThrow(/invalid/);
  expect(asked('thank-you')).toThrow(/invalid/);
  expect(asked('thank-you-visa')).not.toThrow();
  await expect(create('jobs', 'a/b')).rejects.toThrow(/invalid/);
});

test('the front page keeps its address and is not deleted', async () => {
  const { keepFrontPage } = await import('./unique-address.ts');
  const { id } = await create('pages', 'home');
  const { id: other } = await create('pages', 'other');
  const update = { collection: 'pages', draft: true, depth: 0, overrideAccess: true } as const;
  await expect(payload.update({ ...update, id, data: draft('start') })).rejects.toThrow(/invalid/);
  await expect(
    payload.update({ ...update, id, data: draft('home', { title: 'New' }) }),
  ).resolves.toBeTruthy();
  const deleting = async (of: number) =>
    keepFrontPage({ id: of, req: await createLocalReq({}, payload) } as never);
  await expect(deleting(id)).rejects.toThrow('front page');
  await expect(deleting(other)).resolves.toBeUndefined();
});
