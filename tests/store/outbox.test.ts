import { randomUUID } from 'node:crypto';
import { query } from '@majak/desk/database';
import { claim, conclude } from '@majak/desk/outbox/claim';
import { outboxRound } from '@majak/desk/outbox/outbox-round';
import { planDeliveries, settleDeliveries } from '@majak/desk/outbox/plan-deliveries';
import { maxAttempts } from '@majak/desk/outbox/retry-delay';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { submitRequest } from '../support/submit.ts';

let payload: Payload;
const leaseMs = 1000;
const start = new Date('2026-11-21T12:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const pace = (now: Date) => ({ now, waits: { firstMs: 5000, longestMs: 3_600_000 }, random: 1 });

beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await query(payload, sql`DELETE FROM outbox`);
  await query(payload, sql`DELETE FROM requests`);
});

async function accepted(): Promise<string> {
  const result = await submitRequest(payload, {
    input: contactInput(),
    idempotencyKey: randomUUID(),
    spam: false,
  });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  return result.reference;
}
const rows = () => query(payload, sql`SELECT * FROM outbox ORDER BY key`);
const statusOf = async (reference: string) =>
  (await query(payload, sql`SELECT status FROM requests WHERE reference = ${reference}`))[0]?.status;

test('an accepted request is planned into three deliveries, however often it is planned', async () => {
  const reference = await accepted();
  await planDeliveries(payload, start);
  await planDeliveries(payload, start);
  expect((await rows()).map(({ key }) => key)).toEqual(
    ['confirmation', 'desk', 'office'].map((channel) => `${reference}:${channel}`),
  );
});

test('planning again after a crash half-way doubles nothing', async () => {
  const reference = await accepted();
  await planDeliveries(payload, start);
  await query(payload, sql`DELETE FROM outbox WHERE channel = 'office'`);
  await query(payload, sql`UPDATE requests SET planned_at = NULL WHERE reference = ${reference}`);
  await planDeliveries(payload, start);
  expect(await rows()).toHaveLength(3);
});

test('a spam request is planned into nothing', async () => {
  await submitRequest(payload, { input: contactInput(), spam: true });
  await planDeliveries(payload, start);
  expect(await rows()).toEqual([]);
});

test('ten claimers at once take each delivery once', async () => {
  await Promise.all(Array.from({ length: 8 }, accepted));
  await planDeliveries(payload, start);
  const claims = await Promise.all(
    Array.from({ length: 10 }, () => claim(payload, start, { limit: 5, leaseMs })),
  );
  const ids = claims.flat().map(({ id }) => id);
  expect(ids).toHaveLength(24);
  expect(new Set(ids).size).toBe(24);
});

test('a delivery whose process died is claimed again after its lease, in doubt, and the dead one can no longer conclude it', async () => {
  await accepted();
  await planDeliveries(payload, start);
  const [first] = await claim(payload, start, { limit: 1, leaseMs });
  if (!first) throw new Error('Nothing to claim');
  expect(first.inDoubt).toBe(false);
  const before = await claim(payload, later(leaseMs - 1), { limit: 9, leaseMs });
  expect(before.map(({ id }) => id)).not.toContain(first.id);
  const after = await claim(payload, later(leaseMs), { limit: 9, leaseMs });
  const second = after.find(({ id }) => id === first.id);
  expect(second).toMatchObject({ inDoubt: true, attempts: 2 });
  await conclude(payload, first, { kind: 'done' }, pace(later(leaseMs)));
  const [row] = await query(payload, sql`SELECT status FROM outbox WHERE id = ${first.id}`);
  expect(row?.status).toBe('REQUESTED');
});

