import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formFor, readImageRequest } from './image-request.ts';

const read = (query: string) => readImageRequest(new URLSearchParams(query));
const faultIn = (query: string) => {
  const found = read(query);
  return Array.isArray(found) ? found.map(({ field, message }) => `${field}: ${message}`).join() : found;
};

test.each([
  ['url=/media/a-b.webp', { file: 'a-b.webp', width: 2400, quality: 75 }],
  ['url=/media/a-b.webp&width=640', { file: 'a-b.webp', width: 640, quality: 75 }],
  ['url=%2Fmedia%2Fa-640x480.JPG&width=160&quality=100', { file: 'a-640x480.JPG', width: 160, quality: 100 }],
  ['url=/media/a.png&quality=1', { file: 'a.png', width: 2400, quality: 5 }],
  ['url=/media/a.png&quality=52', { file: 'a.png', width: 2400, quality: 50 }],
  ['url=/media/a.png&quality=53', { file: 'a.png', width: 2400, quality: 55 }],
])('%s', (query, expected) => expect(read(query)).toEqual(expected));

test.each([
  '',
  'url=',
  'url=a.png',
  'url=/share.png',
  'url=/media/',
  'url=/media/../secret',
  'url=/media/..%2fmajak.db',
  'url=/media/%2e%2e/%2e%2e/etc/passwd.png',
  'url=/media/..%5ca.png',
  'url=/media/sub/a.png',
  'url=/media/.hidden.png',
  'url=/media/a.svg',
  'url=/media/a.png%00.webp',
  'url=/media/a.png%0a',
  'url=//evil.example/media/a.png',
  'url=https://evil.example/media/a.png',
  'url=http://localhost:3000/media/a.png',
  'url=file:///media/a.png',
])('no picture of ours: %s', (query) => expect(faultIn(query)).toMatch(/^url: url /));

test.each(['641', '0', '-640', '640.0', '0640', ' 640', 'wide', ''])('width=%s is refused', (width) => {
  expect(faultIn(`url=/media/a.png&width=${width}`)).toBe(
    'width: width has to be one of 160, 320, 480, 640, 828, 1080, 1280, 1600, 1920, 2400',
  );
});

test.each(['0', '101', '7.5', '-5', 'best', ''])('quality=%s is refused', (quality) => {
  expect(faultIn(`url=/media/a.png&quality=${quality}`)).toMatch(/^quality: quality has to be/);
});

test.each([
  ['url=/media/a.png&url=/media/b.png', 'url: url is given twice'],
  ['URL=/media/a.png&url=/media/b.png', 'URL: URL is not known: url, width and quality are'],
  ['url=/media/a.png&w=7', 'w: w is not known: url, width and quality are'],
])('nothing stands beside what is known: %s', (query, words) => expect(faultIn(query)).toBe(words));

const accepted = [
  ['image/avif,image/webp,image/png,*/*;q=0.8', 'avif'],
  ['image/avif;q=0.5', 'avif'],
  ['image/webp,image/avif;q=0', 'webp'],
  ['image/avif;q=0.0, image/webp', 'webp'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'webp'],
  ['Image/AVIF,*/*', 'avif'],
  ['image/webp,IMAGE/AVIF;Q=0', 'webp'],
] as const;

test.each([...accepted, [null, 'webp'] as const])('Accept: %s answers %s', (accept, form) =>
  expect(formFor(accept)).toBe(form),
);

const gateway = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8');
const [, mark = '', pattern = ''] = /^ {4}"(~\*?)(image\/avif.*)" avif;$/m.exec(gateway) ?? [];

test.each(accepted)('the gateway keeps the picture for Accept: %s as %s', (accept, form) => {
  expect(new RegExp(pattern, mark === '~*' ? 'i' : '').test(accept)).toBe(pattern !== '' && form === 'avif');
});
