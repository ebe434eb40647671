import { expect, test } from 'vitest';
import { TooBusy, workerQueue } from './worker-queue.ts';

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
    ...change,
  });

test('work is done on one thread in its order, and that thread knows what it was given', async () => {
  const ask = queue();
  const answers = await Promise.all(['a', 'b', 'c'].map(ask));
  expect(answers.map(({ work }) => work)).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1);
  expect(answers[0]).toMatchObject({ workerData: 'given' });
});

test('two threads share the work', async () => {
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map(queue({ workers: 2 })));
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
