import { randomUUID } from 'node:crypto';
import { changeCase, openCase } from '@majak/desk/cases/change-case';
import { readCase } from '@majak/desk/cases/read-case';
import { query } from '@majak/desk/database';
import { clientMatters } from '@majak/desk/sign-in/client-matters';
import { listSessions, openSession } from '@majak/desk/sign-in/client-session';
import { eraseClient, erasureOf } from '@majak/desk/sign-in/erase-client';
import { exportClient } from '@majak/desk/sign-in/export-client';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { Payload } from 'payload';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { forgetCases } from '../support/case-desk.ts';
import { forgetSignIns } from '../support/sign-in-rows.ts';
import { store } from '../support/store.ts';

let payload: Payload;
const by = { author: 'agency', person: 'agent@majak.example' } as const;

const opened = async (reference: string, email: string, request = '') => {
  await openCase(payload, {
    ...by,
    reference,
    given: { permit: 'employee-card', name: 'Ana Sample', email, request },
    idempotencyKey: randomUUID(),
  });
};
const closed = async (reference: string) => {
  for (const [kind, given] of [
    ['withdrawn', { on: '2026-03-01' }],
    ['closed', {}],
  ] as const)
    await changeCase(payload, { ...by, reference, kind, given, idempotencyKey: randomUUID() });
};

beforeEach(async () => {
  payload = await store();
  await forgetCases();
  await forgetSignIns(payload);
});
afterAll(async () => {
  await forgetCases();
  await forgetSignIns(payload);
});

const references = async (email: string) => {
  const { cases, requests } = await clientMatters(payload, email);
  return [...cases, ...requests].map(({ reference }) => reference).sort();
};

test('a client sees what carries their address, in any letter case, and nothing else', async () => {
  await opened('MJK-0000-0001', 'Ana@Example.com');
  await opened('MJK-0000-0002', 'bo@example.com');
  await opened('MJK-0000-0003', 'ana+visa@example.com');
  await opened('MJK-0000-0004', 'a_a@example.com');
  await opened('MJK-0000-0005', 'ana@müller.example');
  expect(await references('ana@example.com')).toEqual(['MJK-0000-0001']);
  expect(await references('ANA@example.com ')).toEqual(['MJK-0000-0001']);
  expect(await references('%')).toEqual([]);
  expect(await references('')).toEqual([]);
  expect(await references('ana@xn--mller-kva.example')).toEqual(['MJK-0000-0005']);
});

test('the archive holds what is held of a client, and opens', async () => {
  await opened('MJK-0000-0001', 'ana@example.com');
  await opened('MJK-0000-0002', 'bo@example.com');
  await openSession(payload, { email: 'ana@example.com', device: 'Firefox on Linux' });
  const archive = await exportClient(payload, 'ana@example.com', new Date());
  const files = unzipSync(new Uint8Array(await new Response(archive).arrayBuffer()));
  const data = JSON.parse(new TextDecoder().decode(files['personal-data.json']));
  expect(data).toMatchObject({
    email: 'ana@example.com',
    cases: [{ reference: 'MJK-0000-0001' }],
    sessions: [{ device: 'Firefox on Linux' }],
  });
  expect(JSON.stringify(data)).not.toContain('bo@example.com');
});

test('erasing takes what has ended and leaves what goes on, another’s, and the days', async () => {
  await opened('MJK-0000-0001', 'ana@example.com');
  await closed('MJK-0000-0001');
  await opened('MJK-0000-0002', 'ana@example.com');
  await opened('MJK-0000-0003', 'bo@example.com');
  await openSession(payload, { email: 'ana@example.com', device: 'Firefox' });
  expect(erasureOf(await clientMatters(payload, 'ana@example.com'))).toEqual({
    cases: ['MJK-0000-0001'],
    requests: [],
    kept: ['MJK-0000-0002'],
  });
  await eraseClient(payload, 'ana@example.com', new Date());
  expect(await references('ana@example.com')).toEqual(['MJK-0000-0002']);
  expect(await references('bo@example.com')).toEqual(['MJK-0000-0003']);
  expect(await listSessions(payload, 'ana@example.com')).toEqual([]);
  const [row] = await query(
    payload,
    sql`SELECT title, email, ended_on FROM cases WHERE reference = 'MJK-0000-0001'`,
  );
  expect(row).toMatchObject({ email: null, ended_on: '2026-03-01' });
  expect(JSON.stringify(await readCase(payload, 'MJK-0000-0001'))).not.toContain('ana@example.com');
  expect(await eraseClient(payload, 'ana@example.com', new Date())).toMatchObject({ cases: [] });
});
