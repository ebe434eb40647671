import path from 'node:path';
import { parseEnv } from '../packages/desk/environment.ts';
import { environment } from './environment.ts';
import { copyStore, stamp } from './stored.ts';

/** `bin/backup [FOLDER]`: by default a folder of its own in DATA_DIR/backups. */
const { databaseUrl, DATA_DIR: dataDirectory } = parseEnv(environment());
const folder = path.resolve(process.argv[2] ?? path.join(dataDirectory, 'backups', stamp(new Date())));
try {
  copyStore({ databaseUrl, dataDirectory }, folder);
  process.stdout.write(`The backup is in ${folder}\nPut it back with: bin/restore ${folder}\n`);
} catch (error) {
  process.stderr.write(`No backup. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
