import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-drafts-')));

let payload: Payload;
beforeAll(async () => {
  payload = await (await import('../payload.ts')).openPayload();
  await (await import('../migrations/migrate.ts')).migrate(payload);
}, 120_000);

const unfinished: [CollectionSlug, Record<string, unknown>][] = [
  [
    'services',
    {
      title: 'Draft',
      slug: 'draft-services',
      summary: 's',
      group: 'tax',
      audience: 'both',
      forWhom: 'f',
      duration: 'd',
    },
  ],
  ['articles', { title: 'Draft', slug: 'draft-articles' }],
  ['pages', { title: 'Draft', slug: 'draft-pages', headerTone: 'solid' }],
  ['courses', { title: 'Draft', slug: 'draft-courses', order: 1 }],
  ['lessons', { title: 'Draft', slug: 'draft-courses/draft-lessons', order: 1, minutes: 5 }],
  ['reviews', { author: 'Draft' }],
  ['forms', { title: 'Draft', slug: 'draft-forms' }],
  ['jobs', { title: 'Draft', slug: 'draft-jobs' }],
  ['insurance-products', { title: 'Draft', slug: 'draft-insurance' }],
];

test('every collection with drafts is among those a stranger is sent to', () => {
  const withDrafts = payload.config.collections
    .filter(({ versions }) => versions?.drafts)
    .map(({ slug }) => slug);
  expect(withDrafts.sort()).toEqual(unfinished.map(([slug]) => slug).sort());
});

test.each(unfinished)('a stranger sees no draft of %s, asked in any way', async (collection, data) => {
  const draft = {
    collection,
    data: { ...data, _status: 'draft' } as never,
    draft: true,
    depth: 0,
    overrideAccess: true,
  } as const;
  const { id } = await payload.create(draft);
  const stranger = { collection, depth: 0, overrideAccess: false } as const;
  for (const asDraft of [false, true]) {
    expect((await payload.find({ ...stranger, draft: asDraft })).docs).toEqual([]);
    expect(await payload.findByID({ ...stranger, id, draft: asDraft, disableErrors: true })).toBeNull();
  }
  expect((await payload.count(stranger)).totalDocs).toBe(0);
  await expect(payload.findVersions(stranger)).rejects.toThrow('not allowed');
});
