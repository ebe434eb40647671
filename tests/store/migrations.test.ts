import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Migration, Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const given = process.env.DATABASE_URL ?? '';
const onPostgres = given.startsWith('postgres');
const name = `migrated_${process.pid}`;
const psql = (statement: string) => execFileSync('psql', ['-qtAX', '-c', statement, given]);

/** A database that is nobody else's, named before the store is loaded: it is migrated step by step, which that of the other tests was already. */
function emptyDatabase(): string {
  if (!onPostgres) return `file:${path.join(mkdtempSync(path.join(tmpdir(), 'majak-')), 'migrated.db')}`;
  psql(`CREATE DATABASE ${name}`);
  return Object.assign(new URL(given), { pathname: `/${name}` }).href;
}

let payload: Payload;
let rows: (statement: string) => Promise<Record<string, unknown>[]>;
let migrations: Migration[];
beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', emptyDatabase());
  const { openPayload } = await import('@majak/desk/payload');
  const { query } = await import('@majak/desk/database');
  payload = await openPayload();
  rows = (statement) => query(payload, sql.raw(statement));
  const found = onPostgres
    ? await import('@majak/desk/migrations/postgres/index')
    : await import('@majak/desk/migrations/sqlite/index');
  migrations = found.migrations as Migration[];
}, 120_000);
afterAll(async () => {
  await payload.destroy();
  // Payload keeps a connection of its own: the database goes with the server that the tests were given.
  vi.unstubAllEnvs();
});

const topicsOf = (table: string) => rows(`SELECT parent_id, value FROM ${table} ORDER BY parent_id, "order"`);

// Two schemas are built in one test.
test('what was stored under the first schema is there under the newest: topics, groups, every row', async () => {
  await payload.db.migrate({ migrations: migrations.slice(0, 1) });
  await rows(
    `INSERT INTO articles (id, title, slug, topics) VALUES (1, 'A', 'a', 'tax, freelancing'), (2, 'B', 'b', NULL), (3, 'C', 'c', 'Taxidermy,Work')`,
  );
  await rows(`INSERT INTO _articles_v (id, parent_id, version_topics) VALUES (7, 1, 'housing')`);
  await rows(`INSERT INTO services (id, title, slug, "group") VALUES (1, 'S', 's', 'housing')`);
  await rows(`INSERT INTO _services_v (id, parent_id, version_group) VALUES (1, 1, 'housing')`);

  await payload.db.migrate({ migrations });

  expect(await topicsOf('articles_topics')).toEqual([
    { parent_id: 1, value: 'tax' },
    { parent_id: 1, value: 'freelancing' },
    { parent_id: 3, value: 'work' },
  ]);
  expect(await topicsOf('_articles_v_version_topics')).toEqual([{ parent_id: 7, value: 'housing' }]);
  const groups = await rows(
    `SELECT CAST("group" AS text) AS "group" FROM services UNION ALL SELECT CAST(version_group AS text) FROM _services_v`,
  );
  expect(groups).toEqual([{ group: 'settling' }, { group: 'settling' }]);
  const counted = await rows(
    'SELECT (SELECT count(*) FROM articles) AS articles, (SELECT count(*) FROM services) AS services',
  );
  expect(Object.values(counted[0] ?? {}).map(Number)).toEqual([3, 1]);
}, 120_000);

test('the way back joins the topics again', async () => {
  const byName = (end: string) => migrations.find((migration) => migration.name.endsWith(end));
  for (const end of ['_reviews', '_addresses']) {
    const { drizzle } = payload.db as unknown as { drizzle: unknown };
    await byName(end)?.down({ db: drizzle, payload, req: {} } as never);
  }
  expect(await rows('SELECT topics FROM articles ORDER BY id')).toEqual([
    { topics: 'tax, freelancing' },
    { topics: null },
    { topics: 'work' },
  ]);
});
