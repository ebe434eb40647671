import { freeStarts } from '@majak/tools/bookings/free-starts';
import { minuteMs, quantumMinutes } from '@majak/tools/bookings/quanta';
import type { Span } from '@majak/tools/bookings/working-hours';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { type Consultant, consultantsOf } from './consultants.ts';
import type { Consultation } from './consultations.ts';

/** A time at which a consultation can begin, and who can give it then. */
export type Slot = { startMs: number; consultants: readonly Consultant[] };

type Asked = {
  consultation: Pick<Consultation, 'id' | 'minutes'>;
  within: Span;
  now: Date;
  /** A booking whose own time counts as free: it is about to be moved. */
  except?: string;
};

const quantumOf = (ms: number): number => Math.floor(ms / (quantumMinutes * minuteMs));
/** No meeting, with its break, takes longer. */
const longestMinutes = 24 * 60;

/** The pieces that are given away, by the consultants whose they are. A hold that ran out gives nothing away. */
async function takenBy(
  payload: Payload,
  { within, now, except = '' }: Asked,
): Promise<Map<number, Set<number>>> {
  const rows = await query(
    payload,
    sql`SELECT consultant, quantum FROM booking_quanta
        WHERE quantum >= ${quantumOf(within.fromMs)} AND quantum <= ${quantumOf(within.toMs + longestMinutes * minuteMs)}
          AND (held_until IS NULL OR held_until > ${now.toISOString()}) AND booking <> ${except}`,
  );
  const taken = new Map<number, Set<number>>();
  for (const row of rows) {
    const consultant = Number(row.consultant);
    taken.set(consultant, (taken.get(consultant) ?? new Set()).add(Number(row.quantum)));
  }
  return taken;
}

/** The times at which a consultation can begin, in order: each with those who can give it, who has the fewest bookings around first. */
export async function listSlots(payload: Payload, asked: Asked): Promise<Slot[]> {
  const { consultation, within, now } = asked;
  const [consultants, taken] = await Promise.all([
    consultantsOf(payload, consultation.id),
    takenBy(payload, asked),
  ]);
  const byLoad = consultants.toSorted(
    (one, other) => (taken.get(one.id)?.size ?? 0) - (taken.get(other.id)?.size ?? 0),
  );
  const found = new Map<number, Consultant[]>();
  for (const one of byLoad)
    for (const startMs of freeStarts({
      hours: one.hours,
      rules: one.rules,
      minutes: consultation.minutes,
      within,
      nowMs: now.getTime(),
      taken: taken.get(one.id) ?? new Set(),
    }))
      found.set(startMs, [...(found.get(startMs) ?? []), one]);
  return [...found]
    .map(([startMs, free]) => ({ startMs, consultants: free }))
    .sort((one, other) => one.startMs - other.startMs);
}

const dayMs = 24 * 60 * minuteMs;

/** A week most often holds enough; who is booked out is looked at for two months. */
const daysLookedAt = [7, 62];

/** The next free times from a moment on. @param count How many at most. */
export async function nextSlots(
  payload: Payload,
  asked: Omit<Asked, 'within'> & { fromMs: number },
  count: number,
): Promise<Slot[]> {
  const fromMs = Math.max(asked.fromMs, asked.now.getTime());
  let found: Slot[] = [];
  for (const days of daysLookedAt) {
    found = await listSlots(payload, { ...asked, within: { fromMs, toMs: fromMs + days * dayMs } });
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}
