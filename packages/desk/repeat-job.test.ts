import { expect, test, vi } from 'vitest';
import { repeatJob } from './repeat-job.ts';

/** Runs a job until it has run so often; a round that is listed fails. */
async function rounds(count: number, failing: readonly number[]) {
  const stopping = new AbortController();
  const log = { info: vi.fn(), error: vi.fn() };
  let round = 0;
  const run = async () => {
    round += 1;
    if (round === count) stopping.abort();
    if (failing.includes(round)) throw new Error('away');
  };
  await repeatJob({ name: 'The job', everyMs: 1, run }, { signal: stopping.signal, log });
  return { round, log };
}

test('a job is repeated until it is told to stop, and the round under way is finished', async () => {
  expect((await rounds(5, [])).round).toBe(5);
});

test('of failures in a row the first is logged, and that they are over', async () => {
  const { log } = await rounds(6, [2, 3, 4]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'The job failed');
  expect(log.info).toHaveBeenCalledExactlyOnceWith('The job goes on, after 3 rounds that failed');
});

test('told to stop while it waits, it does not wait to the end', async () => {
  const stopping = new AbortController();
  const log = { info: vi.fn(), error: vi.fn() };
  const run = async () => void setImmediate(() => stopping.abort());
  await repeatJob({ name: 'The job', everyMs: 86_400_000, run }, { signal: stopping.signal, log });
  expect(log.error).not.toHaveBeenCalled();
});
