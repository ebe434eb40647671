import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { pollOptions } from '../support/poll-options.ts';
import { richText } from '../support/rich-text.ts';
import { samples } from '../support/routes.ts';
import { studioOf } from '../support/studio.ts';

const open = useBrowser();
const product = inject('product');
const { web, dataDirectory } = product;
const { asOwner } = studioOf(product);
const year = 'public, max-age=31536000, immutable';

const answer = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(new URL(address, web), { headers, redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, header: (name: string) => response.headers.get(name), bytes };
};
/** What the head of a page says, by property or name. */
const tagsOf = async (address: string): Promise<Record<string, string>> => {
  const html = (await answer(address)).bytes.toString();
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return Object.fromEntries(
    [...tags].map(([, name, content = '']) => [
      name,
      content.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
    ]),
  );
};
const shared = async (address: string) => (await tagsOf(address))['og:image'] ?? '';
const textAt = (body: Record<string, unknown>, key: string) => {
  const { doc } = body;
  const found = typeof doc === 'object' && doc !== null ? Reflect.get(doc, key) : undefined;
  if (found === undefined) throw new Error(JSON.stringify(body));
  return String(found);
};

/** A photograph as an editor uploads one: larger than the site keeps, and noisy, so that quality shows. */
const photo = () =>
  sharp({
    create: {
      width: 2600,
      height: 1300,
      channels: 3,
      background: '#1b3556',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
let uploaded: Promise<{ id: number; url: string }> | undefined;
const upload = async () => {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'Noise of the test' }));
  form.set('file', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'photo.jpg');
  const { body } = await asOwner('/media', 'POST', form);
  return { id: Number(textAt(body, 'id')), url: `/media/${textAt(body, 'filename')}` };
};
/** The address of one picture in the studio, the same for all tests. */
const picture = async (more: Record<string, string> = {}) => {
  uploaded ??= upload();
  const { url } = await uploaded;
  return `/_image?${new URLSearchParams({ url, ...more })}`;
};

test('the picture of a shared link is drawn for its page', async () => {
  const pages = [samples.home, samples.service, samples.article, samples.tool, '/law', '/reviews'];
  const pictures = await Promise.all(pages.map(async (page) => answer(await shared(page))));
  for (const { status, header, bytes } of pictures) {
    expect(status).toBe(200);
    expect(header('content-type')).toBe('image/png');
    expect(header('cache-control')).toBe(year);
    expect(header('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
  expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(pages.length);
});

test('a page says what its picture is, and what it shows', async () => {
  const tags = await tagsOf(samples.service);
  expect(tags).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:image': tags['og:image'],
    'twitter:image:alt': tags['og:image:alt'],
  });
  expect(tags['og:image:alt']).toMatch(/^Majak · Service · .*CZK/);
});

test('a picture with words of somebody else is not drawn', async () => {
  const own = new URL(await shared(samples.article));
  const withTitle = new URL(own);
  withTitle.searchParams.set('title', 'Free money');
  const forged = new URL(own);
  forged.pathname = forged.pathname.replace(/.\.png$/, '-.png');
  for (const address of [withTitle.href, forged.href, '/og/x.png?title=a', '/og/.png'])
    expect([address, (await answer(address)).status]).toEqual([address, 404]);
  // What else is in the address changes nothing.
  expect((await answer(`${own.href}&utm_source=x`)).bytes).toEqual((await answer(own.href)).bytes);
});

test('asked by many at once, a picture is drawn once and kept', async () => {
  const { body } = await asOwner('/articles', 'POST', {
    title: 'Žluťoučký kůň se stěhuje do Brna',
    slug: `picture-${randomUUID()}`,
    lead: 'A lead.',
    body: richText('The body.'),
    writtenOn: '2026-11-01',
    checkedOn: '2026-11-21',
    seoTag: { noindex: true },
    _status: 'published',
  });
  const page = `/${textAt(body, 'slug')}`;
  await expect.poll(async () => (await answer(page)).status, pollOptions).toBe(200);
  const address = await shared(page);
  const kept = () => readdirSync(path.join(dataDirectory, 'kept-pictures')).length;
  const before = kept();
  const answers = await Promise.all(Array.from({ length: 8 }, () => answer(address)));
  expect(new Set(answers.map(({ status, bytes }) => status + bytes.toString('base64'))).size).toBe(1);
  expect(kept()).toBe(before + 1);
  await asOwner(`/articles/${textAt(body, 'id')}`, 'DELETE');
});

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/webp', 'webp'],
] as const)('who accepts %s gets %s', async (accept, type, format) => {
  const { status, header, bytes } = await answer(await picture({ width: '320' }), { accept });
  expect(status).toBe(200);
  expect(header('content-type')).toBe(type);
  expect(header('vary')).toContain('Accept');
  expect(header('cache-control')).toBe(year);
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 320, height: 160 });
});

