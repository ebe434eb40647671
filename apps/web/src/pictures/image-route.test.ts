import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIContext } from 'astro';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'majak-image-route-'));
vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('PICTURE_CACHE_DIR', path.join(folder, 'kept'));

const perMinute = 120;
let get: (client: string, file: string) => Promise<Response>;
beforeAll(async () => {
  const files = path.join(folder, 'files');
  mkdirSync(files);
  writeFileSync(path.join(files, 'broken.webp'), 'no picture: never kept, so made anew each time');
  const whole = sharp({ create: { width: 20, height: 20, channels: 3, background: '#1b3556' } });
  await whole.webp().toFile(path.join(files, 'whole.webp'));
  const { GET } = await import('./image-route.ts');
  get = async (client, file) => {
    const url = new URL(`http://localhost/_image?url=/media/${file}&width=160`);
    const request = new Request(url, { headers: { 'x-client-address': client } });
    return GET({ request, url } as APIContext);
  };
}, 120_000);

test('one client may have so many new pictures made a minute; what is kept, and others, are served all the same', async () => {
  expect((await get('10.0.0.1', 'whole.webp')).status).toBe(200);
  for (let made = 1; made < perMinute; made += 1)
    expect((await get('10.0.0.1', 'broken.webp')).status).toBe(422);
  const refused = await get('10.0.0.1', 'broken.webp');
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/problem+json']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await get('10.0.0.1', 'whole.webp')).status).toBe(200);
  expect((await get('10.0.0.2', 'broken.webp')).status).toBe(422);
}, 60_000);
