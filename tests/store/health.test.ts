import { query } from '@majak/desk/database';
import { checks } from '@majak/desk/health/checks';
import { beat, heartbeat } from '@majak/desk/health/heartbeat';
import { storeFault } from '@majak/desk/health/store-fault';
import { claim, conclude } from '@majak/desk/outbox/claim';
import { planDeliveries } from '@majak/desk/outbox/plan-deliveries';
import type { Outcome } from '@majak/desk/ports/outcome';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { submitRequest } from '../support/submit.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  for (const table of ['heartbeats', 'outbox', 'requests'])
    await query(payload, sql`DELETE FROM ${sql.identifier(table)}`);
});

const minuteMs = 60_000;
const stateOf = async (name: string, now = new Date()) =>
  (await checks(now)).find((check) => check.name === name)?.state;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

test('a dead outbox is a fault, one that beats is none', async () => {
  expect(await stateOf('outbox')).toBe('fault');
  await heartbeat(payload, 'outbox')();
  expect(await stateOf('outbox')).toBe('ok');
  expect(await stateOf('outbox', inMinutes(5))).toBe('fault');
});

test('a beat replaces the one before, and rounds that follow at once write nothing', async () => {
  await beat(payload, 'outbox', inMinutes(-60));
  const alive = heartbeat(payload, 'outbox');
  await alive();
  const beatAt = () => query(payload, sql`SELECT beat_at FROM heartbeats`);
  const first = await beatAt();
  await alive();
  expect(first).toHaveLength(1);
  expect(await beatAt()).toEqual(first);
});

test('what waits is told by its age, also while nothing plans it', async () => {
  expect(await stateOf('deliveries', inMinutes(60))).toBe('ok');
  await submitRequest(payload, { input: contactInput(), spam: false });
  expect(await stateOf('deliveries', inMinutes(60))).toBe('fault');
  await planDeliveries(payload, new Date());
  expect(await stateOf('deliveries', inMinutes(60))).toBe('fault');
  await query(payload, sql`UPDATE outbox SET status = 'SUCCEEDED'`);
  expect(await stateOf('deliveries', inMinutes(60))).toBe('ok');
});

test('what waits for a person or a bank is late only once nobody looks at it again, or it failed twice', async () => {
  await submitRequest(payload, { input: contactInput(), spam: false });
  await planDeliveries(payload, new Date());
  const look = async (outcome: Outcome, at: Date) => {
    for (const held of await claim(payload, at, { limit: 9, leaseMs: 1000 }))
      await conclude(payload, held, outcome, { now: at, waits: { firstMs: 1, longestMs: 1 }, random: 1 });
  };
  const waiting = { kind: 'waiting', error: 'Not paid yet', afterMs: 60 * minuteMs } as const;
  const failed = { kind: 'retry', error: 'time-out', inDoubt: false } as const;
  for (const hours of [0, 1, 2]) {
    await look(waiting, inMinutes(hours * 60 + hours));
    expect(await stateOf('deliveries', inMinutes(hours * 60 + 59))).toBe('ok');
  }
  expect(await stateOf('deliveries', inMinutes(240))).toBe('fault');
  await look(failed, inMinutes(200));
  expect(await stateOf('deliveries', inMinutes(201))).toBe('ok');
  await look(failed, inMinutes(202));
  expect(await stateOf('deliveries', inMinutes(202))).toBe('fault');
});

test('spam waits for nobody', async () => {
  await submitRequest(payload, { input: contactInput(), spam: true });
  expect(await stateOf('deliveries', inMinutes(60))).toBe('ok');
});

test('a whole backup is remembered', async () => {
  expect(await stateOf('backup')).toBe('warning');
  await beat(payload, 'backup', new Date());
  expect(await stateOf('backup')).toBe('ok');
  expect(await stateOf('backup', inMinutes(10 * 24 * 60))).toBe('fault');
});

test('a store that lacks a migration is not ready', async () => {
  expect(await storeFault()).toBeUndefined();
  const [last] = await query(payload, sql`SELECT max(name) AS name FROM payload_migrations`);
  const rename = (from: unknown, to: unknown) =>
    query(payload, sql`UPDATE payload_migrations SET name = ${to} WHERE name = ${from}`);
  await rename(last?.name, 'elsewhere');
  try {
    expect(await storeFault()).toContain('migration');
    expect(await stateOf('store')).toBe('fault');
  } finally {
    await rename('elsewhere', last?.name);
  }
});
