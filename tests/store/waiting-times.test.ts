import { eraseCase } from '@majak/desk/cases/erase-case';
import { listCases } from '@majak/desk/cases/list-case';
import { listWaitingTime } from '@majak/desk/cases/list-waiting-time';
import { readCase } from '@majak/desk/cases/read-case';
import { readWaitingTimes } from '@majak/desk/cases/read-waiting-times';
import { query } from '@majak/desk/database';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { change, forgetCases, open, reference } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(forgetCases);
afterAll(forgetCases);

const waits = async () =>
  (
    await query(
      payload,
      sql`SELECT permit, office, quarter, days, case_reference FROM waiting_times ORDER BY id`,
    )
  ).map(({ days, ...row }) => ({ ...row, days: Number(days) }));
const decided = async () => {
  await open();
  await change('filed', { on: '2026-01-15', office: ' Prague  I ', officeNumber: 'OAM-777/ZK-2026' });
  await change('suspended', { from: '2026-02-01', reason: 'A lease' });
  await change('resumed', { on: '2026-02-21' });
  await change('decided', { on: '2026-04-01', outcome: 'granted' });
};
const row = { permit: 'employee-card', office: 'Prague I', quarter: '2026-Q2', days: 76 };

test('a decided case says how long it took, suspensions included, once', async () => {
  await decided();
  expect(await waits()).toEqual([{ ...row, case_reference: reference }]);
  await change('closed', {});
  await query(payload, sql`UPDATE case_changes SET unlisted = ${true}`);
  await query(payload, sql`UPDATE cases SET last_number = 0`);
  await listCases(payload);
  expect(await waits()).toEqual([{ ...row, case_reference: reference }]);
});

test('a decision that is taken back takes its wait away', async () => {
  await decided();
  await change('undone', { change: 5 });
  expect(await waits()).toEqual([]);
});

test('who read a case before it went on changes nothing that was written of it since', async () => {
  await open();
  await change('filed', { on: '2026-01-15', office: 'Prague I' });
  await change('decided', { on: '2026-04-01', outcome: 'granted' });
  const decision = await readCase(payload, reference);
  await change('undone', { change: 3 });
  const takenBack = await readCase(payload, reference);
  if (!decision || !takenBack) throw new Error('There is no case');
  await listWaitingTime(payload, decision);
  expect(await waits()).toEqual([]);
  await change('decided', { on: '2026-04-02', outcome: 'granted' });
  await listWaitingTime(payload, takenBack);
  await listWaitingTime(payload, decision);
  expect(await waits()).toMatchObject([{ days: 77 }]);
});

test('a case that was withdrawn, or not filed, says nothing', async () => {
  await open();
  await change('filed', { on: '2026-01-15' });
  await change('withdrawn', { on: '2026-02-15' });
  expect(await waits()).toEqual([]);
});

test('of an erased case the wait stays, and nothing that leads to it', async () => {
  await decided();
  await eraseCase(payload, reference, new Date());
  expect(await waits()).toEqual([{ ...row, case_reference: null }]);
  await eraseCase(payload, reference, new Date());
  await query(payload, sql`UPDATE case_changes SET unlisted = ${true}`);
  await listCases(payload);
  expect(await waits()).toEqual([{ ...row, case_reference: null }]);
});

test('seven are not shown, eight are', async () => {
  const add = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        query(
          payload,
          sql`INSERT INTO waiting_times (permit, office, quarter, days, sample, created_at, updated_at)
              VALUES ('blue-card', 'Brno', '2026-Q2', 60, ${false}, '2026-06-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z')`,
        ),
      ),
    );
  await add(7);
  expect(await readWaitingTimes(payload, 'blue-card')).toBeUndefined();
  await add(1);
  expect(await readWaitingTimes(payload, 'blue-card')).toMatchObject({
    sample: false,
    all: { count: 8, p50: 60 },
  });
});
