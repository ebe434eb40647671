import { sql } from 'drizzle-orm';
import { isPostgres, query } from '../database.ts';
import { env } from '../env.ts';
import { migrationNames } from '../migrations/names.ts';
import { openPayload } from '../payload.ts';

const patienceMs = 1000;
let asked: Promise<string | undefined> | undefined;

/**
 * Says in words why the store cannot serve now: it does not answer within a second, cannot be written, or lacks a
 * migration. Nothing if it can. Any number may ask: the store is asked once at a time.
 */
export async function storeFault(): Promise<string | undefined> {
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'The store does not answer within a second');
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return 'The store does not answer, or cannot be written';
  } finally {
    clearTimeout(timer);
  }
}

async function ask(): Promise<string | undefined> {
  const payload = await openPayload();
  const recorded = await query(payload, sql`SELECT name FROM payload_migrations WHERE batch > 0`);
  const done = new Set(recorded.map(({ name }) => name));
  const names = migrationNames(env.contentRoot, isPostgres ? 'postgres' : 'sqlite');
  if (names.some((name) => !done.has(name))) return 'The store lacks a migration: run the preparation';
  // Changes nothing, and is refused where nothing can be changed: a read-only disk, a standby server.
  await query(payload, sql`UPDATE heartbeats SET beat_at = beat_at WHERE name = 'nobody'`);
  return undefined;
}
