import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start, stopAll } from '../../bin/processes.ts';
import { startSecondWebProcess } from './second-web-process.ts';

/** Another site from the same build, with a store of its own. @throws Error if its store cannot be prepared. */
export async function startSister(name: string) {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), `majak-${name}-`));
  const env = {
    NODE_ENV: 'production',
    SITE: name,
    DATABASE_URL: `file:${path.join(dataDirectory, 'majak.db')}`,
  };
  const prepared = start({
    name: 'prepare',
    command: ['packages/desk/scripts/prepare.ts'],
    env: {
      ...env,
      APP_ENV: 'local',
      DATA_DIR: dataDirectory,
      PAYLOAD_SECRET: 'the secret of a store that is thrown away',
    },
    quiet: true,
  });
  if ((await prepared.ended) !== 0) throw new Error(`The store of ${name} could not be prepared`);
  const { url, child } = await startSecondWebProcess({ dataDirectory, env });
  return {
    url,
    stop: async () => {
      await stopAll([child]);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