test.each([
  [
    'an ambiguous failure leaves it in doubt',
    { kind: 'retry', error: 'time-out', inDoubt: true } as const,
    true,
  ],
  ['a clear failure does not', { kind: 'retry', error: 'refused', inDoubt: false } as const, false],
])('after a retry %s', async (_, outcome, inDoubt) => {
  await accepted();
  await planDeliveries(payload, start);
  const [held] = await claim(payload, start, { limit: 1, leaseMs });
  if (!held) throw new Error('Nothing to claim');
  await conclude(payload, held, outcome, pace(start));
  await query(payload, sql`DELETE FROM outbox WHERE id <> ${held.id}`);
  expect(await claim(payload, later(4999), { limit: 1, leaseMs })).toEqual([]);
  expect(await claim(payload, later(5000), { limit: 1, leaseMs })).toMatchObject([{ id: held.id, inDoubt }]);
});

test('a wait that the other side asked for is waited in full', async () => {
  await accepted();
  await planDeliveries(payload, start);
  const [held] = await claim(payload, start, { limit: 1, leaseMs });
  if (!held) throw new Error('Nothing to claim');
  await conclude(
    payload,
    held,
    { kind: 'retry', error: '429', inDoubt: false, afterMs: 90_000 },
    pace(start),
  );
  await query(payload, sql`DELETE FROM outbox WHERE id <> ${held.id}`);
  expect(await claim(payload, later(89_999), { limit: 1, leaseMs })).toEqual([]);
  expect(await claim(payload, later(90_000), { limit: 1, leaseMs })).toHaveLength(1);
});

test('a wait for somebody is no failed attempt, however often it is looked at again', async () => {
  await accepted();
  await planDeliveries(payload, start);
  await query(payload, sql`DELETE FROM outbox WHERE channel <> 'office'`);
  const waiting = { kind: 'waiting', error: 'Not paid yet', afterMs: 60_000 } as const;
  for (let look = 0; look <= maxAttempts; look += 1) {
    const at = later(look * 60_000);
    const [held] = await claim(payload, at, { limit: 1, leaseMs });
    expect(held).toMatchObject({ attempts: 1 });
    if (held) await conclude(payload, held, waiting, pace(at));
    expect(await claim(payload, later(look * 60_000 + 59_999), { limit: 1, leaseMs })).toEqual([]);
  }
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'INITIAL', last_error: 'Not paid yet' });
  expect(Number(row?.attempts)).toBe(0);
});

test('a request succeeds once all its deliveries are done, and fails once one is given up', async () => {
  const [good, bad] = [await accepted(), await accepted()];
  await planDeliveries(payload, start);
  await settleDeliveries(payload);
  expect([await statusOf(good), await statusOf(bad)]).toEqual(['REQUESTED', 'REQUESTED']);
  for (const held of await claim(payload, start, { limit: 9, leaseMs })) {
    const refuse = held.reference === bad && held.channel === 'desk';
    await conclude(payload, held, refuse ? { kind: 'refused', error: 'no' } : { kind: 'done' }, pace(start));
  }
  await settleDeliveries(payload);
  expect([await statusOf(good), await statusOf(bad)]).toEqual(['SUCCEEDED', 'FAILED']);
});

test('a delivery that fails all its attempts is given up', async () => {
  await accepted();
  await planDeliveries(payload, start);
  await query(payload, sql`DELETE FROM outbox WHERE channel <> 'desk'`);
  await query(payload, sql`UPDATE outbox SET attempts = ${maxAttempts - 1}`);
  const [held] = await claim(payload, start, { limit: 1, leaseMs });
  if (!held) throw new Error('Nothing to claim');
  await conclude(payload, held, { kind: 'retry', error: 'still down', inDoubt: false }, pace(start));
  expect((await rows())[0]).toMatchObject({ status: 'FAILED', last_error: 'still down' });
});

