import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freeTcpPort } from './postgres.ts';
import { takePossession } from './studio.ts';

export type Product = {
  /** File that holds all that the processes printed. */
  log: string;
  web: string;
  studio: string;
  dataDirectory: string;
  /** Signed in: all files use one session. */
  owner: { email: string; password: string; session: string };
};

declare module 'vitest' {
  export interface ProvidedContext {
    product: Product;
  }
}

/** A build may be among it. */
const patienceMs = 300_000;

/** Starts the product as `bin/start` does, on ports and a folder of its own, and stops it when all tests are done. */
export async function setup(project: TestProject) {
  const dataDirectory = process.env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'majak-product-'));
  const [webPort, studioPort] = [await freeTcpPort(), await freeTcpPort()];
  const child = spawn(process.execPath, ['--import', 'tsx', 'bin/start.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      WEB_PORT: String(webPort),
      STUDIO_PORT: String(studioPort),
      // Each test comes from an address of its own, so that the limits stay as they are for visitors.
      TRUSTED_PROXIES: '1',
      // All tests write as the same client.
      CONFIRMATION_LIMIT_PER_DAY: '100000',
      OUTBOX_TICK_MS: '200',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const log = createWriteStream(path.join(tmpdir(), `majak-product-${process.pid}.log`));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
      log.write(chunk);
    });
  const web = `http://localhost:${webPort}`;
  const studio = `http://localhost:${studioPort}`;
  const broken = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}\n${output}`)));
  });
  await Promise.race([answering([`${web}/`, `${studio}/admin/login`]), broken]).catch((error) => {
    child.kill('SIGINT');
    throw error;
  });
  const password = /^\s+password\s+(\S+)$/m.exec(output)?.[1] ?? '';
  const email = /^\s+e-mail\s+(\S+)$/m.exec(output)?.[1] ?? '';
  project.provide('product', {
    log: String(log.path),
    web,
    studio,
    dataDirectory,
    owner: await takePossession(studio, { email, password }),
  });
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
    rmSync(dataDirectory, { recursive: true, force: true });
  };
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
