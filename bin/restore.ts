import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from '../packages/desk/environment.ts';
import { environment } from './environment.ts';
import { putBack } from './put-back.ts';
import { stamp } from './stored.ts';

/** `bin/restore FOLDER [--replace]`: with `--replace` what is there now is set aside first. */
const { databaseUrl, DATA_DIR: dataDirectory } = parseEnv(environment());
const [folder, ...more] = process.argv.slice(2).filter((word) => word !== '--replace');
const aside = path.join(dataDirectory, 'backups', `before-restore-${stamp(new Date())}`);
try {
  if (!folder || more.length > 0) throw new Error('Usage: bin/restore FOLDER [--replace]');
  if (isRunning(path.join(dataDirectory, 'start.pid')))
    throw new Error('The product is running: stop it first (Ctrl-C where bin/start runs).');
  const replace = process.argv.includes('--replace');
  const kept = putBack({ databaseUrl, dataDirectory }, path.resolve(folder), replace ? aside : undefined);
  process.stdout.write(`Restored from ${folder}\n${kept ? `What was there before is in ${aside}\n` : ''}`);
} catch (error) {
  process.stderr.write(`Not restored. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Whether the process that `bin/start` wrote down is alive. */
function isRunning(pidFile: string): boolean {
  if (!existsSync(pidFile)) return false;
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
