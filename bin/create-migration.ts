import { spawnSync } from 'node:child_process';

/**
 * Writes a migration for both databases from the config as it stands: `npm run migrate:create NAME`.
 * Needs no database. One process a dialect, since the config reads its environment once.
 */
const name = process.argv[2];
if (!name) throw new Error('Usage: npm run migrate:create NAME');
const urls = ['file:./unused.db', 'postgres://unused'];
for (const url of urls) {
  const { status } = spawnSync(process.execPath, ['packages/desk/migrations/create-one.ts', name], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url },
  });
  if (status !== 0) process.exit(status ?? 1);
}
