import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { missingSafety, rawRequest } from '../../../../tests/support/raw-request.ts';
import { cutStalledBody } from './stalled-body.ts';

const patience = { silenceMs: 20, wholeMs: 60, bytesPerSecond: 1000 };

/** A server that waits for the whole body, as every form does. */
async function waiting(given = patience): Promise<URL> {
  const server = createServer((req, res) => {
    cutStalledBody({ req, res }, given);
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

/** Sends a byte each few milliseconds, `count` of them, and answers with what the server says. */
const trickled = (url: URL, count: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers: { 'Content-Length': count } }, (answer) => {
      clearInterval(timer);
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    let sent = 0;
    const timer = setInterval(() => {
      sending.write('a');
      sent += 1;
      if (sent === count) sending.end();
    }, 5);
    sending.on('error', reject);
  });

test('a body that only trickles is answered 408, though it is never silent for long', async () => {
  const url = await waiting({ silenceMs: 5_000, wholeMs: 60, bytesPerSecond: 1_000_000 });
  expect(await trickled(url, 1_000_000)).toBe(408);
});

test('a slow body has more time the more of it has come', async () => {
  // Time enough for the first byte on a machine that is busy; all of them take longer.
  const url = await waiting({ silenceMs: 5_000, wholeMs: 400, bytesPerSecond: 0.5 });
  expect(await trickled(url, 120)).toBe(200);
});

test('a body that comes is answered', async () => {
  const { status } = await rawRequest(
    await waiting(),
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na=b',
  );
  expect(status).toBe(200);
});
