import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-preview-')));

let payload: Payload;
beforeAll(async () => {
  payload = await (await import('../payload.ts')).openPayload();
  await (await import('../migrations/migrate.ts')).migrate(payload);
}, 120_000);

const tokenOf = async (collection: string, id: number) =>
  (await import('./preview.ts')).previewUrl({ collection, id }).split('/').pop() ?? '';

test('a link is good for a quarter of an hour at least, for half an hour at most, and stays the same meanwhile', async () => {
  const { previewUrl, readPreviewToken } = await import('./preview.ts');
  const minuteMs = 60_000;
  const at = Date.parse('2026-11-22T10:01:00Z');
  const url = previewUrl({ collection: 'pages', id: 7 }, at);
  expect(previewUrl({ collection: 'pages', id: 7 }, at + 13 * minuteMs)).toBe(url);
  const token = url.split('/').pop() ?? '';
  expect(readPreviewToken(token, at + 15 * minuteMs)).toEqual({ collection: 'pages', id: 7 });
  expect(readPreviewToken(token, at + 30 * minuteMs)).toBeUndefined();
});

test.each(['services', 'articles', 'pages'] as const)(
  'a draft of %s with nothing but a title has what its template needs',
  async (collection) => {
    const { readDraft } = await import('./read.ts');
    const data = { title: 'Only a title', _status: 'draft' } as never;
    const { id } = await payload.create({ collection, data, draft: true, depth: 0, overrideAccess: true });
    const draft = await readDraft(await tokenOf(collection, Number(id)));
    expect(draft?.doc).toMatchObject({ title: 'Only a title', slug: '' });
    if (draft?.kind === 'articles') expect(Date.parse(draft.doc.writtenOn)).not.toBeNaN();
  },
);

test('a picture of a published page is read along with it, and listed to nobody over the network', async () => {
  const { findArticle } = await import('./read.ts');
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const photo = await payload.create({
    collection: 'media',
    data: { alt: 'A dot' },
    file: { name: 'dot.png', mimetype: 'image/png', size: pixel.length, data: pixel },
    overrideAccess: true,
  });
  const children = [
    { type: 'paragraph', version: 1, children: [{ type: 'text', text: 'a', version: 1 }] },
    { type: 'upload', version: 3, format: '', id: 'x', fields: null, relationTo: 'media', value: photo.id },
  ];
  await payload.create({
    collection: 'articles',
    data: {
      title: 'With a picture',
      slug: 'with-a-picture',
      lead: 'Lead.',
      body: { root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children } },
      writtenOn: '2026-11-01',
      checkedOn: '2026-11-01',
      seoTag: { metaPhoto: photo.id },
      _status: 'published',
    } as never,
    overrideAccess: true,
  });
  const article = await findArticle('with-a-picture');
  expect(article?.seoTag?.metaPhoto).toMatchObject({ filename: photo.filename });
  expect(article?.body.root.children[1]?.value).toMatchObject({ filename: photo.filename });
  const asked = await payload.config.collections
    .find(({ slug }) => slug === 'media')
    ?.access.read({ req: { payload, user: null, payloadAPI: 'REST' } as never });
  expect(asked).toBe(false);
});
