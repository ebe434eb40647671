import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { fetchCached } from './fetch-cached.ts';
import { HttpProblem } from './http.ts';
import { isWorthRetrying, queryClient, retryDelayMs } from './query-client.ts';

test('the waits between tries double from one second to thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('what may come the next time is asked for three times more; what was refused is not', () => {
  const problem = (status: number) => new HttpProblem(status, undefined, undefined);
  const tries = (error: unknown) => [0, 1, 2, 3].map((failures) => isWorthRetrying(failures, error));
  const again = [true, true, true, false];
  for (const error of [problem(500), problem(503), new TypeError('no connection')])
    expect(tries(error)).toEqual(again);
  for (const error of [problem(404), problem(422), problem(429), new DOMException('', 'TimeoutError')])
    expect(tries(error)).not.toContain(true);
});

test('a question that keeps failing is asked four times in all', async () => {
  let asked = 0;
  const failing = queryClient.fetchQuery({
    queryKey: ['failing'],
    // The number of tries is the client's own; only the waits are taken out.
    retryDelay: 0,
    queryFn: () => {
      asked += 1;
      return Promise.reject(new TypeError('down'));
    },
  });
  await expect(failing).rejects.toThrow('down');
  expect(asked).toBe(4);
});

const reply = z.object({ state: z.string() });
/** Answers in place of the server, in turn, and counts. */
function answering(...answers: unknown[]) {
  const calls = vi.fn(() => Promise.resolve(Response.json(answers[calls.mock.calls.length - 1])));
  vi.stubGlobal('fetch', calls);
  return calls;
}

test('an answer is fresh for five minutes, and for its own question', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const calls = answering({ state: 'first' }, { state: 'other' }, { state: 'second' });
  const question = { path: '/registers/companies/1', reply };
  expect(await fetchCached(question)).toEqual({ state: 'first' });
  vi.advanceTimersByTime(299_000);
  expect(await fetchCached(question)).toEqual({ state: 'first' });
  expect(await fetchCached({ ...question, body: { of: 2 } })).toEqual({ state: 'other' });
  vi.advanceTimersByTime(2_000);
  expect(await fetchCached(question)).toEqual({ state: 'second' });
  expect(calls).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('an answer that says "later", or that cannot be read, is not given again', async () => {
  answering({ state: 'unavailable' }, { state: 'found' }, 'nonsense', { state: 'read' });
  const holds = ({ state }: { state: string }) => state !== 'unavailable';
  const question = { path: '/registers/companies/2', reply, holds };
  expect(await fetchCached(question)).toEqual({ state: 'unavailable' });
  expect(await fetchCached(question)).toEqual({ state: 'found' });
  const other = { path: '/registers/companies/3', reply };
  await expect(fetchCached(other)).rejects.toThrow();
  expect(await fetchCached(other)).toEqual({ state: 'read' });
  vi.unstubAllGlobals();
});
