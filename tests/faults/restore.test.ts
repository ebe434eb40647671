import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@majak/desk/env';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../bin/backup-manifest.ts';
import { backupStore } from '../../bin/backup-store.ts';
import { restoreStore } from '../../bin/restore-store.ts';
import { servingCommands } from '../../bin/serving-commands.ts';
import { answersOf, dropDatabase, restoredIn } from '../support/restored-store.ts';
import { store, temporaryFolder } from '../support/store.ts';

const folder = temporaryFolder();
const backup = path.join(folder, 'backup');
const restored = restoredIn(folder);
const place = (name: string) => path.join(folder, name);
const children: ChildProcess[] = [];

/** Runs a command of the product on the restored store; answers its output as it comes and its end. */
function run(command: string, args: string[]) {
  const child = spawn(command, args, {
    env: {
      ...process.env,
      DATA_DIR: restored.dataDirectory,
      DATABASE_URL: restored.databaseUrl,
      PAYLOAD_SECRET: 'kq8Zr2Lw9Xv4Tn7Bm1Yc6Hd3Fs5Gj0Pa',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const heard = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('The outbox is running')) resolve();
      });
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, heard, ended, output: () => output };
}
const node = (...args: string[]) => run(process.execPath, [...args]);
/** The same on a disk that takes no file of more than 48 KB. */
const nodeOnFullDisk = (...args: string[]) =>
  run('bash', ['-c', 'ulimit -f 48; exec "$0" "$@"', process.execPath, ...args]);

const migrations = () => answersOf(restored, 'SELECT count(*) FROM payload_migrations');

beforeAll(async () => {
  await store();
  mkdirSync(place('pictures/files'), { recursive: true });
  writeFileSync(place('pictures/files/picture.webp'), Buffer.alloc(3_000_000, 7));
  await backupStore(
    { databaseUrl: env.databaseUrl, dataDirectory: place('pictures'), root: process.cwd() },
    backup,
  );
  await restoreStore(restored, backup);
}, 120_000);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  dropDatabase();
  rmSync(folder, { recursive: true, force: true });
});

test('a process that anybody started keeps a restore away by its name, until it is killed', async () => {
  const outbox = node(...servingCommands.outbox);
  await outbox.heard;
  const refused = node('bin/restore.ts', backup, '--replace');
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(`the outbox (process ${outbox.child.pid})`);
  outbox.child.kill('SIGKILL');
  await outbox.ended;
  expect(await restoreStore(restored, backup, place('aside'))).toBe('whole');
});

test('a full disk ends a backup and a restore in words, and neither leaves half of anything', async () => {
  const before = migrations();
  const copying = nodeOnFullDisk('bin/backup.ts', place('too-large'));
  expect([await copying.ended, copying.output()]).toEqual([1, expect.stringContaining('No backup.')]);
  const restoring = nodeOnFullDisk('bin/restore.ts', backup, '--replace');
  expect([await restoring.ended, restoring.output()]).toEqual([1, expect.stringContaining('Not restored.')]);
  expect(migrations()).toEqual(before);
  expect(readdirSync(folder).filter((name) => name.startsWith('too-large'))).toEqual([]);
  expect(readdirSync(restored.dataDirectory)).not.toContain('files.restoring');
});

test('a backup that was killed is none', async () => {
  const target = place('killed');
  // Large enough that there is a while between its beginning and its end.
  truncateSync(path.join(restored.dataDirectory, 'files/picture.webp'), 64 * 1024 * 1024);
  const copying = node('bin/backup.ts', target);
  let over = false;
  void copying.ended.then(() => {
    over = true;
  });
  while (!over && !readdirSync(folder).some((name) => name.startsWith('killed.unfinished')))
    await new Promise((resolve) => setImmediate(resolve));
  copying.child.kill('SIGKILL');
  await copying.ended;
  expect(over).toBe(true);
  expect(existsSync(target)).toBe(false);
  const [unfinished = ''] = readdirSync(folder).filter((name) => name.startsWith('killed.unfinished'));
  await expect(readManifest(place(unfinished))).rejects.toThrow('no whole backup');
});
