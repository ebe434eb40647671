import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isPostgresUrl } from '@majak/desk/store-address';

/**
 * Gives this process, and those it starts, a store and files that are nobody else's, of the same kind of database as the
 * others. The environment is read when it is loaded: call it in `vi.hoisted`, before anything is imported.
 */
export function useOwnStore(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'majak-own-'));
  const others = process.env.DATABASE_URL ?? '';
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URL: isPostgresUrl(others) ? newDatabase(others) : `file:${path.join(folder, 'own.db')}`,
    PAYLOAD_SECRET: 'kq8Zr2Lw9Xv4Tn7Bm1Yc6Hd3Fs5Gj0Pa',
    FILES_KEYS: `own:${randomBytes(32).toString('base64')}`,
  });
}

function newDatabase(beside: string): string {
  const name = `own_${randomBytes(4).toString('hex')}`;
  execFileSync('psql', ['-qc', `CREATE DATABASE ${name}`, beside]);
  return Object.assign(new URL(beside), { pathname: `/${name}` }).href;
}
