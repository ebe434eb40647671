import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';

/**
 * What a step found. `failures` names each failed test by its file and its title, `secondAttempts` each that passed only
 * when it was tried again; both with what went wrong.
 */
export type Tally = { passed: number; failed: number; failures?: string[]; secondAttempts?: string[] };
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

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

type Report = z.infer<typeof report>;
type Result = Report['testResults'][number]['assertionResults'][number];

const fileOf = (name: string) => path.relative(process.cwd(), name);
const described = (name: string, { fullName, failureMessages }: Result) =>
  `${fileOf(name)} > ${fullName}\n${firstLines(failureMessages?.[0] ?? '')}`;

/** The failed tests of a report: file and title, with the first lines of what went wrong. */
const failuresOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [`${fileOf(name)}\n${firstLines(message)}`] : [];
    return failed.map((result) => described(name, result));
  });

/** The tests of a report that passed, but not at once. */
const secondAttemptsOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
      .map((result) => described(name, result)),
  );

const firstLines = (message: string) =>
  message
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * One project of the test runner, or all that a pattern names, counted by its own report; a run that broke off counts as a failure.
 * @param files Only those whose path begins so; left out, all.
 */
export async function vitest(project: string, env?: Env, files: string[] = []): Promise<Tally> {
  const file = path.join(tmpdir(), `majak-${randomUUID()}.json`);
  await run(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...files],
    env,
  );
  try {
    const found = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const { numPassedTests, numFailedTests, success } = found;
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, success && numPassedTests > 0 ? 0 : 1),
      failures: failuresOf(found),
      secondAttempts: secondAttemptsOf(found),
    };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(file, { force: true });
  }
}
