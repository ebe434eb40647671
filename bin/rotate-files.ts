import { spawnSync } from 'node:child_process';
import { environment } from './environment.ts';

/** `npm run files:rotate`: encrypts all uploads anew with the newest of FILES_KEYS, from `.env` or the shell. */
const { status } = spawnSync(process.execPath, ['packages/desk/scripts/rotate-files.ts'], {
  stdio: 'inherit',
  env: { ...process.env, ...environment() },
});
process.exit(status ?? 1);
