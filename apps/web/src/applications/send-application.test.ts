import { afterEach, expect, test, vi } from 'vitest';
import { movingApplication } from './moving-application-fixture.ts';
import { sendApplication } from './send-application.ts';

const sent = () => {
  const calls: Headers[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    calls.push(new Headers(headers));
    return Response.json({ reference: 'MJK-0000-0000', key: '1.x' }, { status: 201 });
  });
  return calls;
};
const send = (answers: Record<string, unknown>, draftId = 'draft') =>
  sendApplication({ application: movingApplication, answers, trapped: false, draftId });

afterEach(() => vi.unstubAllGlobals());

test('the same answers of the same draft are the same submission, others are another', async () => {
  const calls = sent();
  await send({ name: 'Ana' });
  await send({ name: 'Ana' });
  await send({ name: 'Eva' });
  await send({ name: 'Ana' }, 'another draft');
  const keys = calls.map((headers) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('nobody is taken for a program who sends a draft as soon as its page is open', async () => {
  const calls = sent();
  await send({ name: 'Ana' });
  expect(calls.map((headers) => headers.has('form-elapsed-ms'))).toEqual([false]);
});

test('a form that editors change is sent with the version that was filled in', async () => {
  const calls = sent();
  const addresses = { start: '/forms/moving', pages: '/pages/moving', send: '/forms/moving' };
  const application = { ...movingApplication, addresses };
  await send({ name: 'Ana' });
  await sendApplication({ application, answers: { name: 'Ana' }, trapped: false, draftId: 'draft' });
  expect(calls.map((headers) => headers.get('form-version'))).toEqual([null, '1']);
});
