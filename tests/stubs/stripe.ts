import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { type StripeReply, stripeApi } from './stripe-api.ts';

/** Ways in which a call fails: before Stripe did anything, or after. */
export type StripeFailure =
  | 'error-before'
  | 'error-after'
  | 'reset-before'
  | 'reset-after'
  | 'throttled'
  | 'in-flight';
export type StubStripe = Awaited<ReturnType<typeof startStripe>>;

export const stubStripeKey = 'sk_test_stub00000001';
export const stubWebhookSecret = 'whsec_stub00000001';

const failures: Record<Exclude<StripeFailure, 'reset-before' | 'reset-after'>, StripeReply> = {
  'error-before': { status: 500, body: { error: { type: 'api_error', message: 'Something broke' } } },
  'error-after': { status: 500, body: { error: { type: 'api_error', message: 'Something broke' } } },
  throttled: {
    status: 429,
    body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Slow down' } },
  },
  'in-flight': {
    status: 409,
    body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use' } },
  },
};
const storesFirst: readonly StripeFailure[] = ['error-after', 'reset-after'];

function send(response: ServerResponse, { status, body }: StripeReply): void {
  // What failed is tried again by whoever called: the library's own second try would hide it.
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_stub',
    'stripe-should-retry': 'false',
  });
  response.end(JSON.stringify(body));
}

/** A Stripe on this machine that speaks its API and fails the ways it fails. */
export async function startStripe(port = 0) {
  const api = stripeApi();
  const waiting: (StripeFailure | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    if (request.headers.authorization !== `Bearer ${stubStripeKey}`)
      return send(response, {
        status: 401,
        body: { error: { type: 'invalid_request_error', message: 'No such key' } },
      });
    const method = request.method ?? 'GET';
    const key = request.headers['idempotency-key'];
    const call = {
      method,
      path: pathname,
      form: method === 'GET' ? searchParams : new URLSearchParams(body),
      ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
    };
    const failure = waiting.shift();
    const answer = !failure || storesFirst.includes(failure) ? api.answer(call) : undefined;
    if (failure === 'reset-before' || failure === 'reset-after') return void request.socket.resetAndDestroy();
    const reply = failure ? failures[failure] : answer;
    if (reply) send(response, reply);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    ...api,
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    /** What the next calls meet, in turn; undefined is one that goes well. */
    failNext: (...kinds: (StripeFailure | undefined)[]) => void waiting.push(...kinds),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A message of Stripe as it goes over the wire. @param ageS How long ago it was signed. */
export function stripeMessage(
  type: string,
  object: object,
  { id = `evt_${randomUUID()}`, ageS = 0, secret = stubWebhookSecret } = {},
): { raw: string; signature: string } {
  const timestamp = Math.floor(Date.now() / 1000) - ageS;
  const raw = JSON.stringify({ id, object: 'event', type, created: timestamp, data: { object } });
  return { raw, signature: Stripe.webhooks.generateTestHeaderString({ payload: raw, secret, timestamp }) };
}
