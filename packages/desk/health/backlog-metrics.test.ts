import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from 'prom-client';
import { expect, test, vi } from 'vitest';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-backlog-')));

const line = async (name: string) =>
  (await register.metrics()).split('\n').filter((text) => text.startsWith(name));

test('what waits is told; without a store nothing is made up', async () => {
  (await import('./backlog-metrics.ts')).measureBacklog();
  expect(await line('outbox_')).toEqual(['outbox_oldest_open_seconds Nan']);
  const payload = await (await import('../payload.ts')).openPayload();
  await (await import('../migrations/migrate.ts')).migrate(payload);
  const data = { reference: 'MJK-1', kind: 'contact', channel: 'desk', attempts: 1 } as const;
  const dueAt = '2026-11-21T09:00:00.000Z';
  for (const [key, status] of [
    ['a', 'INITIAL'],
    ['b', 'FAILED'],
    ['c', 'FAILED'],
  ] as const)
    await payload.create({
      collection: 'outbox',
      data: { ...data, key, status, dueAt },
      depth: 0,
      overrideAccess: true,
    });
  expect(await line('outbox_deliveries')).toEqual([
    'outbox_deliveries{state="open"} 1',
    'outbox_deliveries{state="failed"} 2',
  ]);
  expect((await line('outbox_oldest'))[0]).toMatch(/^outbox_oldest_open_seconds \d/);
}, 60_000);
