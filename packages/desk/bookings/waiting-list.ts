import type { Booking } from '@majak/tools/bookings/booking';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { comparableAddress } from '../outbox/comparable-address.ts';
import { signature } from '../signature.ts';
import { insertOnce } from '../submissions/insert-once.ts';
import type { Consultation } from './consultations.ts';

type Waiting = { consultation: Consultation; email: string; zone: string };

const digest = (text: string): string => signature('waiting list', text).slice(0, 20);

/** Puts somebody on the list of those who wait for a time: once, until they are told. */
export async function waitForTime(payload: Payload, { consultation, email, zone }: Waiting): Promise<void> {
  const [told] = await query(
    payload,
    sql`SELECT count(*) AS times FROM booking_waits WHERE consultation = ${consultation.slug} AND email = ${email} AND planned_at IS NOT NULL`,
  );
  const who = digest(JSON.stringify([consultation.slug, comparableAddress(email), Number(told?.times ?? 0)]));
  await insertOnce(payload, 'booking_waits', {
    consultation: consultation.slug,
    email,
    zone,
    reference: `waits-${who}`,
    status: 'INITIAL',
    channels: 'free',
  });
}

const freeing = new Set<Booking['state']>(['cancelled', 'lapsed']);

/**
 * Tells everybody who has waited since before a time was given back, once: what was told is not told again. A move gives
 * the old time back.
 */
export async function tellWaiting(payload: Payload, now: Booking): Promise<void> {
  if (!freeing.has(now.state) && now.timeNumber === 1) return;
  await query(
    payload,
    sql`UPDATE booking_waits SET status = 'REQUESTED'
        WHERE consultation = ${now.consultation} AND status = 'INITIAL' AND planned_at IS NULL
          AND created_at <= ${now.changedAt}`,
  );
}
