import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import headers from './safety-headers.json' with { type: 'json' };
import { secureResponses } from './secure-responses.ts';

secureResponses();

/** What a server, which nobody told of any of this, answers to these bytes. */
async function answered(method: string, target = '/'): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    response.end('its own answer');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const socket = connect(address.port, '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

const named = (answer: string) =>
  Object.entries(headers)
    .filter(([name, value]) => !answer.includes(`${name}: ${value}`))
    .map(([name]) => name);

test.each(['TRACE', 'PROPFIND', 'BREW', 'CONNECT'])(
  '%s is refused in the own form, from the first connection',
  async (method) => {
    const answer = await answered(method, method === 'CONNECT' ? 'a:443' : '/');
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/\r\nallow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n/);
    expect(named(answer)).toEqual([]);
  },
);

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is answered as before, with what it lacked',
  async (method) => {
    const answer = await answered(method);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*its own answer$/s);
    expect(answer.match(/x-frame-options/gi)).toHaveLength(1);
    expect(named(answer)).toEqual(['X-Frame-Options']);
  },
);
