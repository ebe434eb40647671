import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';

/** Asks for a port in a process of its own, since the answer may end it. */
async function ask(port: number): Promise<{ code: unknown; said: string }> {
  const script = `
    const { freePort } = await import('./bin/environment.ts');
    await freePort('WEB_PORT', { WEB_PORT: process.argv[1], LISTEN_HOST: '127.0.0.1' }, async () => '; held by a test');
  `;
  const args = ['--input-type=module', '-e', script, String(port)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

test('a port is taken while somebody listens there, and free at once afterwards', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const taken = await ask(address.port);
  expect(taken.code).toBe(1);
  expect(taken.said).toContain(`Port ${address.port} is taken; held by a test.`);
  server.close();
  await once(server, 'close');
  expect(await ask(address.port)).toEqual({ code: 0, said: '' });
}, 30_000);
