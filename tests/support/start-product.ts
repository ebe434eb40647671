import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeTcpPort } from './postgres.ts';
import { takePossession } from './studio.ts';

export type Product = {
  /** File that holds all that the processes printed. */
  log: string;
  web: string;
  studio: string;
  identity: string;
  dataDirectory: string;
  /** Signed in: all files use one session. */
  owner: { email: string; password: string; session: string };
};

/** A build may be among it. */
const patienceMs = 300_000;

/** Starts the product as `bin/start` does, on ports of its own, and answers how to stop it. @throws Error if it ends. */
export async function startProduct(
  dataDirectory: string,
  env: Record<string, string>,
): Promise<{ product: Product; stop: () => Promise<unknown> }> {
  const [webPort, studioPort, identityPort] = [await freeTcpPort(), await freeTcpPort(), await freeTcpPort()];
  const child = spawn(process.execPath, ['bin/start.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      WEB_PORT: String(webPort),
      STUDIO_PORT: String(studioPort),
      IDENTITY_PORT: String(identityPort),
      // Each test comes from an address of its own, so that the limits stay as they are for visitors.
      TRUSTED_PROXIES: '1',
      // All tests write as the same client.
      CONFIRMATION_LIMIT_PER_DAY: '100000',
      OUTBOX_TICK_MS: '200',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const log = createWriteStream(path.join(tmpdir(), `majak-product-${child.pid}.log`));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
      log.write(chunk);
    });
  const web = `http://localhost:${webPort}`;
  const studio = `http://localhost:${studioPort}`;
  const identity = `http://localhost:${identityPort}`;
  const broken = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}\n${output}`)));
  });
  await Promise.race([
    answering([`${web}/`, `${studio}/admin/login`, `${identity}/health/ready`]),
    broken,
  ]).catch((error) => {
    child.kill('SIGINT');
    throw error;
  });
  const password = /^\s+password\s+(\S+)$/m.exec(output)?.[1] ?? '';
  const email = /^\s+e-mail\s+(\S+)$/m.exec(output)?.[1] ?? '';
  const stop = () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    return ended;
  };
  const owner = await takePossession(studio, { email, password });
  return { product: { log: String(log.path), web, studio, identity, dataDirectory, owner }, stop };
}

async function answering(addresses: string[]): Promise<void> {
  const until = Date.now() + patienceMs;
  for (const address of addresses) {
    while (
      !(await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (Date.now() > until) throw new Error(`${address} does not answer`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
