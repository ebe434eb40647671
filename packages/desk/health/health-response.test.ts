import { once } from 'node:events';
import { Counter } from 'prom-client';
import { expect, test } from 'vitest';
import { healthResponse } from './health-response.ts';

test('a process that lives but cannot work says both', async () => {
  new Counter({ name: 'for_this_test', help: 'Counted by a test' }).inc();
  let reason: string | undefined;
  const server = healthResponse({ port: 0, host: '127.0.0.1', fault: async () => reason });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${address.port}${path}`);
    return [response.status, await response.text()];
  };
  expect(await ask('/health/ready')).toEqual([200, '{"status":"ok"}']);
  reason = 'The outbox has never run';
  expect(await ask('/health/ready')).toEqual([503, '{"status":"fault","detail":"The outbox has never run"}']);
  expect(await ask('/health/live')).toEqual([200, '{"status":"ok"}']);
  expect(await ask('/metrics')).toEqual([200, expect.stringContaining('for_this_test 1')]);
  expect((await ask('/health'))[0]).toBe(404);
  server.close();
});
