import { sql } from 'drizzle-orm';
import type { Migration, Payload } from 'payload';
import { isPostgres, query, withoutTimeLimits } from '../database.ts';

/**
 * Brings the store to the newest schema.
 * @throws Error if fewer migrations are recorded afterwards than the product has: the runner can end well having done nothing.
 */
export async function migrate(payload: Payload): Promise<void> {
  // One that rewrites a table takes as long as it takes.
  withoutTimeLimits(payload);
  const { migrations } = isPostgres ? await import('./postgres/index.ts') : await import('./sqlite/index.ts');
  // Payload generates narrower argument types than its own `Migration` asks for.
  await payload.db.migrate({ migrations: migrations as Migration[] });
  const [row] = await query(payload, sql`SELECT count(*) AS done FROM payload_migrations WHERE batch > 0`);
  if (Number(row?.done) < migrations.length)
    throw new Error(`Only ${row?.done} of ${migrations.length} migrations are in the store`);
}
