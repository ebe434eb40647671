import { mkdirSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIContext } from 'astro';
import { beforeAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'majak-media-'));
vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', folder);

const size = 3 * 2 ** 30;
let get: (file: string, range?: string) => Promise<Response>;
beforeAll(async () => {
  const files = path.join(folder, 'files');
  mkdirSync(files);
  writeFileSync(path.join(files, 'long.webm'), 'abcdefghij');
  // Takes no room on the disk: what was never written is zeros.
  truncateSync(path.join(files, 'long.webm'), size);
  writeFileSync(path.join(files, 'empty.webm'), '');
  const { GET } = await import('./pages/media/[file].ts');
  get = async (file, range) => {
    const request = new Request('http://localhost/', range ? { headers: { range } } : {});
    return GET({ params: { file }, request } as Partial<APIContext> as APIContext);
  };
}, 120_000);

test('a video of three gigabytes is read a piece at a time, as it is taken', async () => {
  const { status, headers, body } = await get('long.webm', 'bytes=0-');
  expect([status, headers.get('content-length')]).toEqual([206, String(size)]);
  const reader = body?.getReader();
  const first = await reader?.read();
  expect(Buffer.from(first?.value ?? []).toString('latin1', 0, 10)).toBe('abcdefghij');
  expect(first?.value?.length).toBeLessThanOrEqual(64 * 1024);
  await reader?.cancel();
});

test.each([
  ['bytes=2-5', 206, 'cdef', `bytes 2-5/${size}`],
  [`bytes=${size - 2}-`, 206, '\0\0', `bytes ${size - 2}-${size - 1}/${size}`],
  [`bytes=${size}-`, 416, '', `bytes */${size}`],
])('%s of it is answered with %i', async (range, status, text, contentRange) => {
  const response = await get('long.webm', range);
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
  expect(await response.text()).toBe(text);
});

test('an empty file is an empty answer', async () => {
  const response = await get('empty.webm');
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '0']);
  expect(await response.text()).toBe('');
});
