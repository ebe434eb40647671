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
