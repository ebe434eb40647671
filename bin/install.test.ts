import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = path.join(import.meta.dirname, 'install.sh');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'majak-install-'));
  writeFileSync(path.join(folder, 'package-lock.json'), '{"a":1}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Installs with an npm that makes the folder, notes that it was asked, and ends as it is told. */
function install(ending: string): number | null {
  const npm = path.join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\nmkdir -p node_modules\necho asked >> asked\n${ending}\n`);
  chmodSync(npm, 0o755);
  const env = { NODE_ENV: 'test' as const, PATH: `${folder}:/usr/bin:/bin` };
  return spawnSync('bash', ['-c', `source ${script} && echo ready > ready`], { cwd: folder, env }).status;
}
const asked = () => readFileSync(path.join(folder, 'asked'), 'utf8').trim().split('\n').length;
const isThere = (name: string) => existsSync(path.join(folder, name));

test('what was installed is not installed again, until the lock file changes', () => {
  expect([install('exit 0'), install('exit 0'), asked()]).toEqual([0, 0, 1]);
  writeFileSync(path.join(folder, 'package-lock.json'), '{"a":2}');
  expect([install('exit 0'), asked()]).toEqual([0, 2]);
});

test.each([
  ['failed', 'exit 1'],
  ['was killed with its shell', 'kill -9 $PPID'],
])('an installation that %s is not marked, and is done again', (_, ending) => {
  expect(install('exit 0')).toBe(0);
  rmSync(path.join(folder, 'ready'));
  writeFileSync(path.join(folder, 'package-lock.json'), '{"a":2}');
  expect(install(ending)).not.toBe(0);
  expect([isThere('ready'), isThere('node_modules/.installed-from')]).toEqual([false, false]);
  // Also where the lock file is as it was before.
  writeFileSync(path.join(folder, 'package-lock.json'), '{"a":1}');
  expect([install('exit 0'), asked(), isThere('ready')]).toEqual([0, 3, true]);
});

test('without npm it says what is missing', () => {
  const bash = execFileSync('which', ['bash'], { encoding: 'utf8' }).trim();
  const { status, stderr } = spawnSync(bash, ['-c', `source ${script}`], {
    cwd: folder,
    env: { NODE_ENV: 'test', PATH: folder },
    encoding: 'utf8',
  });
  expect([status, stderr.includes('npm is missing')]).toEqual([1, true]);
});
