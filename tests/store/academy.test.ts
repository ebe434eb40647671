import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { richText } from '../support/rich-text.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});

const shared = { depth: 0, overrideAccess: true } as const;
const lesson = (slug: string) => ({
  title: 'Lesson',
  slug,
  summary: 'What it answers.',
  body: richText('The body.'),
  task: 'Do it.',
  minutes: 3,
  order: 1,
});

let from: string;
let course: number;
let seen: number;
beforeEach(async () => {
  from = `c-${randomUUID()}`;
  const data = {
    title: 'Course',
    slug: from,
    summary: 'About it.',
    forWhom: 'You.',
    outcomes: [{ text: 'Knows it.' }],
    order: 1,
    _status: 'published' as const,
  };
  course = (await payload.create({ ...shared, collection: 'courses', data })).id;
  seen = (
    await payload.create({
      ...shared,
      collection: 'lessons',
      data: { ...lesson(`${from}/seen`), _status: 'published' },
    })
  ).id;
});
const read = (id: number, draft: boolean) =>
  payload.findByID({ ...shared, collection: 'lessons', id, draft });
const redirected = async (path: string) =>
  (await payload.find({ ...shared, collection: 'redirects', where: { from: { equals: path } } })).docs[0]?.to;
const renamed = (slug: string, draft = false) =>
  payload.update({
    ...shared,
    collection: 'courses',
    id: course,
    draft,
    data: { slug, _status: draft ? 'draft' : 'published' },
  });

test('a course that is renamed takes its lessons along: published texts, newer drafts, redirects', async () => {
  await payload.update({
    ...shared,
    collection: 'lessons',
    id: seen,
    draft: true,
    data: { title: 'Half-written', _status: 'draft' },
  });
  const { id: unseen } = await payload.create({
    ...shared,
    collection: 'lessons',
    draft: true,
    data: { ...lesson(`${from}/unseen`), _status: 'draft' },
  });
  const to = `${from}-new`;

  await renamed(to, true);
  expect((await read(seen, false)).slug).toBe(`${from}/seen`);

  await renamed(to);
  expect(await read(seen, false)).toMatchObject({
    slug: `${to}/seen`,
    title: 'Lesson',
    _status: 'published',
  });
  expect(await read(seen, true)).toMatchObject({
    slug: `${to}/seen`,
    title: 'Half-written',
    _status: 'draft',
  });
  expect(await read(unseen, true)).toMatchObject({ slug: `${to}/unseen`, _status: 'draft' });
  expect(await redirected(`/academy/${from}/seen`)).toBe(`/academy/${to}/seen`);
  expect(await redirected(`/academy/${from}`)).toBe(`/academy/${to}`);
  expect(await redirected(`/academy/${from}/unseen`)).toBeUndefined();
});

test('a course with published lessons is neither taken down nor deleted; a draft of it is saved', async () => {
  const down = () =>
    payload.update({ ...shared, collection: 'courses', id: course, data: { _status: 'draft' } });
  await renamed(from, true);
  await expect(down()).rejects.toThrow('“Course” has published lessons (1): unpublish them first.');
  const all = { where: { id: { equals: course } }, data: { _status: 'draft' as const } };
  await expect(payload.update({ ...shared, collection: 'courses', ...all })).rejects.toThrow('unpublish');
  await expect(payload.delete({ ...shared, collection: 'courses', id: course })).rejects.toThrow(
    'lessons (1)',
  );
  await payload.update({ ...shared, collection: 'lessons', id: seen, data: { _status: 'draft' } });
  await expect(down()).resolves.toMatchObject({ _status: 'draft' });
});
