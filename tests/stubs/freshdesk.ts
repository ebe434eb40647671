import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type FailureKind, failurePlan, storesFirst } from './freshdesk-failures.ts';
import { type StoredTicket, ticketStore } from './freshdesk-tickets.ts';
import { type CustomFields, ticketFaults } from './freshdesk-validation.ts';

export type StubDeskOptions = {
  key?: string;
  port?: number;
  /** Part of the calls that fail at random, 0 to 1. */
  failures?: number;
  seed?: number;
  retryAfterSeconds?: number;
  /** A file that gets a line of JSON for every call. */
  log?: string;
  fields?: CustomFields;
};
type Reply = { status: number; body?: unknown; headers?: Record<string, string> };
type StubCall = { method: string; path: string; status: number | FailureKind; id?: number; tags?: string[] };

const ourFields: CustomFields = {
  cf_full_name: 'text',
  cf_client_phone_number: 'text',
  cf_eu_citizen: ['YES', 'NO'],
  cf_nationality: 'text',
  cf_select_servicee: 'text',
};
export const stubKey = 'stub-desk-key-0001';
const totalPerMinute = 700;
const htmlPage = '<!doctype html><html><body><h1>503 Service Temporarily Unavailable</h1></body></html>';
const invalid = (errors: unknown): Reply => ({
  status: 400,
  body: { description: 'Validation failed', errors },
});
const record = z.record(z.string(), z.unknown());

function jsonOf(body: string): Record<string, unknown> | undefined {
  try {
    return record.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

function sendReply(response: ServerResponse, { status, body, headers }: Reply, callsLeft: number): void {
  response.writeHead(status, {
    'content-type': typeof body === 'string' ? 'text/html' : 'application/json; charset=utf-8',
    'x-freshdesk-api-version': 'latest=v2; requested=v2',
    'x-ratelimit-total': String(totalPerMinute),
    'x-ratelimit-remaining': String(callsLeft),
    'x-ratelimit-used-currentrequest': '1',
    ...headers,
  });
  response.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
}

/**
 * A help desk on this machine that speaks Freshdesk's API v2 and fails the ways it fails.
 * `GET /_tickets` and `GET /_tickets?tag=…` show what it has, without a key.
 */
export async function startFreshdesk(options: StubDeskOptions = {}) {
  const { key = stubKey, fields = ourFields, retryAfterSeconds = 1, log } = options;
  const plan = failurePlan({ share: options.failures ?? 0, seed: options.seed ?? 1 });
  const store = ticketStore();
  const calls: StubCall[] = [];
  const authorization = `Basic ${Buffer.from(`${key}:X`).toString('base64')}`;

  const create = (request: IncomingMessage, body: string): Reply & { ticket?: StoredTicket } => {
    if (!request.headers['content-type']?.startsWith('application/json')) return { status: 415 };
    const given = jsonOf(body);
    if (!given)
      return { status: 400, body: { code: 'invalid_json', message: 'Request body has invalid json format' } };
    const faults = ticketFaults(given, fields);
    if (faults.length > 0) return invalid(faults);
    const ticket = store.add(given);
    return {
      status: 201,
      body: ticket,
      headers: { location: `${urlOf()}/api/v2/tickets/${ticket.id}` },
      ticket,
    };
  };

  const list = (url: URL): Reply => {
    const page = store.page(url.searchParams);
    const message = 'There is no contact matching the given email';
    if (!page) return invalid([{ field: 'email', message, code: 'invalid_value' }]);
    if (!page.next) return { status: 200, body: page.rows };
    url.searchParams.set('page', String(page.next));
    return { status: 200, body: page.rows, headers: { link: `<${url.href}>; rel="next"` } };
  };

  const route = (request: IncomingMessage, url: URL, body: string): Reply & { ticket?: StoredTicket } => {
    if (request.headers.authorization !== authorization) {
      const message = 'You have to be logged in to perform this action.';
      return { status: 401, body: { code: 'invalid_credentials', message } };
    }
    if (url.pathname !== '/api/v2/tickets') return { status: 404 };
    if (request.method === 'POST') return create(request, body);
    if (request.method === 'GET') return list(url);
    return { status: 405, body: { message: `${request.method} method is not allowed.` } };
  };

  const note = (call: StubCall) => {
    calls.push(call);
    if (log) appendFileSync(log, `${JSON.stringify({ at: new Date().toISOString(), ...call })}\n`);
  };

  const failed: Record<FailureKind, (response: ServerResponse, callsLeft: number) => void> = {
    throttled: (response, left) => {
      const body = { message: 'You have exceeded the limit of requests per minute' };
      sendReply(response, { status: 429, body, headers: { 'retry-after': String(retryAfterSeconds) } }, left);
    },
    'error-before': (response, left) => sendReply(response, { status: 500 }, left),
    'error-after': (response, left) => sendReply(response, { status: 500 }, left),
    'reset-before': (response) => void response.socket?.resetAndDestroy(),
    'reset-after': (response) => void response.socket?.resetAndDestroy(),
    'silent-after': () => undefined,
    unavailable: (response, left) => sendReply(response, { status: 503, body: htmlPage }, left),
  };

  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '');
    const url = new URL(request.url ?? '/', urlOf());
    if (url.pathname === '/_tickets') {
      const tag = url.searchParams.get('tag');
      const tickets = store.all().filter((ticket) => tag === null || ticket.tags.includes(tag));
      return sendReply(response, { status: 200, body: { count: tickets.length, tickets } }, totalPerMinute);
    }
    const failure = plan.next();
    const reply = !failure || storesFirst.has(failure) ? route(request, url, body) : undefined;
    const { id, tags } = reply?.ticket ?? {};
    note({
      method: request.method ?? '',
      path: request.url ?? '',
      status: failure ?? reply?.status ?? 0,
      id,
      tags,
    });
    const callsLeft = totalPerMinute - (calls.length % totalPerMinute);
    if (failure) return failed[failure](response, callsLeft);
    if (reply) sendReply(response, reply, callsLeft);
  });
  const urlOf = (): string => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  };
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    url: urlOf(),
    key,
    tickets: store.all,
    calls: (): readonly StubCall[] => calls,
    failNext: plan.queue,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (import.meta.main) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { port: text, failures: text, seed: text, key: text, log: text, 'retry-after': text },
  });
  const numberOf = (value: string | undefined) =>
    value === undefined ? undefined : z.coerce.number().min(0).parse(value);
  const desk = await startFreshdesk({
    key: values.key,
    log: values.log,
    port: numberOf(values.port),
    failures: numberOf(values.failures),
    seed: numberOf(values.seed),
    retryAfterSeconds: numberOf(values['retry-after']),
  });
  console.log(desk.url);
}
