import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { listBookings } from '../bookings/list-booking.ts';
import { remindOfBookings } from '../bookings/remind.ts';
import { lapseDueBookings } from '../bookings/settle-payment.ts';
import { listCases } from '../cases/list-case.ts';
import { listOrders } from '../orders/list-order.ts';
import type { Outcome } from '../ports/outcome.ts';
import { bindUploads } from '../uploads/bind-uploads.ts';
import { type Claim, claim, conclude } from './claim.ts';
import { deliver, rowsOf } from './deliver.ts';
import { planDeliveries, settleDeliveries } from './plan-deliveries.ts';
import type { Waits } from './retry-delay.ts';
import { startStopwatch } from './stopwatch.ts';

/** `attemptMs` is the longest that one attempt takes, all its calls together: less than the lease. */
export type OutboxPace = { leaseMs: number; attemptMs: number; waits: Waits; batch: number };

const betweenLooksMs = 500;

/**
 * Writes down what came of a claim. While the store is away it is tried again until the lease ends: what was sent and
 * not written down would be sent twice.
 */
async function concludeInTime(
  payload: Payload,
  held: Claim,
  outcome: Outcome,
  { leaseMs, waits }: OutboxPace,
) {
  const untilMs = performance.now() + leaseMs;
  for (;;) {
    try {
      return await conclude(payload, held, outcome, { now: new Date(), waits, random: Math.random() });
    } catch (error) {
      if (performance.now() > untilMs) throw error;
      await wait(betweenLooksMs);
    }
  }
}

/**
 * One round of the outbox: bring the lists of cases, orders and bookings up to date, remind of what is near, give files what they belong to, plan what was accepted, deliver what is due, settle what is done.
 * Any number of processes may run it at once. Answers how many deliveries it tried.
 */
export async function outboxRound(payload: Payload, pace: OutboxPace): Promise<number> {
  await listCases(payload);
  await listOrders(payload);
  await listBookings(payload);
  await lapseDueBookings(payload, new Date());
  await remindOfBookings(payload, new Date());
  await bindUploads(payload);
  await planDeliveries(payload, new Date());
  const heldMs = startStopwatch();
  const claims = await claim(payload, new Date(), { limit: pace.batch, leaseMs: pace.leaseMs });
  const isLate = () => heldMs() > pace.leaseMs - pace.attemptMs;
  const rows = await rowsOf(payload, claims);
  await Promise.all(
    claims.map(async (held) =>
      concludeInTime(payload, held, await deliver(payload, held, rows.get(held.reference), isLate), pace),
    ),
  );
  // With nothing else to do, also what a process left behind that died before this line.
  await settleDeliveries(payload, claims.length > 0 ? claims.map(({ reference }) => reference) : undefined);
  return claims.length;
}
