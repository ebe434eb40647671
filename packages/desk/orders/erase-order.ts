import { erased } from '@majak/tools/form/erase-personal';
import type { Order } from '@majak/tools/orders/order';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { forgetLateMails, forgetMails } from '../outbox/forget-mails.ts';
import { daysBefore } from '../outbox/retention.ts';
import { truncateSqliteLog } from '../outbox/truncate-sqlite-log.ts';
import { today } from '../today.ts';
import { changeOrder } from './change-order.ts';
import { keptOrder } from './kept-order.ts';
import { listOrders } from './list-order.ts';
import { readOrder } from './read-order.ts';

/** What is left of a change: amounts and days. Who ordered, and what exactly, goes. */
function remainsOf(kind: unknown, written: unknown): string {
  const answers: Record<string, unknown> = JSON.parse(String(written));
  if (kind === 'placed' || kind === 'drafted')
    return JSON.stringify({
      ...answers,
      details: {},
      lines: Array.isArray(answers.lines) ? answers.lines.map((line) => ({ ...line, text: erased })) : [],
      customer: { name: erased, email: '' },
    });
  if (kind === 'contract-withdrawn') return JSON.stringify({ statement: erased, name: erased, email: '' });
  if (kind === 'work-counted') return JSON.stringify({ ...answers, what: erased });
  return JSON.stringify('why' in answers ? { ...answers, why: erased } : answers);
}

/** Erases what is personal in an order: nobody can pay it any more. What came in, and when, stays. */
export async function eraseOrder(payload: Payload, reference: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await listOrders(payload, reference);
  const changes = await query(
    payload,
    sql`SELECT id, reference, kind, answers FROM order_changes WHERE order_reference = ${reference}`,
  );
  // First, so that nothing is added from now on.
  await query(
    payload,
    sql`UPDATE orders SET title = ${erased}, email = NULL, about = NULL, hold_until = NULL, next_due = NULL, redacted_at = ${at}
        WHERE reference = ${reference}`,
  );
  for (const { id, reference: own, kind, answers } of changes) {
    await query(payload, sql`UPDATE outbox SET last_error = NULL WHERE reference = ${String(own)}`);
    await forgetMails('order-changes', String(own));
    await query(
      payload,
      sql`UPDATE order_changes SET answers = ${remainsOf(kind, answers)}, idempotency_key = NULL, redacted_at = ${at}
          WHERE id = ${id}`,
    );
  }
}

/** Whether the law has an order kept whole on a day. */
const isKept = (order: Order, now: Date): boolean => (keptOrder(order)?.until ?? '') >= today(now);

/**
 * Erases those of some orders that no law has us keep, and takes back what is still to be paid. Others are kept whole: they
 * go after their time.
 */
export async function eraseOrders(payload: Payload, references: readonly string[], now: Date): Promise<void> {
  for (const reference of references) {
    const order = await readOrder(payload, reference);
    if (!order) continue;
    await changeOrder(payload, {
      reference,
      kind: 'withdrawn',
      answers: { why: '' },
      author: 'client',
      idempotencyKey: `${reference}:erased`,
    });
    if (!isKept(order, now)) await eraseOrder(payload, reference, now);
  }
}

/** After so long no order is looked at sooner: laws count from the end of the year. */
const paidDays = 3653;
const atOnce = 100;

type Looked = { requestDays: number; after: number };

const overdue = (payload: Payload, now: Date, { requestDays, after }: Looked) =>
  query(
    payload,
    sql`SELECT id, reference FROM orders WHERE redacted_at IS NULL AND id > ${after}
        AND (changed_at < ${daysBefore(now, paidDays)}
             OR (state IN ('expired', 'draft') AND kept = 0 AND changed_at < ${daysBefore(now, requestDays)}
                 AND NOT EXISTS (SELECT 1 FROM order_changes WHERE order_reference = orders.reference AND kind = 'received')))
        ORDER BY id LIMIT ${atOnce}`,
  );

/** Erases orders whose time is over: unpaid ones as requests are, paid ones after ten years, none that a law has us keep. */
export async function redactOrders(
  payload: Payload,
  now: Date,
  { requestDays }: { requestDays: number },
): Promise<void> {
  await forgetLateMails(payload, 'order-changes', now);
  let count = 0;
  for (let rows = await overdue(payload, now, { requestDays, after: 0 }); rows.length > 0; ) {
    for (const { reference } of rows) {
      const order = await readOrder(payload, String(reference));
      if (order && isKept(order, now)) continue;
      await eraseOrder(payload, String(reference), now);
      count += 1;
    }
    rows = await overdue(payload, now, { requestDays, after: Number(rows.at(-1)?.id) });
  }
  if (count > 0) await truncateSqliteLog(payload);
}
