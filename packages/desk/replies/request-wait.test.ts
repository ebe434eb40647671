import { expect, test } from 'vitest';
import { requestWait } from './request-wait.ts';

const createdAt = '2026-11-23T09:50:00.000Z';
const now = new Date('2026-11-23T10:10:00.000Z');

test('who was not answered waits, by a promise of fifteen minutes', () => {
  expect(requestWait({ createdAt, stage: 'new' }, now)).toEqual({
    minutes: 20,
    promisedMinutes: 15,
    answered: false,
    answerBy: '2026-11-23T10:05:00.000Z',
  });
});

test('who was answered waited until then, also once everything of them is erased', () => {
  const answeredAt = '2026-11-23T09:57:30.000Z';
  const erased = { createdAt, answeredAt, stage: 'closed', redactedAt: '2026-11-23T10:00:00.000Z' };
  for (const request of [{ createdAt, answeredAt, stage: 'answered' }, erased])
    expect(requestWait(request, now)).toMatchObject({ minutes: 7, answered: true });
});

test.each([
  ['spam', { spam: true, stage: 'new' }],
  ['erased before it was answered', { redactedAt: createdAt, stage: 'new' }],
  ['closed, and nobody wrote down when', { stage: 'closed' }],
  ['answered before that was written down', { stage: 'answered' }],
])('nobody waits: %s', (_, request) => {
  expect(requestWait({ createdAt, ...request }, now)).toBeNull();
});
