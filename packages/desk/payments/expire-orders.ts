import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { changeOrder } from '../orders/change-order.ts';
import { readOrder } from '../orders/read-order.ts';
import { closePages } from './close-pages.ts';

const atOnce = 100;

async function expire(payload: Payload, reference: string): Promise<void> {
  const order = await readOrder(payload, reference);
  if (!order || !(await closePages(payload, order))) return;
  // Refused where somebody paid at the last moment: then it is theirs.
  await changeOrder(payload, {
    reference,
    kind: 'expired',
    answers: {},
    author: 'clock',
    idempotencyKey: `${reference}:expired`,
  });
}

/** Ends orders whose time to pay has run out without a payment. Safe to run anywhere, any number of times. */
export async function expireOrders(payload: Payload, now: Date): Promise<void> {
  const due = await query(
    payload,
    sql`SELECT reference FROM orders WHERE hold_until <= ${now.toISOString()} AND redacted_at IS NULL
        ORDER BY hold_until LIMIT ${atOnce}`,
  );
  for (const { reference } of due) await expire(payload, String(reference));
}
