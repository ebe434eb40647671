import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gateway, startGateway } from '../support/gateway.ts';

let asked = 0;
const red = { status: 'fault', checks: [{ name: 'outbox', state: 'fault' }] };
const web = () =>
  http.createServer(({ url }, response) => {
    if (url !== '/api/v1/health') return response.end('a page');
    asked += 1;
    response.writeHead(503, { 'Content-Type': 'application/json' }).end(JSON.stringify(red));
  });
const processes = [web(), web()];
let gateway: Gateway;

beforeAll(async () => {
  const ports = processes.map(async (server) => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    return address !== null && typeof address === 'object' ? address.port : 0;
  });
  gateway = await startGateway(await Promise.all(ports));
});
afterAll(async () => {
  await gateway.stop();
  for (const server of processes) server.close();
});

test('a red health is passed on as it is, asked of one process, and takes none out', async () => {
  const answer = await fetch(`${gateway.url}/api/v1/health`);
  expect([answer.status, await answer.json(), asked]).toEqual([503, red, 1]);
  const pages = await Promise.all([1, 2, 3, 4].map(() => fetch(`${gateway.url}/?q=${Math.random()}`)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
