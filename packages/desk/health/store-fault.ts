import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from '../database.ts';
import { env } from '../env.ts';
import { migrationNames } from '../migrations/names.ts';
import { openPayload } from '../payload.ts';
import { beat } from './heartbeat.ts';

const patienceMs = 1000;
/** Strangers may ask too: they make no more than one write a second. */
const writesApartMs = 1000;
let writtenMs = Number.NEGATIVE_INFINITY;
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
  await write(payload);
  return undefined;
}

/** Fails where nothing can be written: on a full or read-only disk, on a standby server. A write of no row would not. */
async function write(payload: Payload): Promise<void> {
  if (performance.now() - writtenMs < writesApartMs) return;
  await beat(payload, 'store', new Date());
  writtenMs = performance.now();
}
