import { readCase } from '@majak/desk/cases/read-case';
import { query } from '@majak/desk/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servingCommands } from '../../bin/serving-commands.ts';
import { store } from '../support/store.ts';
import { caseReferences, caseScript } from './case-script.ts';
import { type Keeper, keepAlive } from './keep-alive.ts';

await vi.hoisted(async () => (await import('../support/own-store.ts')).useOwnStore());

const patience = { timeout: 120_000, interval: 20 };
let keepers: Keeper[];

beforeAll(async () => {
  await store();
  const shared = { OUTBOX_TICK_MS: '100', NODE_ENV: 'production' };
  keepers = [
    keepAlive(['--import', 'tsx', 'tests/faults/run-case-script.ts'], shared),
    keepAlive(servingCommands.outbox, shared),
  ];
});
afterAll(() => Promise.all(keepers.map((keeper) => keeper.stop())));

const count = async (table: string) =>
  Number((await query(await store(), sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`))[0]?.n);
const whole = caseReferences.length * (caseScript.length + 1);
/** How far the script is at each kill: in the middle of every case. */
const kills = [0.25, 0.6].map((share) => Math.round(whole * share));

test('whoever changes cases and whoever tells of it are killed in the middle: each change is made once and told once', async () => {
  for (const changes of kills) {
    await expect.poll(() => count('case_changes'), patience).toBeGreaterThanOrEqual(changes);
    for (const keeper of keepers) keeper.kill();
  }
  await expect.poll(() => count('case_changes'), patience).toBe(whole);
  const open = async () =>
    (
      await query(
        await store(),
        sql`SELECT id FROM case_changes WHERE unlisted = ${true} OR status <> 'SUCCEEDED'`,
      )
    ).length;
  await expect.poll(open, patience).toBe(0);
  const payload = await store();
  for (const reference of caseReferences) {
    const now = await readCase(payload, reference);
    expect(now?.history.map(({ kind }) => kind)).toEqual(['opened', ...caseScript.map(([kind]) => kind)]);
    expect(now).toMatchObject({ state: 'closed', pauses: [{ from: '2026-03-03', to: '2026-03-20' }] });
  }
  const listed = await query(
    payload,
    sql`SELECT reference, state, last_number FROM cases ORDER BY reference`,
  );
  expect(listed.map(({ reference, state, last_number: last }) => [reference, state, Number(last)])).toEqual(
    caseReferences.map((reference) => [reference, 'closed', caseScript.length + 1]),
  );
  // All but the note, each by one delivery; a mail that goes out again goes out under the same id.
  const told = await query(payload, sql`SELECT key, status FROM outbox ORDER BY key`);
  expect(told.map(({ key, status }) => `${key} ${status}`)).toEqual(
    caseReferences
      .flatMap((reference) =>
        [1, 2, 3, 4, 5, 6, 8, 9].map((number) => `${reference}.${number}:client SUCCEEDED`),
      )
      .sort(),
  );
});
