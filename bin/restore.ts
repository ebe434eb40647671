import path from 'node:path';
import { parseEnv } from '../packages/desk/environment.ts';
import { StoreInUse } from '../packages/desk/store-lock/store-in-use.ts';
import { stamp } from './backup-parts.ts';
import { environment } from './environment.ts';
import { restoreStore, schemaNamed } from './restore-store.ts';

/** `bin/restore FOLDER [--replace]`: with `--replace` what is there now is set aside first. */
process.umask(0o077);
const { databaseUrl, DATA_DIR: dataDirectory, contentRoot: root } = parseEnv(environment());
const [folder, ...more] = process.argv.slice(2).filter((word) => word !== '--replace');
const aside = path.join(dataDirectory, 'backups', `before-restore-${stamp(new Date())}`);
const wordsFor = {
  nothing: '',
  whole: `What was there before is in ${aside}\n`,
  'as it was': `What was there before could not be copied. It is kept as it was: ${aside}, or the schema ${schemaNamed(aside)}\n`,
};
try {
  if (!folder || more.length > 0) throw new Error('Usage: bin/restore FOLDER [--replace]');
  const replace = process.argv.includes('--replace') ? aside : undefined;
  const kept = await restoreStore({ databaseUrl, dataDirectory, root }, path.resolve(folder), replace);
  process.stdout.write(`Restored from ${folder}\n${wordsFor[kept]}`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const advice = error instanceof StoreInUse ? ' Stop what uses it first (Ctrl-C where bin/start runs).' : '';
  process.stderr.write(`Not restored. ${message}${advice}\n`);
  process.exit(1);
}
