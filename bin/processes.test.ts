import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
    const started = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', parent, child], {
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
