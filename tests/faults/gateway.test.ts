import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servingCommands } from '../../bin/serving-commands.ts';
import { contactInput } from '../support/contact-input.ts';
import { type Gateway, startGateway } from '../support/gateway.ts';
import { freeTcpPort } from '../support/postgres.ts';
import { missingSafety, rawRequest } from '../support/raw-request.ts';
import { type Keeper, keepAlive } from './keep-alive.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'majak-behind-'));
let ports: number[];
let keepers: Keeper[];
let gateway: Gateway;

beforeAll(async () => {
  ports = [await freeTcpPort(), await freeTcpPort()];
  const shared = {
    DATA_DIR: folder,
    // A store of its own: the other drill counts what is in theirs.
    DATABASE_URL: '',
    PAYLOAD_SECRET: 'kq8Zr2Lw9Xv4Tn7Bm1Yc6Hd3Fs5Gj0Pa',
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    // One site has one address, whichever process answers.
    WEB_URL: 'https://majak.example',
    NODE_ENV: 'production' as const,
  };
  const prepared = spawn(process.execPath, ['packages/desk/scripts/prepare.ts'], {
    env: { ...process.env, ...shared },
    stdio: 'ignore',
  });
  await once(prepared, 'exit');
  keepers = ports.map((port) => keepAlive(servingCommands.web, { ...shared, WEB_PORT: String(port) }));
  gateway = await startGateway(ports);
  await Promise.all(ports.map((port) => up(port)));
}, 180_000);
afterAll(async () => {
  await gateway.stop();
  await Promise.all(keepers.map((keeper) => keeper.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const up = (port: number) =>
  vi.waitFor(
    async () => expect((await fetch(`http://127.0.0.1:${port}/api/v1/health/live`)).status).toBe(200),
    { timeout: 60_000, interval: 100 },
  );

const stored = (): string[] => {
  const store = new DatabaseSync(path.join(folder, 'majak.db'), { readOnly: true });
  const rows = store.prepare('SELECT reference FROM requests').all();
  store.close();
  return rows.map(({ reference }) => String(reference));
};

/** Posts all through a fault, with eight hands; answers each status and reference. */
async function postAllThrough(posts: number, headersOf: () => Record<string, string>, fault: () => void) {
  const answers: [number, string][] = [];
  let next = 0;
  const hand = async () => {
    while (next < posts) {
      next += 1;
      if (next === Math.ceil(posts / 4)) fault();
      const response = await fetch(`${gateway.url}/api/v1/util-functions/create-fresh-desk-task`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headersOf() },
        body: JSON.stringify(contactInput()),
      });
      const { reference }: { reference?: string } = await response.json();
      answers.push([response.status, reference ?? '']);
    }
  };
  await Promise.all(Array.from({ length: 8 }, hand));
  return answers;
}

test.each([
  ['a process is restarted, posts without a key', () => ({}), 'restart'],
  ['a process is killed, posts without a key', () => ({}), 'kill'],
  ['a process is killed, posts with a key', () => ({ 'Idempotency-Key': randomUUID() }), 'kill'],
] as const)('while %s are all answered, none lost, none doubled', async (_, headersOf, fault) => {
  const before = new Set(stored());
  const answers = await postAllThrough(120, headersOf, () => keepers[0]?.[fault]());
  expect(answers.filter(([status]) => status !== 201)).toEqual([]);
  const references = answers.map(([, reference]) => reference);
  expect(
    stored()
      .filter((reference) => !before.has(reference))
      .sort(),
  ).toEqual([...references].sort());
  await up(ports[0] ?? 0);
});

test('what is asked in another spelling puts nothing into what others see', async () => {
  const queries = [
    '?TOPIC=visas',
    '?topic=visas',
    '?%74opic=tax',
    '?topic=t%61x',
    '?topic=tax',
    '',
    '?topic=tax&topic=visas',
    '?topic=visas&topic=tax',
    '?utm_source=x&topic=visas',
    '?topic=visas&utm_source=x',
    '?utm_source=topic=visas',
    '?Topic=tax&PAGE=2',
    '?page=2',
    '?page=2&topic=visas',
    '?topic',
    '?topic=',
    '?to+pic=tax',
    '?&&topic=tax',
    '?;topic=tax',
    '%3Ftopic=tax',
    '?',
  ];
  const read = async (origin: string, query: string) => {
    const response = await fetch(`${origin}/blog${query}`, { redirect: 'manual' });
    return [query, response.status, await response.text()];
  };
  // Forth and back, within the second that the gateway keeps a page.
  for (const query of [...queries, ...queries.toReversed()]) {
    const own = await read(`http://127.0.0.1:${ports[0]}`, query);
    expect(await read(gateway.url, query)).toEqual(own);
  }
});

test('a file of the largest size that a form takes gets through, and is refused for what it is', async () => {
  const address = `${gateway.url}/api/v1/uploads?form=employee-intake&field=files`;
  const response = await fetch(address, { method: 'POST', body: new Uint8Array(10 * 1024 * 1024) });
  expect([response.status, await response.json()]).toEqual([
    422,
    expect.objectContaining({ title: expect.stringContaining('of another type') }),
  ]);
});

test('what the gateway says itself comes with all headers of safety', async () => {
  const url = new URL(gateway.url);
  const asked = {
    'no HTTP': ['hello\r\n\r\n', 400],
    TRACE: [`TRACE / HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`, 405],
    'no host': ['GET / HTTP/1.1\r\n\r\n', 400],
    'too large': [`POST / HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 99999999\r\n\r\n`, 413],
    'too long': [`GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`, 414],
  } as const;
  for (const [what, [request, expected]] of Object.entries(asked)) {
    const { status, headers } = await rawRequest(url, request);
    expect([what, status, missingSafety(headers), headers.get('cache-control')]).toEqual([
      what,
      expected,
      [],
      'no-store',
    ]);
  }
});

test('while no process answers, pages go on; a person is told in words, a program in its form', async () => {
  await fetch(`${gateway.url}/blog`);
  await Promise.all(keepers.map((keeper) => keeper.stop()));
  expect((await fetch(`${gateway.url}/blog`)).status).toBe(200);
  const page = await fetch(`${gateway.url}/never-asked-for`, { headers: { Accept: 'text/html,*/*;q=0.8' } });
  expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
    503,
    'text/html; charset=utf-8',
    '10',
  ]);
  expect(await page.text()).toContain('The site is away for a moment');
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`${gateway.url}/api/v1/calculators`, {
      method,
      headers: { Accept: 'text/html' },
    });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 503 });
    expect([missingSafety(answer.headers), missingSafety(page.headers)]).toEqual([[], []]);
  }
});