test('the quality is 75 unless another is asked for, and comes in steps of five', async () => {
  const of = async (more: Record<string, string>) =>
    (await answer(await picture({ width: '640', ...more }))).bytes;
  const usual = await of({});
  expect(await of({ quality: '75' })).toEqual(usual);
  expect(await of({ quality: '74' })).toEqual(usual);
  expect((await of({ quality: '30' })).length).toBeLessThan(usual.length);
  expect((await of({ quality: '95' })).length).toBeGreaterThan(usual.length);
});

test('the second time a picture is known by its tag, and comes from the disk', async () => {
  const address = await picture({ width: '480' });
  const first = await answer(address);
  const files = readdirSync(path.join(dataDirectory, 'kept-pictures')).length;
  const second = await answer(address);
  expect(second.bytes).toEqual(first.bytes);
  expect(readdirSync(path.join(dataDirectory, 'kept-pictures')).length).toBe(files);
  const tag = first.header('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{20,}"$/);
  const third = await answer(address, { 'if-none-match': tag });
  expect([third.status, third.bytes.length, third.header('etag')]).toEqual([304, 0, tag]);
});

test('nothing is enlarged', async () => {
  expect(await sharp((await answer(await picture())).bytes).metadata()).toMatchObject({ width: 2400 });
});

test.each([
  ['url=%2Fmedia%2Fa.webp&width=641', 'width has to be one of 160, 320, 480'],
  ['url=%2Fmedia%2Fa.webp&quality=0', 'quality has to be a whole number'],
  ['', 'url is missing'],
  ['url=%2Fshare.png', 'url has to be /media/'],
  ['url=%2Fmedia%2F..%2Fsecret', 'url has to be /media/'],
  ['url=%2Fmedia%2F..%2F..%2Fetc%2Fpasswd.png', 'url has to be /media/'],
  ['url=https%3A%2F%2Fevil.example%2Fmedia%2Fa.webp', 'url has to be /media/'],
  ['href=%2Fshare.png&w=9000&f=webp', 'url is missing'],
])('/_image?%s is refused in words', async (query, words) => {
  const { status, header, bytes } = await answer(`/_image?${query}`);
  expect([status, header('content-type')]).toEqual([400, 'application/problem+json']);
  expect(bytes.toString()).toContain(words);
});

test('a picture that is not there is 404, one that is broken is 422', async () => {
  expect((await answer('/_image?url=/media/not-there.webp')).status).toBe(404);
  const broken = path.join(dataDirectory, 'files', 'broken-by-the-test.webp');
  writeFileSync(broken, 'not a picture');
  const { status, header } = await answer('/_image?url=/media/broken-by-the-test.webp');
  rmSync(broken);
  expect([status, header('content-type')]).toEqual([422, 'application/problem+json']);
});

test('in an article a picture is offered in widths, and a browser takes a fitting one', async () => {
  uploaded ??= upload();
  const { id } = await uploaded;
  const text = richText('The body.');
  const inText = { type: 'upload', version: 3, format: '', fields: null, relationTo: 'media', value: id };
  const { body } = await asOwner('/articles', 'POST', {
    title: 'An article with a picture',
    slug: `picture-${randomUUID()}`,
    lead: 'A lead.',
    body: { root: { ...text.root, children: [...text.root.children, inText] } },
    writtenOn: '2026-11-01',
    checkedOn: '2026-11-21',
    seoTag: { noindex: true, metaPhoto: id },
    _status: 'published',
  });
  const address = `/${textAt(body, 'slug')}`;
  await expect.poll(async () => (await answer(address)).status, pollOptions).toBe(200);
  expect(await tagsOf(address)).toMatchObject({
    'og:image': expect.stringMatching(/\/media\/[\w-]+\.webp$/),
    'og:image:width': '2400',
    'og:image:height': '1200',
    'og:image:alt': 'Noise of the test',
  });
  const { page, context } = await open({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  await page.goto(web + address);
  const image = page.getByAltText('Noise of the test');
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.currentSrc), pollOptions)
    .toMatch(/width=640$/);
  expect((await image.boundingBox())?.width).toBe(320);
  await context.close();
  await asOwner(`/articles/${textAt(body, 'id')}`, 'DELETE');
});
