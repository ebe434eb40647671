import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { missingSafety, rawRequest } from '../../../../tests/support/raw-request.ts';
import { cutStalledBody } from './stalled-body.ts';

const silenceMs = 20;

/** A server that waits for the whole body, as every form does. */
async function waiting(): Promise<URL> {
  const server = createServer((req, res) => {
    cutStalledBody({ req, res }, silenceMs);
    req.resume().on('end', () => res.end('whole'));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test.each([
  ['a length', 'Content-Length: 500\r\n\r\na=b'],
  ['chunks', 'Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n'],
])('a body with %s that stops coming is answered 408', async (_, rest) => {
  const { status, headers } = await rawRequest(await waiting(), `POST / HTTP/1.1\r\nHost: a\r\n${rest}`);
  expect([status, headers.get('connection'), missingSafety(headers)]).toEqual([408, 'close', []]);
});

test('a body that comes is answered', async () => {
  const { status } = await rawRequest(
    await waiting(),
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na=b',
  );
  expect(status).toBe(200);
});
