import { changeCase, openCase } from '@majak/desk/cases/change-case';
import { deskView } from '@majak/desk/cases/desk-view';
import { listCases } from '@majak/desk/cases/list-case';
import { readCase } from '@majak/desk/cases/read-case';
import { query } from '@majak/desk/database';
import { retryDeliveries } from '@majak/desk/outbox/retry-deliveries';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { change, forgetCases, key, listed, mails, open, opening, reference } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(forgetCases);
afterAll(forgetCases);

const kindsOf = async () => (await readCase(payload, reference))?.history.map(({ kind }) => kind);

test('a case is opened, filed, suspended, and listed with the day by which the office has to decide', async () => {
  expect(await open()).toEqual({ kind: 'made', number: 1 });
  expect(
    await change('filed', { on: '2026-01-15', office: 'Prague', officeNumber: 'oam - 00012/zk-2026' }),
  ).toEqual({
    kind: 'made',
    number: 2,
  });
  const [row] = await listed();
  expect(row).toMatchObject({
    reference,
    title: 'Ana Sample: Employee card',
    state: 'filed',
    waits_for: 'office',
    office_number: 'OAM-12/ZK-2026',
    filed_on: '2026-01-15',
    born_on: '1990-02-28',
  });
  // 60 days from the day after: 16 March 2026, a Monday.
  expect(row?.decide_by).toBe('2026-03-16');
  await change('suspended', { from: '2026-03-03', reason: 'A lease' });
  expect((await listed())[0]).toMatchObject({ state: 'suspended', waits_for: 'client', decide_by: null });
});

test('what cannot be done is refused, and changes nothing', async () => {
  await open();
  expect(await change('resumed', { on: '2026-01-15' })).toMatchObject({ kind: 'refused' });
  expect(await change('filed', { on: 'yesterday' })).toMatchObject({
    kind: 'refused',
    faults: [{ field: 'on' }],
  });
  expect(await change('filed', 'nothing' as never)).toMatchObject({ kind: 'refused' });
  expect(await kindsOf()).toEqual(['opened']);
  expect(
    await changeCase(payload, {
      reference: 'MJK-0000-0000',
      kind: 'note',
      given: { text: 'x' },
      author: 'agency',
      idempotencyKey: key(),
    }),
  ).toEqual({ kind: 'no such case' });
});

test('the same key is the same change, and of another one it is refused', async () => {
  await open();
  const one = key();
  expect(await change('note', { text: 'A' }, one)).toEqual({ kind: 'made', number: 2 });
  expect(await change('note', { text: 'A' }, one)).toEqual({ kind: 'made', number: 2 });
  expect(await change('message', { text: 'A' }, one)).toEqual({ kind: 'key reused' });
  expect(await kindsOf()).toEqual(['opened', 'note']);
});

test('eight notes at once are eight notes, and two filings at once are one', async () => {
  await open();
  await Promise.all(Array.from({ length: 8 }, (_, at) => change('note', { text: `Note ${at}` })));
  expect((await readCase(payload, reference))?.notes).toHaveLength(8);
  const filings = await Promise.all([
    change('filed', { on: '2026-01-15' }),
    change('filed', { on: '2026-01-16' }),
  ]);
  expect(filings.map(({ kind }) => kind).sort()).toEqual(['made', 'refused']);
});

test('who dies between a change and the list is followed by the outbox', async () => {
  await open();
  await change('filed', { on: '2026-01-15' });
  await query(payload, sql`DELETE FROM cases`);
  await query(payload, sql`UPDATE case_changes SET unlisted = ${true} WHERE number = 2`);
  await listCases(payload);
  expect(await listed()).toMatchObject([{ state: 'filed' }]);
  expect(await query(payload, sql`SELECT id FROM case_changes WHERE unlisted = ${true}`)).toEqual([]);
});

test('the client is told of each change, once, below the first mail; of a note never', async () => {
  await open();
  await change('filed', { on: '2026-01-15', officeNumber: 'OAM-12/ZK-2026' });
  await change('note', { text: 'Calls at noon' });
  await change('message', { text: 'Please call us.\n\nThanks' });
  const sent = await mails();
  expect(sent.map(({ to, inReplyTo }) => [to, inReplyTo])).toEqual([
    ['ana@example.com', undefined],
    ['ana@example.com', 'mjk-7f3k-9qx2.1.client@majak.example'],
    ['ana@example.com', 'mjk-7f3k-9qx2.1.client@majak.example'],
  ]);
  expect(new Set(sent.map(({ subject }) => subject))).toEqual(
    new Set([`Your case ${reference}: Employee card`]),
  );
  expect(sent[1]?.text).toContain('Filed on: 15/01/2026');
  expect(sent[1]?.text).toContain('By law the office has to decide by 16 March 2026.');
  expect(sent[2]?.text).toContain('Please call us.\n\nThanks');
  expect(sent.map(({ text }) => text).join()).not.toContain('Calls at noon');
  expect(await mails()).toEqual([]);
});

