import path from 'node:path';
import { parseEnv } from '../packages/desk/environment.ts';
import { stamp } from './backup-parts.ts';
import { backupStore } from './backup-store.ts';
import { environment } from './environment.ts';

/** `bin/backup [FOLDER]`: by default a folder of its own in DATA_DIR/backups. */
// Personal data lies in it: nobody else on the machine may look.
process.umask(0o077);
const { databaseUrl, DATA_DIR: dataDirectory, contentRoot: root } = parseEnv(environment());
const folder = path.resolve(process.argv[2] ?? path.join(dataDirectory, 'backups', stamp(new Date())));
try {
  await backupStore({ databaseUrl, dataDirectory, root }, folder);
  process.stdout.write(`The backup is in ${folder}\nPut it back with: bin/restore ${folder}\n`);
} catch (error) {
  process.stderr.write(`No backup. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