test('what was in doubt stays so through a refusal', async () => {
  await accepted();
  await planDeliveries(payload, start);
  await query(payload, sql`DELETE FROM outbox WHERE channel <> 'desk'`);
  const [first] = await claim(payload, start, { limit: 1, leaseMs });
  if (!first) throw new Error('Nothing to claim');
  await conclude(payload, first, { kind: 'retry', error: 'time-out', inDoubt: true }, pace(start));
  const [second] = await claim(payload, later(5000), { limit: 1, leaseMs });
  if (!second) throw new Error('Nothing to claim');
  await conclude(payload, second, { kind: 'refused', error: 'Marked as spam' }, pace(later(5000)));
  await query(payload, sql`UPDATE outbox SET status = 'INITIAL'`);
  expect(await claim(payload, later(6000), { limit: 1, leaseMs })).toMatchObject([{ inDoubt: true }]);
});

test('a request that failed and whose delivery got another try is settled again', async () => {
  const reference = await accepted();
  await planDeliveries(payload, start);
  await query(payload, sql`UPDATE outbox SET status = 'FAILED'`);
  await settleDeliveries(payload);
  expect(await statusOf(reference)).toBe('FAILED');
  await query(payload, sql`UPDATE outbox SET status = 'INITIAL' WHERE channel = 'desk'`);
  await query(payload, sql`UPDATE outbox SET status = 'SUCCEEDED' WHERE channel <> 'desk'`);
  await settleDeliveries(payload);
  expect(await statusOf(reference)).toBe('REQUESTED');
});

test('a clock that is set back by hours holds up no delivery: neither one that waits nor one whose process died', async () => {
  await accepted();
  await planDeliveries(payload, start);
  const [waiting, stranded] = await claim(payload, start, { limit: 2, leaseMs });
  if (!waiting || !stranded) throw new Error('Nothing to claim');
  await conclude(payload, waiting, { kind: 'retry', error: 'down', inDoubt: false }, pace(start));
  const setBack = later(-6 * 60 * 60 * 1000);
  const claims = await claim(payload, setBack, { limit: 9, leaseMs });
  expect(claims.map(({ id }) => id).sort()).toHaveLength(3);
  expect(claims.find(({ id }) => id === stranded.id)).toMatchObject({ inDoubt: true });
});

test('clocks of two machines that differ a little change no wait', async () => {
  await accepted();
  await planDeliveries(payload, start);
  expect(await claim(payload, later(-1000), { limit: 9, leaseMs })).toEqual([]);
});

test('only what something happened to is settled, and everything when nothing is named', async () => {
  const [named, other] = [await accepted(), await accepted()];
  await planDeliveries(payload, start);
  await query(payload, sql`UPDATE outbox SET status = 'SUCCEEDED'`);
  await settleDeliveries(payload, [named]);
  expect([await statusOf(named), await statusOf(other)]).toEqual(['SUCCEEDED', 'REQUESTED']);
  await settleDeliveries(payload, []);
  expect(await statusOf(other)).toBe('REQUESTED');
  await settleDeliveries(payload);
  expect(await statusOf(other)).toBe('SUCCEEDED');
});

test('a process that was held up sends nothing that another may have taken meanwhile, and another does', async () => {
  const reference = await accepted();
  const waits = { firstMs: 1, longestMs: 1 };
  // Whatever time its claims took, none is left for an attempt.
  expect(await outboxRound(payload, { leaseMs: 1000, attemptMs: 1000, waits, batch: 5 })).toBe(3);
  const late = 'The attempt came too late: the process was held up';
  const held = { status: 'INITIAL', last_error: late, lease_token: null };
  expect(await rows()).toMatchObject([held, held, held]);
  expect((await rows()).map(({ attempts }) => Number(attempts))).toEqual([1, 1, 1]);
  expect((await rows()).some(({ in_doubt: inDoubt }) => Boolean(inDoubt))).toBe(false);
  const again = async () => {
    await outboxRound(payload, { leaseMs: 45_000, attemptMs: 1000, waits, batch: 5 });
    return statusOf(reference);
  };
  await expect.poll(again, { timeout: 30_000 }).toBe('SUCCEEDED');
});
