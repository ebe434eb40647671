import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BrokenPicture, resize } from './resize.ts';

const file = (name: string) => path.join(mkdtempSync(path.join(tmpdir(), 'majak-resize-')), name);
const plain = async (width: number, height: number) => {
  const name = file('plain.png');
  await sharp({ create: { width, height, channels: 3, background: '#f2b134' } }).toFile(name);
  return name;
};

test.each([
  ['webp', 'webp'],
  ['avif', 'heif'],
] as const)('%s of the width that was asked for', async (form, format) => {
  const bytes = await resize(await plain(800, 400), { width: 320, quality: 75, form });
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 320, height: 160 });
});

test('a small picture stays as small as it is', async () => {
  const bytes = await resize(await plain(100, 50), { width: 640, quality: 75, form: 'webp' });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 50 });
});

test('a picture that a camera turned stands upright, and its notes are gone', async () => {
  const name = file('turned.jpg');
  const turned = sharp({ create: { width: 80, height: 40, channels: 3, background: '#fff' } });
  await turned.withMetadata({ orientation: 6 }).jpeg().toFile(name);
  const { width, height, exif } = await sharp(
    await resize(name, { width: 640, quality: 75, form: 'webp' }),
  ).metadata();
  expect({ width, height, exif }).toEqual({ width: 40, height: 80, exif: undefined });
});

test('a file that is no picture is told', async () => {
  const name = file('broken.webp');
  writeFileSync(name, 'not a picture');
  await expect(resize(name, { width: 640, quality: 75, form: 'webp' })).rejects.toBeInstanceOf(BrokenPicture);
});
