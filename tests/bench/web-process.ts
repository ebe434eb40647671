import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Child, start, stopAll } from '../../bin/processes.ts';
import { servingCommands } from '../../bin/serving-commands.ts';
import { freeTcpPort } from '../support/postgres.ts';

type Env = Record<string, string>;
export type Web = {
  url: string;
  dataDirectory: string;
  pid: number | undefined;
  /** Runs another script of the product on the same store. */
  also: (...command: string[]) => void;
  /** Runs a script on the same store to its end; answers what it printed. */
  output: (script: string, ...args: string[]) => Promise<string>;
  stop: () => Promise<void>;
};

const patienceMs = 60_000;
/** Whatever the shell says: nothing outside this machine is spoken to. */
const loopbackOnly = {
  APP_ENV: 'local',
  SITE: 'cz',
  DATABASE_URL: '',
  WEB_URL: '',
  STUDIO_URL: '',
  SMTP_URL: '',
  FRESHDESK_DOMAIN: '',
  FRESHDESK_KEY: '',
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'kq8Zr2Lw9Xv4Tn7Bm1Yc6Hd3Fs5Gj0Pa',
};

const patienceOfFetchMs = 2_000;

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(patienceOfFetchMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * One web process from the production build, on a port and a freshly seeded SQLite store of its own.
 * @param fill A script with its arguments that puts more into the store before.
 */
export async function startWeb(more: Env = {}, fill: readonly string[] = []): Promise<Web> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'majak-bench-'));
  const port = String(await freeTcpPort());
  const env: Env = { ...loopbackOnly, DATA_DIR: dataDirectory, WEB_PORT: port, ...more };
  const children: Child[] = [];
  const run = (...script: string[]) =>
    start({ name: script.join(' '), command: [...script], env, quiet: true });
  for (const script of [['packages/desk/scripts/prepare.ts'], fill])
    if (script.length > 0 && (await run(...script).ended) !== 0)
      throw new Error(`The store could not be prepared: ${script.join(' ')}`);
  // As bin/start does.
  const server = start({
    name: 'web',
    command: servingCommands.web,
    env: { ...env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' },
    quiet: true,
  });
  children.push(server);
  const url = `http://localhost:${port}`;
  const until = Date.now() + patienceMs;
  while (!(await answers(url))) {
    if (Date.now() > until) throw new Error('The site does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    dataDirectory,
    pid: server.process.pid,
    also: (...command) => void children.push(run(...command)),
    output: async (...script) => {
      const command = [...script];
      const { stdout } = await promisify(execFile)(process.execPath, command, {
        env: { ...process.env, ...env },
      });
      return stdout;
    },
    stop: async () => {
      await stopAll(children);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
