import { isDeepStrictEqual } from 'node:util';
import type { Order } from '@majak/tools/orders/order';
import { type OrderChange, orderChanges } from '@majak/tools/orders/order-change';
import { orderObstacle, type WantedOrderChange } from '@majak/tools/orders/order-obstacle';
import { afterChange } from '@majak/tools/orders/order-of-changes';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { listOrders } from './list-order.ts';
import { readOrder } from './read-order.ts';
import { writeOrderChange } from './write-order-change.ts';

/** A change that somebody wants to make. `person`: the e-mail of somebody of the staff. */
export type OrderStep = WantedOrderChange & {
  reference: string;
  person?: string;
  /** The same key is the same change, however often it comes. */
  idempotencyKey: string;
};

export type OrderOutcome =
  | { kind: 'made'; number: number; order: Order }
  | { kind: 'refused'; why: string }
  | { kind: 'no such order' }
  | { kind: 'key reused' };

/** What came of a key before: nothing if it is new. */
async function madeBefore(payload: Payload, step: OrderStep, now: Order): Promise<OrderOutcome | undefined> {
  const [row] = await query(
    payload,
    sql`SELECT order_reference, kind, number, answers FROM order_changes WHERE idempotency_key = ${step.idempotencyKey}`,
  );
  if (!row) return undefined;
  const isSame =
    row.order_reference === step.reference &&
    row.kind === step.kind &&
    isDeepStrictEqual(JSON.parse(String(row.answers)), JSON.parse(JSON.stringify(step.answers)));
  return isSame ? { kind: 'made', number: Number(row.number), order: now } : { kind: 'key reused' };
}

const isErased = async (payload: Payload, reference: string): Promise<boolean> =>
  (
    await query(
      payload,
      sql`SELECT id FROM orders WHERE reference = ${reference} AND redacted_at IS NOT NULL`,
    )
  ).length > 0;

/** Others may be changing the same order: what they did is looked at, and then it is tried again. */
const attempts = 10;

/** Makes one change to an order, once, if its rules let it. @throws ZodError where what is to be written down is malformed. */
export async function changeOrder(payload: Payload, step: OrderStep): Promise<OrderOutcome> {
  const { reference, kind, author, person, idempotencyKey } = step;
  const answers = orderChanges[kind].parse(step.answers);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = await readOrder(payload, reference);
    if (!now || (await isErased(payload, reference))) return { kind: 'no such order' };
    const before = await madeBefore(payload, step, now);
    if (before) return before;
    const why = orderObstacle(now, step);
    if (why) return { kind: 'refused', why };
    const number = now.lastNumber + 1;
    const change = { number, kind, answers, author, at: new Date().toISOString() } as OrderChange;
    const row = { reference, before: now, change, ...(person ? { person } : {}), idempotencyKey };
    if (await writeOrderChange(payload, row)) {
      await listOrders(payload, reference);
      return { kind: 'made', number, order: afterChange(now, change) };
    }
  }
  throw new Error('Too many changes of one order at once');
}
