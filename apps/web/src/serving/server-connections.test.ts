import { once } from 'node:events';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { createRequestFromNodeRequest, getAbortControllerCleanup } from 'astro/app/node';
import { expect, onTestFinished, test } from 'vitest';
import { allowManyAtOnce } from './server-connections.ts';

const many = 30;

test('many requests at once on one connection are no leak, and leave nothing on it', async () => {
  const warnings: string[] = [];
  const heard = ({ name }: Error) => void warnings.push(name);
  process.on('warning', heard);
  onTestFinished(() => void process.off('warning', heard));

  const answers: (() => void)[] = [];
  const server = createServer((req, res) => {
    // As request-handler.ts does.
    createRequestFromNodeRequest(req);
    answers.push(() => {
      getAbortControllerCleanup(req)?.();
      res.end('answered');
    });
    // None is answered before all are under way.
    if (answers.length === many) for (const answer of answers) answer();
  });
  allowManyAtOnce(server);
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  const connection = once(server, 'connection');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = net.connect(port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  let read = '';
  client.on('data', (bytes) => {
    read += String(bytes);
  });
  const [socket]: net.Socket[] = await connection;
  const before = socket?.listenerCount('close');
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(many));
  await expect.poll(() => read.split('answered').length - 1).toBe(many);
  expect([warnings, socket?.listenerCount('close')]).toEqual([[], before]);
});
