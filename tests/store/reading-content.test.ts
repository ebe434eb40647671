import { randomUUID } from 'node:crypto';
import { findPage, findService, listTopics } from '@majak/desk/content/read';
import { countAddresses, listAddresses } from '@majak/desk/content/read-addresses';
import type { Topic } from '@majak/desk/content/topics';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { richText } from '../support/rich-text.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});

/** A video is kept as it is sent: the first bytes of WebM are enough to be one. */
const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]);
const file = (name: string, mimetype: string, data: Buffer) => ({ name, mimetype, data, size: data.length });

async function video(): Promise<number> {
  const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#1b3556' } })
    .webp()
    .toBuffer();
  const poster = await payload.create({
    collection: 'media',
    data: { alt: 'A desk' },
    file: file('poster.webp', 'image/webp', picture),
    overrideAccess: true,
  });
  const { id } = await payload.create({
    collection: 'videos',
    data: {
      title: 'In ninety seconds',
      captions: 'WEBVTT\n\n00:00.000 --> 00:01.000\nGood day.\n',
      transcript: richText('Good day.'),
      poster: poster.id,
    },
    file: file('video.webm', 'video/webm', webm),
    overrideAccess: true,
  });
  return id;
}

test('a page and a service come with their videos, and these with their pictures', async () => {
  const slug = `reading-${randomUUID()}`;
  const sections = [{ blockType: 'video' as const, title: 'Watch', video: await video() }];
  const shared = { title: 'Reading', slug, sections, _status: 'published' as const };
  await payload.create({
    collection: 'pages',
    data: { ...shared, headerTone: 'solid' },
    overrideAccess: true,
  });
  await payload.create({
    collection: 'services',
    data: {
      ...shared,
      slug: `service-${slug}`,
      summary: 'What we do.',
      forWhom: 'Everyone',
      duration: 'A week',
      group: 'visas',
      audience: 'both',
    },
    overrideAccess: true,
  });
  const shown = [{ video: { title: 'In ninety seconds', poster: { alt: 'A desk' } } }];
  expect(await findPage(slug)).toMatchObject({ sections: shown });
  expect(await findService(`service-${slug}`)).toMatchObject({ sections: shown });
});

test('the sitemap holds no job that is a sample', async () => {
  const before = await countAddresses('jobs');
  const job = (slug: string, sample: boolean) =>
    payload.create({
      collection: 'jobs',
      data: {
        title: 'Consultant',
        slug,
        place: 'Prague',
        kind: 'Full time',
        summary: 'Papers for people.',
        body: richText('The work.'),
        sample,
        _status: 'published',
      },
      overrideAccess: true,
    });
  const [real, invented] = [`real-${randomUUID()}`, `sample-${randomUUID()}`];
  await job(real, false);
  await job(invented, true);
  const listed = (await listAddresses('jobs', { page: 1, limit: 1000 })).map(({ slug }) => slug);
  expect(listed).toContain(real);
  expect(listed).not.toContain(invented);
  expect(await countAddresses('jobs')).toBe(before + 1);
});

test('the blog offers the topics that a published article has, in their order', async () => {
  const before = await listTopics();
  const article = (topics: Topic[], _status: 'draft' | 'published') =>
    payload.create({
      collection: 'articles',
      data: {
        title: 'About topics',
        slug: `t-${randomUUID()}`,
        lead: 'The lead.',
        body: richText('Text.'),
        writtenOn: '2026-11-01',
        checkedOn: '2026-11-21',
        topics,
        _status,
      },
      overrideAccess: true,
    });
  await article(['money', 'family'], 'published');
  await article(['housing'], 'draft');
  const added = (await listTopics()).filter((topic) => !before.includes(topic));
  expect(added).toEqual(['family', 'money']);
});
