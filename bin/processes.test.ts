import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Starts a child as `bin/start` does, says its id, and goes on for ever. */
const parent = `
  const { start } = await import('./bin/processes.ts');
  const { process: child } = start({ name: 'child', command: ['-e', process.argv[1]], env: {} });
  process.stdout.write(child.pid + '\\n');
  setInterval(() => {}, 1e6);
`;
const deafChild = "process.on('SIGTERM', () => process.exit()); setInterval(() => {}, 1e6)";
const busyChild = 'setInterval(() => {}, 1e6)';

test.each([
  ['one that tidies up first', deafChild],
  ['one that does not', busyChild],
])(
  'a child ends when its parent is killed: %s',
  async (_, child) => {
    const started = spawn(process.execPath, ['--input-type=module', '-e', parent, child], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(started.stdout, 'data');
    const ended = once(started.stdout, 'close');
    started.kill('SIGKILL');
    // Both write to the same pipe: it closes when the last of them is gone.
    await expect(ended).resolves.toBeInstanceOf(Array);
  },
  30_000,
);

/** Forks a worker that does nothing but wait for its work, the way builds do, and prints its answer. */
const forking = `
  const { fork } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const file = process.argv[1];
  writeFileSync(file, "process.on('message', (work) => process.send(work + ' done'))");
  const worker = fork(file);
  worker.once('message', (answer) => { process.stdout.write(answer); worker.disconnect(); });
  worker.once('exit', () => process.exit());
  setTimeout(() => worker.send('work'), 100);
`;

test('the workers of a child keep what they hear from their own parent', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'majak-worker-')), 'worker.cjs');
  const script = `
    const { start } = await import('./bin/processes.ts');
    const { ended } = start({ name: 'child', command: ['-e', process.argv[1], process.argv[2]], env: {} });
    process.exit(await ended);
  `;
  const args = ['--input-type=module', '-e', script, forking, file];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  parent.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  await once(parent, 'close');
  expect(output).toBe('work done');
}, 30_000);
