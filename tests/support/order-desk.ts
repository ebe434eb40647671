import { randomUUID } from 'node:crypto';
import { query } from '@majak/desk/database';
import { changeOrder } from '@majak/desk/orders/change-order';
import { placeOrder, type WantedOrder } from '@majak/desk/orders/place-order';
import { money } from '@majak/tools/money/money';
import { sql } from 'drizzle-orm';
import { store } from './store.ts';

/** Leaves no order and no delivery: others count what the outbox plans. */
export async function forgetOrders(): Promise<void> {
  for (const table of ['outbox', 'orders', 'order_changes'])
    await query(await store(), sql`DELETE FROM ${sql.identifier(table)}`);
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** An order of work of ours, for 12 500 CZK, that can be paid for a week. */
export const wantedOrder = (change: Partial<WantedOrder>): WantedOrder => ({
  kind: 'service',
  details: { title: 'Employee card' },
  lines: [{ text: 'Employee card, all of it', amount: money(1_250_000, 'CZK') }],
  customer: { name: 'Ana Sample', email: 'ana@example.com' },
  holdUntil: new Date(Date.now() + weekMs).toISOString(),
  idempotencyKey: randomUUID(),
  ...change,
});

/** The reference of a new order. */
export const order = async (change: Partial<WantedOrder> = {}): Promise<string> =>
  (await placeOrder(await store(), wantedOrder(change))).reference;

/** Money that came by card, as the bank tells of it: the same payment is told of under the same key. */
export const payment = async (reference: string, minor: number, id = 'pi_1') =>
  changeOrder(await store(), {
    reference,
    kind: 'received',
    answers: { method: 'card', payment: id, amount: money(minor, 'CZK'), on: '2026-11-23' },
    author: 'bank',
    idempotencyKey: `card:${id}`,
  });
