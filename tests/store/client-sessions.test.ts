import { randomUUID } from 'node:crypto';
import { query } from '@majak/desk/database';
import { outboxRound } from '@majak/desk/outbox/outbox-round';
import { prune } from '@majak/desk/outbox/prune';
import { services } from '@majak/desk/services';
import {
  endSession,
  endSessionsOf,
  findSession,
  listSessions,
  openSession,
} from '@majak/desk/sign-in/client-session';
import { linkToken, signInCode } from '@majak/desk/sign-in/link-token';
import {
  approvedEmail,
  askForLink,
  findLink,
  linkOfBrowser,
  spendLink,
  spendLinkByCode,
} from '@majak/desk/sign-in/sign-in-link';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetSignIns } from '../support/sign-in-rows.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(() => forgetSignIns(payload));
afterAll(() => forgetSignIns(payload));

const email = 'ana@example.com';
const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const now = new Date('2026-03-29T01:30:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const opened = (at = now) => openSession(payload, { email, device: 'Firefox on Linux' }, at);

test('a session lasts while it is visited, thirty days at most, and three without a visit', async () => {
  const [visited, idle] = [await opened(), await opened()];
  for (let day = 1; day < 30; day += 2)
    expect(await findSession(payload, visited, later(day * dayMs))).toMatchObject({ email });
  expect(await findSession(payload, visited, later(30 * dayMs))).toBeUndefined();
  expect(await findSession(payload, idle, later(3 * dayMs - 1))).toMatchObject({ email });
  const another = await opened();
  expect(await findSession(payload, another, later(3 * dayMs))).toBeUndefined();
});

test('a session that was ended opens nothing, here or everywhere, and the store holds no token', async () => {
  const [one, two, three] = [await opened(), await opened(), await opened()];
  const others = await openSession(payload, { email: 'bo@example.com', device: 'Safari' }, now);
  const rows = JSON.stringify(await query(payload, sql`SELECT * FROM client_sessions`));
  for (const token of [one, two, three]) expect(rows).not.toContain(token);
  await endSession(payload, one);
  expect(await findSession(payload, one, now)).toBeUndefined();
  expect(await listSessions(payload, email, now)).toHaveLength(2);
  await endSessionsOf(payload, email);
  expect([await findSession(payload, two, now), await findSession(payload, three, now)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(await findSession(payload, others, now)).toMatchObject({ email: 'bo@example.com' });
});

const waiting = { interaction: 'waits', browser: 'this' };
const asked = async (at = now) => {
  await askForLink(payload, { ...waiting, email }, at);
  return (await linkOfBrowser(payload, waiting, at))?.reference ?? '';
};

test('a link is spent once, however many press at the same moment', async () => {
  const reference = await asked();
  expect(await approvedEmail(payload, waiting)).toBeUndefined();
  const spent = await Promise.all(Array.from({ length: 20 }, () => spendLink(payload, reference, now)));
  expect(spent.filter(Boolean)).toHaveLength(1);
  expect(await approvedEmail(payload, waiting)).toBe(email);
  expect(await findLink(payload, reference, now)).toMatchObject({ state: 'used' });
});

test('a link is good for ten minutes, and one that is asked for anew takes its place', async () => {
  const first = await asked();
  expect(await findLink(payload, first, later(10 * minuteMs - 1))).toMatchObject({ state: 'open' });
  expect(await spendLink(payload, first, later(10 * minuteMs))).toBe(false);
  const second = await asked(later(minuteMs));
  expect(await spendLink(payload, first, later(minuteMs))).toBe(false);
  expect(await spendLink(payload, second, later(minuteMs))).toBe(true);
});

test('what a stranger asks for the same address voids nobody’s link', async () => {
  const own = await asked();
  await askForLink(payload, { interaction: 'another', browser: 'stranger', email }, now);
  await askForLink(payload, { interaction: 'waits', browser: 'stranger', email }, now);
  expect(await spendLink(payload, own, now)).toBe(true);
});

test('of ten thousand codes, a handful is looked at', async () => {
  const reference = await asked();
  const right = signInCode(reference);
  const wrong = Array.from({ length: 10_000 }, (_, at) =>
    at.toString(30).toUpperCase().padStart(6, '2'),
  ).filter((code) => code !== right);
  for (const code of wrong.slice(0, 5))
    expect(await spendLinkByCode(payload, { reference, code }, now)).toBe(false);
  const rest = await Promise.all(
    wrong.slice(5, 500).map((code) => spendLinkByCode(payload, { reference, code }, now)),
  );
  expect(rest.filter(Boolean)).toEqual([]);
  expect(await spendLinkByCode(payload, { reference, code: right }, now)).toBe(false);
  expect(await findLink(payload, reference, now)).toMatchObject({ state: 'expired', wrongCodes: 5 });
});

const pace = { leaseMs: 10_000, attemptMs: 1000, waits: { firstMs: 1, longestMs: 1 }, batch: 30 };

test('the mail has the link and not the code; one that has run out is not sent', async () => {
  const send = vi.spyOn(services.mail, 'send').mockResolvedValue({ kind: 'done' });
  const reference = await asked(new Date());
  await askForLink(
    payload,
    { interaction: randomUUID(), browser: 'this', email: 'late@example.com' },
    new Date(0),
  );
  await outboxRound(payload, pace);
  // Other rows of the store may be due too.
  const mails = send.mock.calls
    .map(([mail]) => mail)
    .filter(({ to }) => [email, 'late@example.com'].includes(to));
  send.mockRestore();
  expect(mails.map(({ to }) => to)).toEqual([email]);
  expect(mails[0]?.text).toContain(`/sign-in/link/${linkToken(reference)}`);
  expect(mails[0]?.text).not.toContain(signInCode(reference));
});

test('what ran out is thrown away, and what goes on stays', async () => {
  const at = new Date();
  const alive = await opened(at);
  await opened(new Date(at.getTime() - 31 * dayMs));
  await asked(new Date(at.getTime() - 2 * dayMs));
  await askForLink(payload, { interaction: 'now', browser: 'this', email }, at);
  await prune(payload, at);
  const count = async (table: string) =>
    (await query(payload, sql`SELECT id FROM ${sql.identifier(table)}`)).length;
  expect([await count('client_sessions'), await count('sign_ins')]).toEqual([1, 1]);
  expect(await findSession(payload, alive, at)).toBeDefined();
});
