import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { query } from '../database.ts';
import { env } from '../env.ts';
import { openPayload } from '../payload.ts';
import { readBacklog } from './backlog.ts';
import type { HeartbeatName } from './heartbeat.ts';
import { storeFault } from './store-fault.ts';

export type Check = {
  name: 'store' | 'outbox' | 'deliveries' | 'disk' | 'backup';
  state: 'ok' | 'warning' | 'fault';
  /** A sentence for the people who run it, without its full stop. */
  detail: string;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The outbox beats every ten seconds; a round with a slow mail server takes half a minute. */
const outboxPatienceMs = 2 * minuteMs;
const deliveryPatienceMs = 15 * minuteMs;
const backupWarnsMs = 2 * dayMs;
const backupPatienceMs = 7 * dayMs;
const diskWarnsBytes = 2 * 1024 ** 3;
const diskNeededBytes = 512 * 1024 ** 2;

/** How the parts that nobody looks at are: what the summary of the health and the studio's first screen show. */
export async function checks(now: Date): Promise<Check[]> {
  const fault = await storeFault();
  const disk = await diskCheck();
  if (fault) return [{ name: 'store', state: 'fault', detail: fault }, disk];
  const payload = await openPayload();
  const beats = await query(payload, sql`SELECT name, beat_at FROM heartbeats`);
  const ageOf = (heart: HeartbeatName) => {
    const beatAt = beats.find(({ name }) => name === heart)?.beat_at;
    return beatAt ? now.getTime() - new Date(String(beatAt)).getTime() : undefined;
  };
  const { oldestAt } = await readBacklog(payload, now);
  return [
    { name: 'store', state: 'ok', detail: 'The store answers and can be written' },
    outboxCheck(ageOf('outbox')),
    deliveriesCheck(oldestAt && now.getTime() - oldestAt.getTime()),
    disk,
    backupCheck(ageOf('backup')),
  ];
}

export function outboxCheck(ageMs: number | undefined): Check {
  const name = 'outbox';
  if (ageMs === undefined) return { name, state: 'fault', detail: 'The outbox has never run' };
  if (ageMs <= outboxPatienceMs) return { name, state: 'ok', detail: 'The outbox is at work' };
  return { name, state: 'fault', detail: `The outbox has done nothing for ${duration(ageMs)}` };
}

export function deliveriesCheck(ageMs: number | undefined): Check {
  const name = 'deliveries';
  if (ageMs === undefined) return { name, state: 'ok', detail: 'No delivery waits' };
  const state = ageMs > deliveryPatienceMs ? 'fault' : 'ok';
  return { name, state, detail: `The oldest open delivery has waited for ${duration(ageMs)}` };
}

export function backupCheck(ageMs: number | undefined): Check {
  const name = 'backup';
  if (ageMs === undefined) return { name, state: 'warning', detail: 'There is no backup yet' };
  const state = ageMs > backupPatienceMs ? 'fault' : ageMs > backupWarnsMs ? 'warning' : 'ok';
  return { name, state, detail: `The last whole backup was made ${duration(ageMs)} ago` };
}

async function diskCheck(): Promise<Check> {
  const name = 'disk';
  try {
    const { bavail, bsize } = await statfs(/* turbopackIgnore: true */ env.DATA_DIR);
    return diskCheckOf(bavail * bsize);
  } catch {
    return { name, state: 'fault', detail: 'The folder of the data cannot be read' };
  }
}

export function diskCheckOf(freeBytes: number): Check {
  const state = freeBytes < diskNeededBytes ? 'fault' : freeBytes < diskWarnsBytes ? 'warning' : 'ok';
  return { name: 'disk', state, detail: `${(freeBytes / 1024 ** 3).toFixed(1)} GB of the disk are free` };
}

/** In the largest whole unit: `3 minutes`. Clocks that disagree make no negative time. */
function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  if (minutes < 1) return 'less than a minute';
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} hours` : `${Math.floor(minutes / (24 * 60))} days`;
}
