import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type OrderContent, orderChanges } from '@majak/tools/orders/order-change';
import { orderOfChanges } from '@majak/tools/orders/order-of-changes';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { site } from '../site.ts';
import { newReference } from '../submissions/reference.ts';
import { listOrders } from './list-order.ts';
import { orderKindOf } from './order-kinds.ts';
import { paymentPath } from './payment-key.ts';
import { writeOrderChange } from './write-order-change.ts';

/** What somebody wants to pay for. Prices are computed by us: nothing of them comes from a browser. */
export type WantedOrder = Omit<OrderContent, 'variableSymbol'> & {
  /** The same key is the same order, however often it comes. */
  idempotencyKey: string;
};

/** Where the order is paid. */
export type PlacedOrder = { reference: string; paymentPath: string };

/** How an order comes to be: asked for at once, or first as a draft of ours. */
type Making = { as: 'placed' | 'drafted'; person?: string };

const contentOf = ({ idempotencyKey: _, ...content }: WantedOrder) => content;

/** Ten digits, the first no zero: more than banks lose on the way. */
const newSymbol = (): string => String(randomInt(1_000_000_000, 10_000_000_000));

/** Whether two orders are of the same: each of two presses computes until when it is held. */
const isSameOrder = (one: Omit<OrderContent, 'variableSymbol'>, other: OrderContent): boolean => {
  const compared = ({ kind, details, lines, customer, about }: Omit<OrderContent, 'variableSymbol'>) =>
    JSON.parse(JSON.stringify({ kind, details, lines, customer, about }));
  return isDeepStrictEqual(compared(one), compared(other));
};

/** The row of the order that was made with a key; nothing where none was. */
const rowOfKey = async (payload: Payload, idempotencyKey: string) =>
  (
    await query(
      payload,
      sql`SELECT order_reference, kind, answers FROM order_changes WHERE idempotency_key = ${`order:${idempotencyKey}`}`,
    )
  )[0];

/** The reference of the order that was made with a key; nothing where none was, or it is erased. */
export async function orderOfKey(payload: Payload, idempotencyKey: string): Promise<string | undefined> {
  const row = await rowOfKey(payload, idempotencyKey);
  return row && String(row.order_reference);
}

/** The reference of the order that was made with a key; nothing if it is new. @throws Error if that one is of something else. */
async function madeBefore(
  payload: Payload,
  wanted: WantedOrder,
  as: Making['as'],
): Promise<string | undefined> {
  const row = await rowOfKey(payload, wanted.idempotencyKey);
  if (!row) return undefined;
  const before = orderChanges.placed.parse(JSON.parse(String(row.answers)));
  if (row.kind !== as || !isSameOrder(contentOf(wanted), before))
    throw new Error('This key was used for another order');
  return String(row.order_reference);
}

/** A symbol may be taken: another is tried. */
const attempts = 5;

/**
 * Makes an order, once.
 * @throws Error where there is no such kind, its lines are of two currencies, it costs less than nothing, or its key was
 * used for another.
 */
export async function makeOrder(
  payload: Payload,
  wanted: WantedOrder,
  { as, person }: Making,
): Promise<PlacedOrder> {
  orderKindOf(wanted.kind);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await madeBefore(payload, wanted, as);
    if (before) return { reference: before, paymentPath: paymentPath(before) };
    const reference = newReference(site.referencePrefix);
    const answers = orderChanges.placed.parse({ ...contentOf(wanted), variableSymbol: newSymbol() });
    const author = person ? 'agency' : 'client';
    const change = { number: 1, kind: as, answers, author, at: new Date().toISOString() } as const;
    if ((orderOfChanges(reference, [change])?.total.minor ?? -1) < 0)
      throw new Error('An order costs nothing or more');
    const idempotencyKey = `order:${wanted.idempotencyKey}`;
    if (
      await writeOrderChange(payload, { reference, change, ...(person ? { person } : {}), idempotencyKey })
    ) {
      await listOrders(payload, reference);
      return { reference, paymentPath: paymentPath(reference) };
    }
  }
  throw new Error('No free reference was found');
}

/** Asks somebody to pay for something; what costs nothing is paid at once. See `makeOrder`. */
export const placeOrder = (payload: Payload, wanted: WantedOrder): Promise<PlacedOrder> =>
  makeOrder(payload, wanted, { as: 'placed' });
