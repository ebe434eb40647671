import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeTcpPort } from './postgres.ts';

/** `logs`: all that it has written down so far. */
export type Gateway = { url: string; port: number; stop: () => Promise<void>; logs: () => string };

/** Debian keeps it out of the way of ordinary users. */
const program = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';

/** Starts nginx with the configuration of deploy/, in front of these two web processes, with nothing else changed. */
export async function startGateway([one = 0, other = 0]: readonly number[]): Promise<Gateway> {
  const folder = mkdtempSync(path.join(tmpdir(), 'majak-gateway-'));
  // Its workers are not root.
  chmodSync(folder, 0o755);
  const port = await freeTcpPort();
  const places: [string, string][] = [
    ['/var/run/nginx.pid', path.join(folder, 'nginx.pid')],
    ['/var/log/nginx/access.log', path.join(folder, 'access.log')],
    ['/var/log/nginx/error.log', path.join(folder, 'errors-serving.log')],
    ['/var/cache/nginx/site', path.join(folder, 'cache')],
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['web-1:3000', `127.0.0.1:${one}`],
    ['web-2:3000', `127.0.0.1:${other}`],
    ['studio:3001', '127.0.0.1:9'],
    ['identity:3004', '127.0.0.1:9'],
  ];
  let text = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [from, to] of places) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf says nothing of ${from}`);
    text = text.replaceAll(from, to);
  }
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, text);
  const errors = path.join(folder, 'error.log');
  const nginx = spawn(program, ['-p', folder, '-c', file, '-e', errors, '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  const ended = once(nginx, 'exit');
  const failed = ended.then(() => {
    throw new Error(`nginx ended: ${readFileSync(errors, 'utf8')}`);
  });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([failed, answering(url)]);
  failed.catch(() => undefined);
  return {
    url,
    port,
    logs: () => {
      // What it keeps back is written when it opens its files anew.
      nginx.kill('SIGUSR1');
      return ['access.log', 'errors-serving.log', 'error.log']
        .map((name) => path.join(folder, name))
        .map((log) => (existsSync(log) ? readFileSync(log, 'utf8') : ''))
        .join('');
    },
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the site behind it answers. */
async function answering(url: string): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 100));
}
