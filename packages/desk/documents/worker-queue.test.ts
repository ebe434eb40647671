import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { QueueFull, WorkCancelled, WorkerLost, workerQueue } from './worker-queue.ts';

/** Answers what it was sent, with the number of its process, what it was given at its start, and what it knows of us. */
const echo = `import { createHash } from 'node:crypto';
import { runWorker } from '${path.resolve(import.meta.dirname, 'run-worker.ts')}';
process.once('message', ({ work }) => { if (work === 'stop') for (;;); });
runWorker(async (work, bytes) => {
  if (work === 'end') process.exit(1);
  if (work === 'throw') setImmediate(() => { throw new Error('Broken'); });
  if (work === 'throw') return new Promise(() => {});
  if (work === 'hang') for (;;);
  if (work === 'fail') throw new Error('No');
  if (work === 'signal') process.kill(process.pid, 'SIGTERM');
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { work, digest, pid: process.pid, given: process.argv[2], knows: Object.keys(process.env) };
});`;
const folder = mkdtempSync(path.join(tmpdir(), 'majak-worker-'));
const file = path.join(folder, 'echo.ts');
writeFileSync(file, echo);
afterAll(() => rmSync(folder, { recursive: true }));

type Echo = { work: string; digest: string; pid: number; given: string; knows: string[] };
const queue = (change: { workers?: number; longestQueue?: number; timeoutMs?: number; file?: string } = {}) =>
  workerQueue<string, Echo>({
    file,
    given: 'given',
    workers: 1,
    longestQueue: 10,
    timeoutMs: 10_000,
    idleMs: 60_000,
    ...change,
  });

test('work is done by one process in its order, which knows what it was given, and no secret of ours', async () => {
  const ask = queue();
  const answers = await Promise.all(['a', 'b', 'c'].map((work) => ask(work)));
  expect(answers.map(({ work }) => work)).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
  expect(answers[0]).toMatchObject({
    given: 'given',
    knows: ['NODE_ENV', 'MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE'],
  });
  expect(answers[0]?.pid).not.toBe(process.pid);
});

afterEach(() => vi.useRealTimers());

/** Whether there is such a process; one that ended, and that nobody looked at yet, is none. */
const runs = (pid: number): boolean => {
  const status = `/proc/${pid}/status`;
  return existsSync(status) && !/^State:\tZ/m.test(readFileSync(status, 'utf8'));
};

test('a process without work for its time is ended, and the next work has another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ask = queue();
  const { pid } = await ask('a');
  vi.advanceTimersByTime(59_999);
  expect(await ask('b')).toMatchObject({ pid });
  expect(runs(pid)).toBe(true);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => runs(pid)).toBe(false);
  expect((await ask('c')).pid).not.toBe(pid);
});

test('what is in hand is finished, though the whole group of processes is asked to end', async () => {
  const ask = queue();
  const { pid } = await ask('a');
  expect(await ask('signal')).toMatchObject({ work: 'signal', pid });
  expect(await ask('b')).toMatchObject({ work: 'b', pid });
});

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a file goes with each work that brings one, whole, whatever its size', async () => {
  const ask = queue();
  const files = [10_000_000, 0, 1, 65_536, 3_000_000].map((size) => randomBytes(size));
  const answers = await Promise.all(files.map((bytes) => ask('a', { bytes })));
  expect(answers.map((answer) => answer.digest)).toEqual(files.map(digest));
  expect((await ask('without')).digest).toBe(digest(Buffer.alloc(0)));
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
});

test('a process that is lost before it has read a file does not take the next one with it', async () => {
  const ask = queue({ timeoutMs: 1_000 });
  const bytes = randomBytes(10_000_000);
  const [lost, next] = await Promise.allSettled([ask('stop', { bytes }), ask('b', { bytes })]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: 'The worker took too long' } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { work: 'b', digest: digest(bytes) } });
});

test('two processes share the work', async () => {
  const ask = queue({ workers: 2 });
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((work) => ask(work)));
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2);
});

test('what would wait too long is refused at once', async () => {
  const ask = queue({ longestQueue: 1 });
  const [first, second] = [ask('a'), ask('b')];
  await expect(ask('c')).rejects.toThrow(QueueFull);
  expect((await Promise.all([first, second])).map(({ work }) => work)).toEqual(['a', 'b']);
});

test('work that fails says why, and the process goes on', async () => {
  const ask = queue();
  const { pid } = await ask('a');
  await expect(ask('fail')).rejects.toThrow('No');
  expect(await ask('b')).toMatchObject({ pid });
});

test('work that cannot be sent fails by itself, and the next is done', async () => {
  const ask = workerQueue<never, Echo>({
    file,
    given: 'given',
    workers: 1,
    longestQueue: 10,
    timeoutMs: 10_000,
    idleMs: 60_000,
  });
  await expect(ask({ with: () => 'a function' } as never)).rejects.toThrow('The work could not be sent');
  expect(await ask('a' as never)).toMatchObject({ work: 'a' });
});

test.each([
  ['end', 'The worker ended'],
  ['throw', 'The worker ended'],
  ['hang', 'The worker took too long'],
])('a process lost by "%s" fails its own work, and another does the next', async (work, reason) => {
  const ask = queue({ timeoutMs: 1_000 });
  const [lost, next] = await Promise.allSettled([ask(work), ask('b')]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: reason } });
  expect(lost).toMatchObject({ reason: expect.any(WorkerLost) });
  expect(next).toMatchObject({ status: 'fulfilled', value: { work: 'b' } });
});

test('a process that reads its files for longer than work may take is not taken for stuck', async () => {
  const slow = path.join(folder, 'slow.ts');
  writeFileSync(slow, `const until = Date.now() + 1_500;\nwhile (Date.now() < until);\n${echo}`);
  const ask = queue({ timeoutMs: 1_000, file: slow });
  expect(await ask('a')).toMatchObject({ work: 'a' });
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
  expect(await outcomes(asked)).toEqual(['a', WorkCancelled, 'c', WorkCancelled]);
});

test('newer work of the same name takes the place of what waits, even in a full queue', async () => {
  const ask = queue({ longestQueue: 2 });
  const asked = [ask('a'), ask('b1', { latestOf: 'b' }), ask('c', { latestOf: 'c' })];
  asked.push(ask('b2', { latestOf: 'b' }), ask('b3', { latestOf: 'b' }));
  expect(await outcomes(asked)).toEqual(['a', WorkCancelled, 'c', WorkCancelled, 'b3']);
});

test('who went away does not stop what is in hand for others', async () => {
  const ask = queue();
  const stop = new AbortController();
  const asked = [ask('a', { signal: stop.signal }), ask('b')];
  stop.abort();
  expect(await outcomes(asked)).toEqual([WorkCancelled, 'b']);
});
