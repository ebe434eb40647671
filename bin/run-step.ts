import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';

export type Tally = { passed: number; failed: number };
type Env = Record<string, string>;

/** Runs a command on the PATH with its output shown; answers whether it ended well. */
export function run(command: string, args: string[], env: Env = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('exit', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

/** A command that is one check: it passes or it fails. */
export const check = async (command: string, args: string[], env?: Env): Promise<Tally> =>
  (await run(command, args, env)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() });

/** One project of the test runner, or all that a pattern names, counted by its own report; a run that broke off counts as a failure. */
export async function vitest(project: string, env?: Env): Promise<Tally> {
  const file = path.join(tmpdir(), `majak-${randomUUID()}.json`);
  await run(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${file}`],
    env,
  );
  try {
    const { numPassedTests, numFailedTests, success } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, success && numPassedTests > 0 ? 0 : 1),
    };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(file, { force: true });
  }
}
