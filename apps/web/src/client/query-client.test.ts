import { expect, test } from 'vitest';
import { queryClient, retryDelayMs } from './query-client.ts';

test('the waits between tries double from one second to thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('queries are kept five minutes and retried three times; mutations never', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { staleTime: 300_000, gcTime: 300_000, retry: 3 },
    mutations: { retry: false },
  });
});

test('a query that keeps failing is asked four times in all', async () => {
  let asked = 0;
  const failing = queryClient.fetchQuery({
    queryKey: ['failing'],
    // The number of tries is the client's own; only the waits are taken out.
    retryDelay: 0,
    queryFn: () => {
      asked += 1;
      return Promise.reject(new Error('down'));
    },
  });
  await expect(failing).rejects.toThrow('down');
  expect(asked).toBe(4);
});
