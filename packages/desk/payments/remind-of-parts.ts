import { addDays, type Day } from '@majak/law/dates';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { changeOrder } from '../orders/change-order.ts';
import { readOrder } from '../orders/read-order.ts';

/** So many are looked at together. */
const atOnce = 100;

type Look = { atOnce: number; after: string };

const dueSoon = (payload: Payload, today: Day, { atOnce, after }: Look) =>
  query(
    payload,
    sql`SELECT reference FROM orders
        WHERE next_due <= ${addDays(today, noticeDays)} AND reference > ${after} AND redacted_at IS NULL
        ORDER BY reference LIMIT ${atOnce}`,
  );

/** So long before a part is due its payer is reminded. */
const noticeDays = 3;

async function remind(payload: Payload, reference: string): Promise<void> {
  const order = await readOrder(payload, reference);
  const part = order?.instalments.find(({ left }) => left.minor > 0);
  // The first is paid when it is agreed on: nobody is reminded of it the same minute.
  if (!order || !part || part === order.instalments[0] || order.reminded.includes(part.due)) return;
  await changeOrder(payload, {
    reference,
    kind: 'reminded',
    answers: { due: part.due },
    author: 'clock',
    idempotencyKey: `${reference}:reminded:${part.due}`,
  });
}

/**
 * Reminds of parts of a price that are due soon, each once. Safe to run anywhere, any number of times. Parts that are late
 * stay among those that are looked at, so it goes on behind them.
 */
export async function remindOfParts(payload: Payload, today: Day, together = atOnce): Promise<void> {
  for (let rows = await dueSoon(payload, today, { atOnce: together, after: '' }); rows.length > 0; ) {
    for (const { reference } of rows) await remind(payload, String(reference));
    rows = await dueSoon(payload, today, { atOnce: together, after: String(rows.at(-1)?.reference) });
  }
}
