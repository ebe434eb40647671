import { env } from '@majak/desk/env';
import config from '@majak/desk/payload.config';
import { handleEndpoints } from 'payload';

/** What is asked of the studio's API; `from` is the network it comes from, `key` makes what is sent twice happen once. */
type Asked = { method?: string; body?: unknown; from?: string; session?: string; key?: string };
export type Answered = {
  status: number;
  /** Read as JSON; empty where it is none. */
  body: Record<string, unknown>;
  text: string;
  headers: Headers;
  tookMs: number;
  session: string;
};

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Asks the API as the studio's server does, without the server around it. */
export async function ask(
  path: string,
  { method = 'POST', body, from = '192.0.2.1', session, key }: Asked = {},
): Promise<Answered> {
  const startedMs = performance.now();
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const request = new Request(`${env.studioUrl}/api${path}`, {
    method,
    body: sent,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(sent?.length ?? 0),
      'x-client-address': from,
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...(session ? { Cookie: session, Origin: env.studioUrl } : {}),
    },
  });
  const response = await handleEndpoints({ config, request });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const [cookie = ''] = response.headers.getSetCookie();
  return {
    status: response.status,
    body: parsed(text),
    text,
    headers: response.headers,
    tookMs: performance.now() - startedMs,
    session: cookie.split(';')[0] ?? '',
  };
}
