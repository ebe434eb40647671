import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { NotWanted, TooBusy, workerQueue } from './worker-queue.ts';

/** Answers what it was sent, with the number of its thread's start and what it was given there. */
const echo = `import { parentPort, threadId, workerData } from 'node:worker_threads';
parentPort.on('message', (work) => {
  if (work === 'end') process.exit(1);
  if (work === 'throw') throw new Error('Broken');
  if (work === 'hang') for (;;);
  parentPort.postMessage(work === 'fail' ? { failed: 'No' } : { answer: { work, threadId, workerData } });
});`;
type Echo = { work: string; threadId: number; workerData: unknown };
const queue = (change: { workers?: number; longestQueue?: number; timeoutMs?: number } = {}) =>
  workerQueue<string, Echo>({
    file: new URL(`data:text/javascript,${encodeURIComponent(echo)}`),
    workerData: 'given',
    workers: 1,
    longestQueue: 10,
    timeoutMs: 10_000,
    idleMs: 60_000,
    ...change,
  });

test('work is done on one thread in its order, and that thread knows what it was given', async () => {
  const ask = queue();
  const answers = await Promise.all(['a', 'b', 'c'].map((work) => ask(work)));
  expect(answers.map(({ work }) => work)).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1);
  expect(answers[0]).toMatchObject({ workerData: 'given' });
});

afterEach(() => vi.useRealTimers());

test('a thread without work for its time is ended, and the next work has another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const started = once(process, 'worker');
  const ask = queue();
  const { threadId } = await ask('a');
  const [worker]: Worker[] = await started;
  vi.advanceTimersByTime(59_999);
  expect(await ask('b')).toMatchObject({ threadId });
  const ended = worker && once(worker, 'exit');
  vi.advanceTimersByTime(60_000);
  expect(await ended).toHaveLength(1);
  expect((await ask('c')).threadId).not.toBe(threadId);
});

test('two threads share the work', async () => {
  const ask = queue({ workers: 2 });
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((work) => ask(work)));
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(2);
});

test('what would wait too long is refused at once', async () => {
  const ask = queue({ longestQueue: 1 });
  const [first, second] = [ask('a'), ask('b')];
  await expect(ask('c')).rejects.toThrow(TooBusy);
  expect((await Promise.all([first, second])).map(({ work }) => work)).toEqual(['a', 'b']);
});

test('work that fails says why, and the thread goes on', async () => {
  const ask = queue();
  const { threadId } = await ask('a');
  await expect(ask('fail')).rejects.toThrow('No');
  expect(await ask('b')).toMatchObject({ threadId });
});

test.each([
  ['end', 'The worker ended'],
  ['throw', 'The worker ended'],
  ['hang', 'The worker took too long'],
])('a thread lost by "%s" fails its own work, and another does the next', async (work, reason) => {
  const ask = queue({ timeoutMs: 1_000 });
  const [lost, next] = await Promise.allSettled([ask(work), ask('b')]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: reason } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { work: 'b' } });
});

/** What became of each: what was answered, or why not. */
const outcomes = async (asked: readonly Promise<Echo>[]) =>
  (await Promise.allSettled(asked)).map((one) =>
    one.status === 'fulfilled' ? one.value.work : one.reason.constructor,
  );

test('work that waits is dropped when who asked went away, and frees its place', async () => {
  const ask = queue({ longestQueue: 1 });
  const stop = new AbortController();
  const asked = [ask('a'), ask('b', { signal: stop.signal })];
  stop.abort();
  asked.push(ask('c'), ask('d', { signal: stop.signal }));
  expect(await outcomes(asked)).toEqual(['a', NotWanted, 'c', NotWanted]);
});

test('newer work of the same name takes the place of what waits, even in a full queue', async () => {
  const ask = queue({ longestQueue: 2 });
  const asked = [ask('a'), ask('b1', { latestOf: 'b' }), ask('c', { latestOf: 'c' })];
  asked.push(ask('b2', { latestOf: 'b' }), ask('b3', { latestOf: 'b' }));
  expect(await outcomes(asked)).toEqual(['a', NotWanted, 'c', NotWanted, 'b3']);
});

test('who went away does not stop what is in hand for others', async () => {
  const ask = queue();
  const stop = new AbortController();
  const asked = [ask('a', { signal: stop.signal }), ask('b')];
  stop.abort();
  expect(await outcomes(asked)).toEqual([NotWanted, 'b']);
});
