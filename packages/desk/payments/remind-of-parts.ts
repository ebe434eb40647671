import { addDays, type Day } from '@majak/law/dates';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { changeOrder } from '../orders/change-order.ts';
import { readOrder } from '../orders/read-order.ts';

const atOnce = 100;

/** So long before a part is due its payer is reminded. */
const noticeDays = 3;

/** Reminds of parts of a price that are due soon, each once. Safe to run anywhere, any number of times. */
export async function remindOfParts(payload: Payload, today: Day): Promise<void> {
  const due = await query(
    payload,
    sql`SELECT reference FROM orders WHERE next_due <= ${addDays(today, noticeDays)} AND redacted_at IS NULL LIMIT ${atOnce}`,
  );
  for (const { reference } of due) {
    const order = await readOrder(payload, String(reference));
    const part = order?.instalments.find(({ left }) => left.minor > 0);
    // The first is paid when it is agreed on: nobody is reminded of it the same minute.
    if (!order || !part || part === order.instalments[0] || order.reminded.includes(part.due)) continue;
    await changeOrder(payload, {
      reference: order.reference,
      kind: 'reminded',
      answers: { due: part.due },
      author: 'clock',
      idempotencyKey: `${order.reference}:reminded:${part.due}`,
    });
  }
}
