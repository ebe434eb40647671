import { query } from '@majak/desk/database';
import { readOrder } from '@majak/desk/orders/read-order';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servingCommands } from '../../bin/serving-commands.ts';
import { hire, offer, quantaByBooking } from '../support/booking-desk.ts';
import { store } from '../support/store.ts';
import { builtScript } from './built-script.ts';
import { type Keeper, keepAlive } from './keep-alive.ts';
import { paidCounts } from './paid-orders.ts';

await vi.hoisted(async () => (await import('../support/own-store.ts')).useOwnStore());

const patience = { timeout: 240_000, interval: 10 };
const hourMs = 60 * 60_000;
let keepers: Keeper[];
let paying: Awaited<ReturnType<typeof builtScript>>;

beforeAll(async () => {
  await store();
  await hire();
  await offer({ price: 1500 });
  const shared = {
    OUTBOX_TICK_MS: '50',
    // What a killed process held is free again after three seconds.
    OUTBOX_LEASE_MS: '3000',
    FRESHDESK_TIMEOUT_MS: '500',
    SMTP_TIMEOUT_MS: '500',
    NODE_ENV: 'production',
  };
  // In three days: nobody is reminded of anything yet.
  const from = String((Math.floor(Date.now() / hourMs) + 72) * hourMs);
  paying = await builtScript('run-payments');
  keepers = [
    keepAlive([paying.file, '0', from], shared),
    keepAlive(servingCommands.outbox, shared),
    keepAlive([paying.file, '1', from], shared),
    keepAlive(servingCommands.outbox, shared),
  ];
});
afterAll(async () => {
  await Promise.all(keepers.map((keeper) => keeper.stop()));
  paying.remove();
});

const count = async (rows: SQL) =>
  Number((await query(await store(), sql`SELECT count(*) AS n FROM ${rows}`))[0]?.n);
const changes = (kind: string) => count(sql`order_changes WHERE kind = ${kind}`);

/** Ten moments, by how many have paid, at which two are killed: who pays, and an outbox. */
const kills = fc
  .uniqueArray(fc.integer({ min: 1, max: 95 }), { minLength: 10, maxLength: 10 })
  .map((moments) => moments.toSorted((one, other) => one - other));
const [moments = []] = fc.sample(kills, { numRuns: 1, seed: 15 });

/** What is still to be done. A page of the bank that ended without being asked about is nobody's business. */
const open = async () =>
  (await count(sql`order_changes WHERE kind <> 'begun' AND (unlisted = ${true} OR status <> 'SUCCEEDED')`)) +
  (await count(sql`booking_changes WHERE unlisted = ${true} OR status <> 'SUCCEEDED'`));

/** How often something was delivered, by what. */
async function told(kind: string): Promise<Record<string, number>> {
  const rows = await query(
    await store(),
    sql`SELECT channel, count(*) AS n FROM outbox WHERE kind = ${kind} GROUP BY channel`,
  );
  return Object.fromEntries(rows.map(({ channel, n }) => [String(channel), Number(n)]));
}

const ended = ['refund-asked', 'refunded'];
/** A client may cancel before the payment was seen to, or after. */
const histories = (state: unknown): string[][] => {
  const paid = ['placed', 'begun', 'received'];
  return state === 'paid'
    ? [[...paid, 'fulfilled']]
    : [
        [...paid, ...ended],
        [...paid, 'fulfilled', ...ended],
        [...paid, 'refund-asked', 'fulfilled', 'refunded'],
      ];
};

test('twenty kills between payment and fulfilment: nothing is lost, and each order is fulfilled or paid back once', async () => {
  for (const [at, paid] of moments.entries()) {
    await expect.poll(() => changes('received'), patience).toBeGreaterThanOrEqual(paid);
    // One pair in turn: the other goes on while it comes back.
    for (const keeper of keepers.slice(2 * (at % 2), 2 * (at % 2) + 2)) keeper.kill();
  }
  const { all, kept: stays, cancelled } = paidCounts;
  await expect.poll(() => changes('received'), patience).toBe(all);
  await expect.poll(() => changes('refunded'), patience).toBe(cancelled);
  await expect.poll(open, patience).toBe(0);

  const payload = await store();
  const orders = await query(payload, sql`SELECT reference, total, kept, state FROM orders`);
  expect(orders).toHaveLength(all);
  for (const { reference, total, kept, state } of orders) {
    const order = await readOrder(payload, String(reference));
    expect(histories(state)).toContainEqual(order?.history.map(({ kind }) => kind));
    expect([Number(kept), state]).toEqual(state === 'paid' ? [Number(total), 'paid'] : [0, 'refunded']);
  }
  expect(await told('order-changes')).toEqual({
    agency: 2 * all,
    checkout: all,
    client: 2 * all + cancelled,
    fulfil: all,
    refund: cancelled,
    release: cancelled,
  });

  const bookings = await query(payload, sql`SELECT reference FROM bookings WHERE state = 'confirmed'`);
  expect(bookings).toHaveLength(stays);
  // Each has its time, forty minutes and ten of break, and nobody else has any.
  expect(await quantaByBooking()).toEqual(
    Object.fromEntries(bookings.map(({ reference }) => [String(reference), 10])),
  );
  expect(await count(sql`booking_quanta WHERE held_until IS NOT NULL`)).toBe(0);
  const confirmations = sql`outbox WHERE channel = 'client' AND status = 'SUCCEEDED' AND delivered_at IS NOT NULL
    AND reference IN (SELECT c.reference FROM booking_changes c JOIN bookings b ON b.reference = c.booking
                      WHERE c.kind = 'paid' AND b.state = 'confirmed')`;
  expect(await count(confirmations)).toBe(stays);
}, 900_000);
