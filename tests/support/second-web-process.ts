import { randomBytes } from 'node:crypto';
import { expect, vi } from 'vitest';
import { type Child, start } from '../../bin/processes.ts';
import { servingCommands } from '../../bin/serving-commands.ts';
import { freeTcpPort } from './postgres.ts';

type Beside = {
  /** The folder of the product that runs already. */
  dataDirectory: string;
  env: Record<string, string>;
  /** Loaded before anything else. */
  preload?: string;
};

/** Another web process on the store of the product that all files of tests use: nothing is seeded anew. */
export async function startSecondWebProcess({ dataDirectory, env, preload }: Beside) {
  const port = String(await freeTcpPort());
  const child: Child = start({
    name: 'web beside',
    command: [...(preload ? ['--import', preload] : []), ...servingCommands.web],
    env: {
      APP_ENV: 'local',
      PAYLOAD_SECRET: randomBytes(24).toString('base64url'),
      DATA_DIR: dataDirectory,
      WEB_PORT: port,
      TRUSTED_PROXIES: '1',
      NODE_ENV: 'production',
      ...env,
    },
    quiet: true,
  });
  const url = `http://localhost:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/robots.txt`)).ok).toBe(true), {
    timeout: 45_000,
    interval: 250,
  });
  return { url, child };
}
