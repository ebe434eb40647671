import type { Order } from '@majak/tools/orders/order';
import {
  isOrderChangeId,
  type OrderChange,
  type OrderChangeId,
  orderAuthors,
  orderChanges,
} from '@majak/tools/orders/order-change';
import { orderOfChanges } from '@majak/tools/orders/order-of-changes';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import * as z from 'zod';
import { query } from '../database.ts';

const stored = z
  .object({
    number: z.coerce.number(),
    kind: z.custom<OrderChangeId>(isOrderChangeId),
    answers: z.string().transform((text): unknown => JSON.parse(text)),
    author: z.enum(orderAuthors),
    at: z.coerce.date().transform((at) => at.toISOString()),
  })
  // Answers are read by the schema of their kind, which makes the two belong together.
  .transform((row) => ({ ...row, answers: orderChanges[row.kind].parse(row.answers) }) as OrderChange)
  .array();

/** Every change of an order, in order. */
export async function readOrderChanges(payload: Payload, reference: string): Promise<OrderChange[]> {
  const rows = await query(
    payload,
    sql`SELECT number, kind, answers, author, created_at AS at FROM order_changes
        WHERE order_reference = ${reference} ORDER BY number`,
  );
  return stored.parse(rows);
}

/** An order as it stands; nothing where there is none of this reference. */
export const readOrder = async (payload: Payload, reference: string): Promise<Order | undefined> =>
  orderOfChanges(reference, await readOrderChanges(payload, reference));
