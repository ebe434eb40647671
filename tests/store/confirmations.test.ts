import { readdir } from 'node:fs/promises';
import { query } from '@majak/desk/database';
import { outboxRound } from '@majak/desk/outbox/outbox-round';
import { mailDirectory } from '@majak/desk/services';
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
  for (const table of ['outbox', 'requests', 'rate_limits'])
    await query(payload, sql`DELETE FROM ${sql.identifier(table)}`);
});

const pace = { leaseMs: 45_000, attemptMs: 1000, waits: { firstMs: 5000, longestMs: 5000 }, batch: 20 };
const deliverAll = async () => {
  while ((await outboxRound(payload, pace)) > 0);
};
async function accepted(email: string): Promise<string> {
  const result = await submitRequest(payload, { input: contactInput({ email }), spam: false });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  return result.reference;
}
const sent = async (references: string[], channel: string) => {
  const files = new Set(await readdir(mailDirectory));
  return references.filter((one) => files.has(`${one.toLowerCase()}.${channel}@majak.example.eml`)).length;
};

test('one person gets five confirmations a day, however the address is written; the office gets every request', async () => {
  const spellings = ['victim@example.org', 'VICTIM@Example.org', 'victim+1@example.org'];
  const references: string[] = [];
  for (let index = 0; index < 12; index += 1) references.push(await accepted(spellings[index % 3] ?? ''));
  const other = await accepted('somebody.else@example.org');
  await deliverAll();
  expect(await sent(references, 'confirmation')).toBe(5);
  expect(await sent(references, 'office')).toBe(12);
  expect(await sent([other], 'confirmation')).toBe(1);
  const rows = await query(payload, sql`SELECT status, count(*) AS n FROM requests GROUP BY status`);
  expect(rows.map(({ status, n }) => [status, Number(n)])).toEqual([['SUCCEEDED', 13]]);
});

test('a confirmation that was withheld is not said to be delivered, and is not tried again', async () => {
  for (let index = 0; index < 6; index += 1) await accepted('victim@example.org');
  await deliverAll();
  const withheld = await query(
    payload,
    sql`SELECT status, channel, delivered_at, last_error FROM outbox WHERE last_error IS NOT NULL`,
  );
  expect(withheld).toMatchObject([
    {
      status: 'SUCCEEDED',
      channel: 'confirmation',
      delivered_at: null,
      last_error: expect.stringContaining('enough'),
    },
  ]);
});

test('the counters hold no address', async () => {
  await accepted('victim@example.org');
  await deliverAll();
  const counters = await query(payload, sql`SELECT * FROM rate_limits`);
  expect(counters).toHaveLength(1);
  expect(JSON.stringify(counters)).not.toContain('victim');
});
