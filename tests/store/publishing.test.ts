import { randomUUID } from 'node:crypto';
import { findCaptions } from '@majak/desk/content/read';
import { listAddresses } from '@majak/desk/content/read-addresses';
import { query } from '@majak/desk/database';
import { publishDue } from '@majak/desk/outbox/publish-due';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { richText } from '../support/rich-text.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});

const body = richText('The body.');
const shared = { collection: 'articles', depth: 0, overrideAccess: true } as const;
const published = (slug = `p-${randomUUID()}`) =>
  payload.create({
    ...shared,
    data: {
      title: 'Published',
      slug,
      lead: 'The lead.',
      body,
      writtenOn: '2026-11-01',
      checkedOn: '2026-11-21',
      _status: 'published',
    },
  });
const announced = async () =>
  (await payload.count({ collection: 'publications', overrideAccess: true })).totalDocs;
const redirects = async (): Promise<Record<string, string>> => {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false, overrideAccess: true });
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]));
};
const hour = 60 * 60 * 1000;

test('publishing by hand empties the date, so that the next unfinished draft does not go live by itself', async () => {
  const { id } = await published();
  const inAnHour = new Date(Date.now() + hour);
  await payload.update({
    ...shared,
    id,
    draft: true,
    data: { lead: 'Planned.', publishAt: inAnHour.toISOString() },
  });
  await payload.update({ ...shared, id, data: { lead: 'Out by hand.', _status: 'published' } });
  await payload.update({ ...shared, id, draft: true, data: { lead: 'Half-writ' } });
  await publishDue(payload, new Date(Date.now() + 2 * hour));
  expect(await payload.findByID({ ...shared, id })).toMatchObject({ lead: 'Out by hand.', publishAt: null });
});

test('a draft goes live when its time has come, not before', async () => {
  const { id } = await published();
  const time = new Date(Date.now() + hour);
  await payload.update({
    ...shared,
    id,
    draft: true,
    data: { lead: 'Later.', publishAt: time.toISOString() },
  });
  await publishDue(payload, new Date(time.getTime() - 1));
  expect((await payload.findByID({ ...shared, id })).lead).toBe('The lead.');
  await publishDue(payload, time);
  expect(await payload.findByID({ ...shared, id })).toMatchObject({ lead: 'Later.', publishAt: null });
});

test('an unfinished draft stays a draft, without its date', async () => {
  const slug = `u-${randomUUID()}`;
  const { id } = await payload.create({
    ...shared,
    draft: true,
    data: { title: 'Unfinished', slug, publishAt: new Date().toISOString(), _status: 'draft' } as never,
  });
  await publishDue(payload, new Date(Date.now() + hour));
  expect(await payload.findByID({ ...shared, id, draft: true })).toMatchObject({
    _status: 'draft',
    publishAt: null,
  });
});

test('taking a page back is announced, even when there is a newer draft; a draft alone is not', async () => {
  const { id } = await published();
  const before = await announced();
  await payload.update({ ...shared, id, draft: true, data: { lead: 'A draft.', _status: 'draft' } });
  expect(await announced()).toBe(before);
  await payload.update({ ...shared, id, data: { _status: 'draft' } });
  expect(await announced()).toBe(before + 1);
});

test('a renamed document is announced under the address it had, though a draft was saved in between', async () => {
  const { id, slug } = await published();
  const renamed = `${slug}-renamed`;
  await payload.update({ ...shared, id, draft: true, data: { slug: renamed, _status: 'draft' } });
  await payload.update({ ...shared, id, data: { slug: renamed, _status: 'published' } });
  const { docs } = await payload.find({
    collection: 'publications',
    sort: '-id',
    limit: 1,
    overrideAccess: true,
  });
  expect(docs[0]?.tags.split(' ')).toEqual(
    expect.arrayContaining([`articles:${slug}`, `articles:${renamed}`]),
  );
});

test('what is deleted is announced if strangers saw it, not otherwise', async () => {
  const { id } = await published();
  const draft = await payload.create({
    ...shared,
    draft: true,
    data: { title: 'Unseen', slug: `d-${randomUUID()}`, _status: 'draft' } as never,
  });
  await payload.update({ ...shared, id, draft: true, data: { lead: 'A newer draft.' } });
  const before = await announced();
  await payload.delete({ ...shared, id: draft.id });
  await payload.delete({ ...shared, where: { id: { equals: draft.id } } });
  expect(await announced()).toBe(before);
  await payload.delete({ ...shared, id });
  expect(await announced()).toBe(before + 1);
});

test('a page whose canonical was emptied in the studio is in the sitemap again', async () => {
  const slug = `c-${randomUUID()}`;
  const { id } = await published(slug);
  const listed = async () =>
    (await listAddresses('articles', { page: 1, limit: 1000 })).some((address) => address.slug === slug);
  const save = (canonical: string) =>
    payload.update({ ...shared, id, data: { seoTag: { canonical }, series: '', _status: 'published' } });
  await save('/czech-low-tax');
  expect(await listed()).toBe(false);
  expect(await save('')).toMatchObject({ seoTag: { canonical: null }, series: null });
  expect(await listed()).toBe(true);
  await query(payload, sql`UPDATE articles SET seo_tag_canonical = '' WHERE slug = ${slug}`);
  expect(await listed()).toBe(true);
});

test('captions of a number that no store has are not there', async () => {
  expect(await findCaptions(2 ** 31)).toBeUndefined();
  expect(await findCaptions(0)).toBeUndefined();
});

test('several renamed at once leave a redirect each', async () => {
  const slugs = [`a-${randomUUID()}`, `b-${randomUUID()}`];
  const docs = await Promise.all(slugs.map((slug) => published(slug)));
  const context = {};
  await Promise.all(
    docs.map(({ id, slug }) =>
      payload.update({ ...shared, id, data: { slug: `${slug}-new`, _status: 'published' }, context }),
    ),
  );
  const left = await redirects();
  for (const slug of slugs) expect(left[`/${slug}`]).toBe(`/${slug}-new`);
});

/** As the studio does: an empty draft saves itself, a half typed one too, then somebody publishes it. */
async function written(title: string, slug = '') {
  const { id } = await payload.create({ ...shared, data: { _status: 'draft' } as never, draft: true });
  const half = { title: title.slice(0, 3), slug, _status: 'draft' } as never;
  await payload.update({ ...shared, id, data: half, draft: true, autosave: true });
  return payload.update({ ...shared, id, data: { title, lead: 'Lead.', body, _status: 'published' } });
}

test('an article needs a title, a lead and a body: its address is the title, its days are today', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { slug, writtenOn, checkedOn } = await written('Žofie’s tram ticket: 30 minutes, 36 Kč');
  expect(slug).toBe('zofie-s-tram-ticket-30-minutes-36-kc');
  expect([writtenOn, checkedOn].map((day) => day.slice(0, 10))).toEqual([today, today]);
});

test('an address that was typed stays; a title without letters, or of a page that is there, asks for one', async () => {
  expect((await written('Another tram ticket', 'tram')).slug).toBe('tram');
  await expect(written('???')).rejects.toThrow(/Address/);
  await expect(written('Blog')).rejects.toThrow(/slug/);
});
