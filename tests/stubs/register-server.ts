import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a register answers: an object goes out as JSON, a string as an HTML page, nothing as an empty body. */
export type RegisterReply = { status: number; body?: unknown };
export type RegisterQuestion = { method: string; path: string; contentType: string; body: unknown };

const page = '<!doctype html><html><body><h1>Service Unavailable</h1></body></html>';

/** The ways any register can fail, whatever it speaks. */
const failures = {
  'server error': (response) => response.writeHead(500).end(),
  'page with 503': (response) => response.writeHead(503, { 'content-type': 'text/html' }).end(page),
  'page with 200': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  throttled: (response) => response.writeHead(429, { 'retry-after': '60' }).end(),
  'refused client': (response) => response.writeHead(403).end(page),
  'empty body': (response) => response.writeHead(200).end(),
  'broken JSON': (response) => response.writeHead(200).end('{"valid": tr'),
  null: (response) => response.writeHead(200).end('null'),
  'other shape': (response) => response.writeHead(200).end('{"valid":"true","ico":45274649}'),
  'list of answers': (response) => response.writeHead(200).end('[{"valid":true}]'),
  redirect: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'too large': (response) =>
    response.writeHead(200).end(`{"valid":true,"name":"${'x'.repeat(2 * 1024 * 1024)}"}`),
  'cut off': (response) => {
    response.writeHead(200, { 'content-length': '500' }).write('{"valid":true');
    setTimeout(() => response.socket?.resetAndDestroy(), 20);
  },
  reset: (response) => response.socket?.resetAndDestroy(),
  silence: () => undefined,
} as const satisfies Record<string, (response: ServerResponse) => unknown>;
type RegisterFailure = keyof typeof failures;
export const failureNames = Object.keys(failures) as RegisterFailure[];

function send(response: ServerResponse, { status, body }: RegisterReply): void {
  const html = typeof body === 'string';
  response.writeHead(status, { 'content-type': html ? 'text/html' : 'application/json' });
  response.end(html || body === undefined ? body : JSON.stringify(body));
}

const jsonOf = (given: string): unknown => {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
};

type Options = { port?: number; answer: (question: RegisterQuestion) => RegisterReply };

/** Serves a register on this machine. `failNext` says what the next calls meet, in turn, instead of an answer. */
export async function startRegister({ port = 0, answer }: Options) {
  const queued: (RegisterFailure | RegisterReply)[] = [];
  const calls: RegisterQuestion[] = [];
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = jsonOf(await text(request).catch(() => ''));
    const question = { method, path: url, contentType: headers['content-type'] ?? '', body };
    calls.push(question);
    const next = queued.shift();
    if (typeof next === 'string') return void failures[next](response);
    send(response, next ?? answer(question));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    calls: (): readonly RegisterQuestion[] => calls,
    failNext: (...next: (RegisterFailure | RegisterReply)[]) => void queued.push(...next),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
