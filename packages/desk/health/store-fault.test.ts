import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-store-fault-')));

/** No file of this process grows beyond it, as on a full disk. */
const mostBytes = (bytes: string) =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`]);

test('a store on a full disk cannot serve, and can again once there is room', async () => {
  const { storeFault } = await import('./store-fault.ts');
  expect(await storeFault()).toBe('The store does not answer, or cannot be written');
  const payload = await (await import('../payload.ts')).openPayload();
  await (await import('../migrations/migrate.ts')).migrate(payload);
  onTestFinished(() => void mostBytes('unlimited'));
  mostBytes('1');
  expect(await storeFault()).toBe('The store does not answer, or cannot be written');
  mostBytes('unlimited');
  expect(await storeFault()).toBeUndefined();
}, 60_000);
