import { QueueFull, WorkCancelled, WorkerLost } from '@majak/desk/documents/worker-queue';
import { expect, test } from 'vitest';
import { respondFromQueue } from './respond-from-queue.ts';

test.each([
  [new QueueFull('Too much waits'), 'Too many documents are being made', '5'],
  [new WorkCancelled('Who asked went away'), 'Newer pages were asked for before these were drawn', '1'],
  [new WorkerLost('The worker took too long'), 'The document took too long to make', '5'],
])('what may be done later is answered with 503 and when: %s', async (error, title, retryAfter) => {
  const response = await respondFromQueue(() => Promise.reject(error));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe(retryAfter);
  expect(await response.json()).toMatchObject({ title });
});

test('what is broken stays an error', () =>
  expect(respondFromQueue(() => Promise.reject(new Error('The template is broken')))).rejects.toThrow());