test('with mails switched off the client is told nothing', async () => {
  await open();
  await mails();
  await change('mails', { on: false });
  await change('filed', { on: '2026-01-15' });
  expect(await mails()).toEqual([]);
});

test('a step that is taken back before it was told is not told', async () => {
  await open();
  await mails();
  await change('filed', { on: '2026-01-15' });
  expect(await change('undone', { change: 2 })).toMatchObject({ kind: 'made' });
  expect(await mails()).toEqual([]);
  expect((await listed())[0]).toMatchObject({ state: 'preparing', filed_on: null });
});

test('a step that is taken back after it was told is named', async () => {
  await open();
  await change('filed', { on: '2026-01-15' });
  await mails();
  await change('undone', { change: 2 });
  expect((await mails()).map(({ text }) => text.split('\n')[2])).toEqual([
    'We corrected a step: “Your application was filed” no longer applies.',
  ]);
});

test('what became of each mail is on the screen, and one that was given up is tried again', async () => {
  await open();
  const viewed = async () => {
    const now = await readCase(payload, reference);
    return now && (await deskView(payload, now)).history[0];
  };
  expect(await viewed()).toMatchObject({ happened: 'The case was opened', told: null });
  await mails();
  expect(await viewed()).toMatchObject({ told: { channel: 'client', status: 'SUCCEEDED' } });
  await query(
    payload,
    sql`UPDATE outbox SET status = 'FAILED', delivered_at = NULL, last_error = 'No such mailbox'`,
  );
  await query(payload, sql`UPDATE case_changes SET status = 'FAILED'`);
  expect(await viewed()).toMatchObject({ told: { status: 'FAILED', lastError: 'No such mailbox' } });
  expect(await retryDeliveries(payload, 'case-changes', reference)).toBe(1);
  expect(await mails()).toHaveLength(1);
  expect(await viewed()).toMatchObject({ told: { status: 'SUCCEEDED' } });
});

test('a family is one, by the reference of any of them however it is written, and none that there is not', async () => {
  await open();
  const member = (of: string, family: string) =>
    openCase(payload, {
      reference: of,
      given: { ...opening, name: of, family },
      author: 'agency',
      idempotencyKey: key(),
    });
  expect(await member('MJK-0000-0002', ' mjk-7f3k-9qx2 ')).toMatchObject({ kind: 'made' });
  expect(await member('MJK-0000-0003', 'MJK-0000-0002')).toMatchObject({ kind: 'made' });
  expect(await member('MJK-0000-0004', 'MJK-9999-9999')).toMatchObject({
    kind: 'refused',
    faults: [{ field: 'family' }],
  });
  await change('filed', { on: '2026-01-15' });
  await change('paper-asked', { title: 'Lease' });
  await change('days', { cardEndsOn: '2099-06-01' });
  const now = await readCase(payload, 'MJK-0000-0003');
  const { family } = now ? await deskView(payload, now) : { family: [] };
  expect(family.map(({ name, decideBy, next, isThis }) => [name, decideBy, next, isThis])).toEqual([
    ['Ana Sample', '2026-03-16', 'The client brings: Lease', false],
    ['MJK-0000-0002', null, 'We file it', false],
    ['MJK-0000-0003', null, 'We file it', true],
  ]);
  expect(family.map(({ ahead }) => ahead)).toEqual([
    { day: '2099-02-01', title: 'Apply for the extension of your permit: the first day' },
    null,
    null,
  ]);
});

test('a case that cannot be read holds up no other, and is complained of once', async () => {
  const complaints = vi.spyOn(process.stderr, 'write');
  onTestFinished(() => complaints.mockRestore());
  await open();
  await query(
    payload,
    sql`UPDATE case_changes SET kind = 'of a later version', unlisted = ${true} WHERE case_reference = ${reference}`,
  );
  await openCase(payload, {
    reference: 'MJK-ZZZZ-ZZZZ',
    given: opening,
    author: 'agency',
    idempotencyKey: key(),
  });
  expect((await mails()).map(({ to }) => to)).toContain('ana@example.com');
  await listCases(payload);
  await listCases(payload);
  expect(complaints.mock.calls.filter(([line]) => String(line).includes('could not be listed'))).toHaveLength(
    1,
  );
});

test('the same key with other words is refused', async () => {
  await open();
  const one = key();
  await change('message', { text: 'A' }, one);
  expect(await change('message', { text: 'B' }, one)).toEqual({ kind: 'key reused' });
});
