import { appendFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { freshdeskApi, type Reply } from './freshdesk-api.ts';
import { type FailureKind, failurePlan, storesFirst } from './freshdesk-failures.ts';
import type { CustomFields } from './freshdesk-validation.ts';

export type StubHelpDeskOptions = {
  key?: string;
  port?: number;
  /** Part of the calls that fail at random, 0 to 1. */
  failures?: number;
  seed?: number;
  /** The ways they fail at random; every way there is unless said otherwise. */
  kinds?: readonly FailureKind[];
  retryAfterSeconds?: number;
  /** A file that gets a line of JSON for every call. */
  log?: string;
  fields?: CustomFields;
};
type StubCall = {
  method: string;
  path: string;
  status: number | FailureKind;
  id?: number;
  tags?: string[];
};
export type StubHelpDesk = Awaited<ReturnType<typeof startFreshdesk>>;

export const stubKey = 'stub-desk-key-0001';
const ourFields: CustomFields = {
  cf_full_name: 'text',
  cf_client_phone_number: 'text',
  cf_eu_citizen: ['YES', 'NO'],
  cf_nationality: 'text',
  cf_select_servicee: 'text',
};
const callsPerMinute = 700;
const htmlPage = '<!doctype html><html><body><h1>503 Service Temporarily Unavailable</h1></body></html>';

function send(response: ServerResponse, { status, body, headers }: Reply, callsLeft: number): void {
  const html = typeof body === 'string';
  response.writeHead(status, {
    'content-type': html ? 'text/html' : 'application/json; charset=utf-8',
    'x-freshdesk-api-version': 'latest=v2; requested=v2',
    'x-ratelimit-total': String(callsPerMinute),
    'x-ratelimit-remaining': String(callsLeft),
    'x-ratelimit-used-currentrequest': '1',
    ...headers,
  });
  response.end(body === undefined ? undefined : html ? body : JSON.stringify(body));
}

/** What the caller sees of a failure: a reply, a reset connection, or silence for as long as it waits. */
function failureReply(kind: FailureKind, retryAfterSeconds: number): Reply | 'reset' | 'silent' {
  if (kind === 'reset-before' || kind === 'reset-after') return 'reset';
  if (kind === 'silent-after') return 'silent';
  if (kind === 'unavailable') return { status: 503, body: htmlPage };
  if (kind !== 'throttled') return { status: 500 };
  const body = { message: 'You have exceeded the limit of requests per minute' };
  return { status: 429, body, headers: { 'retry-after': String(retryAfterSeconds) } };
}

/**
 * A help desk on this machine that speaks Freshdesk's API v2 and fails the ways it fails.
 * `GET /_tickets` and `GET /_tickets?tag=…` show what it has, without a key and without fail.
 */
export async function startFreshdesk(options: StubHelpDeskOptions = {}) {
  const { key = stubKey, fields = ourFields, retryAfterSeconds = 1, log } = options;
  const plan = failurePlan({ share: options.failures ?? 0, seed: options.seed ?? 1, kinds: options.kinds });
  const api = freshdeskApi({ key, fields });
  const calls: StubCall[] = [];
  const note = (call: StubCall) => {
    calls.push(call);
    if (log) appendFileSync(log, `${JSON.stringify({ at: new Date().toISOString(), ...call })}\n`);
  };

  const server = createServer(async (request, response) => {
    const { method = 'GET', headers, socket } = request;
    const body = await text(request).catch(() => '');
    const url = new URL(request.url ?? '/', origin());
    if (url.pathname === '/_tickets') {
      const tag = url.searchParams.get('tag');
      const tickets = api.tickets().filter((ticket) => tag === null || ticket.tags.includes(tag));
      return send(response, { status: 200, body: { count: tickets.length, tickets } }, callsPerMinute);
    }
    const failure = plan.next();
    const answer =
      !failure || storesFirst.has(failure) ? api.answer({ method, url, headers, body }) : undefined;
    const { id, tags } = answer?.stored ?? {};
    note({ method, path: url.pathname + url.search, status: failure ?? answer?.status ?? 0, id, tags });
    const seen = failure ? failureReply(failure, retryAfterSeconds) : answer;
    if (seen === 'reset') return void socket.resetAndDestroy();
    if (seen && seen !== 'silent') send(response, seen, callsPerMinute - (calls.length % callsPerMinute));
  });
  const origin = (): string => {
    const address = server.address();
    return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: origin(),
    key,
    tickets: api.tickets,
    calls: (): readonly StubCall[] => calls,
    /** What the next calls meet, in turn; undefined is one that goes well. */
    failNext: plan.queue,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (import.meta.main) {
  const given = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { port: given, failures: given, seed: given, key: given, log: given, 'retry-after': given },
  });
  const amount = z.coerce.number().min(0).optional();
  const desk = await startFreshdesk({
    key: values.key,
    log: values.log,
    port: amount.parse(values.port),
    failures: amount.parse(values.failures),
    seed: amount.parse(values.seed),
    retryAfterSeconds: amount.parse(values['retry-after']),
  });
  console.log(desk.url);
}
