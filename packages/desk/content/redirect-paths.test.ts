import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-redirects-')));

let payload: Payload;
beforeAll(async () => {
  payload = await (await import('../payload.ts')).openPayload();
  await (await import('../migrations/migrate.ts')).migrate(payload);
}, 120_000);

const redirect = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to }, depth: 0, overrideAccess: true });

test.each([
  ['/\\evil.example', '/to'],
  ['/from', '/\\evil.example'],
  ['/from', '//evil.example'],
  ['/from', '/.//evil.example'],
  ['/from', '/a/..//evil.example'],
  ['/from', '/%2e//evil.example'],
  ['/./from', '/to'],
  ['/from', 'https://evil.example'],
  ['/from', '/a\u0007b'],
  ['/from', '/příklad'],
  ['/příklad', '/to'],
  ['/from?a=1', '/to'],
  ['/same', '/same'],
  ['/same', '/same?a=1'],
])('%s → %s is refused', async (from, to) => {
  await expect(redirect(from, to)).rejects.toThrow(/invalid/);
});

test('a circle is refused when it would be closed, a chain is not', async () => {
  await redirect('/a', '/b');
  await redirect('/b', '/c?x=1#part');
  await expect(redirect('/c', '/a')).rejects.toThrow(/invalid/);
  const { id } = await redirect('/p%C5%99', '/a');
  const update = { collection: 'redirects', id, depth: 0, overrideAccess: true } as const;
  await expect(payload.update({ ...update, data: { from: '/c' } })).rejects.toThrow(/invalid/);
  await expect(payload.update({ ...update, data: { to: '/d' } })).resolves.toMatchObject({ to: '/d' });
});
