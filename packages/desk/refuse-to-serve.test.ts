import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A process that watches its faults as all do, and says nothing of them but their kind. */
const script = `
  const { endOnFaults } = await import('./packages/desk/log.ts');
  const { refuseToServe } = await import('./packages/desk/refuse-to-serve.ts');
  endOnFaults('It');
  refuseToServe();
  console.log('served');
`;

test.each([
  [{}, 1, 'PAYLOAD_SECRET is missing'],
  [{ PAYLOAD_SECRET: 'kq8Zr2Lw9Xv4Tn7Bm1Yc6Hd3Fs5Gj0Pa' }, 0, ''],
])('what keeps a process from serving is named, and ends it: %j', (given, status, said) => {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...given };
  const args = ['--input-type=module', '-e', script];
  const ended = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect([ended.status, ended.stderr]).toEqual([status, expect.stringContaining(said)]);
  expect(ended.stdout).toBe(status === 0 ? 'served\n' : '');
});

test.each([
  'packages/desk/outbox/run.ts',
  'packages/desk/scripts/prepare.ts',
  'apps/web/src/serving/serve.ts',
  'apps/studio/src/instrumentation.ts',
])('%s refuses in these words', (file) => {
  expect(readFileSync(file, 'utf8')).toContain('refuseToServe()');
});
