import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';

/**
 * Parts of the product that say when they last did their work: the outbox its round, `bin/backup` a whole backup, and
 * the store, which was written when somebody asked whether it can be.
 */
export type HeartbeatName = 'outbox' | 'backup' | 'store';

/** Writes down that a part did its work at this moment. */
export async function beat(payload: Payload, name: HeartbeatName, now: Date): Promise<void> {
  const at = now.toISOString();
  await query(
    payload,
    sql`INSERT INTO heartbeats (name, beat_at) VALUES (${name}, ${at})
        ON CONFLICT (name) DO UPDATE SET beat_at = excluded.beat_at, updated_at = excluded.beat_at`,
  );
}

const apartMs = 10_000;

/** Answers a function that may be called after every round of work, and beats every ten seconds at most. */
export function heartbeat(payload: Payload, name: HeartbeatName): () => Promise<void> {
  let lastMs = Number.NEGATIVE_INFINITY;
  return async () => {
    const nowMs = performance.now();
    if (nowMs - lastMs < apartMs) return;
    await beat(payload, name, new Date());
    lastMs = nowMs;
  };
}
