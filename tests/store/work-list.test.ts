import { changeCase, openCase } from '@majak/desk/cases/change-case';
import { eraseCase } from '@majak/desk/cases/erase-case';
import { comingDays, dueTasks, silentCases } from '@majak/desk/cases/work-list';
import { query } from '@majak/desk/database';
import { unansweredRequests } from '@majak/desk/replies/unanswered-requests';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { change, forgetCases, key, open, opening, reference } from '../support/case-desk.ts';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { submitRequest } from '../support/submit.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(forgetCases);
afterAll(forgetCases);

const later = (days: number) => new Date(Date.now() + days * 86_400_000);
const silentIn = async (days: number) =>
  (await silentCases(payload, later(days))).map((one) => one.reference);

test('a case is silent once its client has heard nothing for fourteen days', async () => {
  await open();
  expect(await silentIn(13.9)).toEqual([]);
  expect(await silentCases(payload, later(14.1))).toMatchObject([
    { reference, title: 'Ana Sample: Employee card', state: 'Being prepared' },
  ]);
});

test('a note and a task are no word to the client, a message is', async () => {
  await open();
  await query(payload, sql`UPDATE case_changes SET created_at = ${later(-20).toISOString()}`);
  await change('note', { text: 'Calls at noon' });
  expect(await silentIn(0)).toEqual([reference]);
  await change('message', { text: 'We are waiting for the office.' });
  expect(await silentIn(0)).toEqual([]);
});

test('nobody is silent about what has ended, or is erased', async () => {
  await open();
  await change('closed', {});
  expect(await silentIn(60)).toEqual([]);
  await forgetCases();
  await open();
  await eraseCase(payload, reference, new Date());
  expect(await silentIn(60)).toEqual([]);
});

test('who has waited the longest for a word is first', async () => {
  await open();
  await openCase(payload, {
    reference: 'MJK-0000-0002',
    given: opening,
    author: 'agency',
    idempotencyKey: key(),
  });
  await query(
    payload,
    sql`UPDATE cases SET told_at = ${later(-30).toISOString()} WHERE reference = 'MJK-0000-0002'`,
  );
  expect(await silentIn(20)).toEqual(['MJK-0000-0002', reference]);
});

test('a task is due from its day on, until it is done; one without a day never', async () => {
  await open();
  await change('task-set', { title: 'Call the landlord', due: '2026-11-25' });
  await change('task-set', { title: 'Ask for the diploma', due: '2026-11-24' });
  await change('task-set', { title: 'Some day' });
  const titles = async (by: string) => (await dueTasks(payload, by)).map(({ title }) => title);
  expect(await titles('2026-11-23')).toEqual([]);
  expect(await titles('2026-11-24')).toEqual(['Ask for the diploma']);
  expect(await titles('2026-12-24')).toEqual(['Ask for the diploma', 'Call the landlord']);
  await change('task-done', { task: 3 });
  expect(await titles('2026-12-24')).toEqual(['Call the landlord']);
  await change('task-done', { task: 2 });
  expect(await titles('2026-12-24')).toEqual([]);
});

// An employee card has 60 days: filed on 15 January 2026, it is to be decided by 16 March.
test('days that come soon are listed, and what is still waited for once it is over', async () => {
  await open();
  await change('filed', { on: '2026-01-15' });
  await change('days', { invitedOn: '2026-03-10', insuredUntil: '2026-03-20', cardEndsOn: '2027-01-31' });
  await change('paper-asked', { title: 'Lease', due: '2026-03-05' });
  const on = async (today: string) =>
    (await comingDays(payload, today)).map(({ day, title }) => [day, title]);
  const lease = ['2026-03-05', 'Bring us: Lease'];
  const invited = ['2026-03-10', 'Give your fingerprints at the ministry, if you applied in the country'];
  const decision = ['2026-03-16', 'The office has to decide'];
  const insurance = ['2026-03-20', 'Start your next health insurance'];
  expect(await on('2026-02-10')).toEqual([]);
  expect(await on('2026-03-06')).toEqual([lease, invited, decision, insurance]);
  // Nobody says that fingerprints were given: a decision and a paper are waited for.
  expect(await on('2026-05-01')).toEqual([lease, decision]);
  await change('decided', { on: '2026-03-12', outcome: 'granted' });
  await change('closed', {});
  expect(await on('2026-03-16')).toEqual([insurance]);
  // 120 days before a card ends its extension can be asked for.
  expect(await on('2026-09-25')).toEqual([
    ['2026-10-03', 'Apply for the extension of your permit: the first day'],
  ]);
});

test('a case that cannot be read holds up no list of work', async () => {
  await open();
  await change('task-set', { title: 'Call the landlord', due: '2026-11-24' });
  await change('paper-asked', { title: 'Lease', due: '2026-11-24' });
  const other = { reference: 'MJK-0000-0002', author: 'agency' } as const;
  await openCase(payload, { ...other, given: opening, idempotencyKey: key() });
  for (const [kind, title] of [
    ['task-set', 'Ask for the diploma'],
    ['paper-asked', 'Diploma'],
  ] as const)
    await changeCase(payload, {
      ...other,
      kind,
      given: { title, due: '2026-11-24' },
      idempotencyKey: key(),
    });
  await query(
    payload,
    sql`UPDATE case_changes SET kind = 'of a later version' WHERE case_reference = ${reference} AND number = 1`,
  );
  const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);
  expect(titles(await dueTasks(payload, '2026-11-24'))).toEqual(['Ask for the diploma']);
  expect(titles(await comingDays(payload, '2026-11-24'))).toEqual(['Bring us: Diploma']);
});

const agent = {
  id: 1,
  collection: 'users',
  name: 'A',
  email: 'agent@majak.example',
  role: 'agent',
  createdAt: '',
  updatedAt: '',
} as const;
async function ask(): Promise<string> {
  const sent = await submitRequest(payload, { input: contactInput(), spam: false });
  if (sent.kind !== 'accepted') throw new Error(sent.kind);
  return sent.reference;
}

test('a request waits for an answer until it has one, or became a case', async () => {
  const [first, second, third] = [await ask(), await ask(), await ask()];
  const waiting = async () => (await unansweredRequests(payload, agent)).map((one) => one.reference);
  expect(await waiting()).toEqual([first, second, third]);
  await openCase(payload, {
    reference: first,
    given: { ...opening, request: first },
    author: 'agency',
    idempotencyKey: key(),
  });
  expect(await waiting()).toEqual([second, third]);
  // Their client was told: the list of requests does not go on counting minutes.
  const [answered] = await query(
    payload,
    sql`SELECT stage, answered_at FROM requests WHERE reference = ${first}`,
  );
  expect(answered).toMatchObject({ stage: 'answered', answered_at: expect.anything() });
  await query(payload, sql`UPDATE requests SET spam = ${true} WHERE reference = ${second}`);
  expect(await waiting()).toEqual([third]);
  await query(payload, sql`UPDATE requests SET answered_at = created_at WHERE reference = ${third}`);
  expect(await waiting()).toEqual([]);
});
