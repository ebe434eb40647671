import * as z from 'zod';
import { readText } from '../read-text.ts';

/** What came back. `text` is missing when the body broke off or was too long. */
export type FreshdeskResponse = {
  kind: 'answer';
  status: number;
  retryAfterMs: number | undefined;
  location: string | undefined;
  hasNext: boolean;
  text: string | undefined;
};
/**
 * Nothing came back. `sent` is false only when the call certainly never reached the desk; else the desk may still be
 * at work on it, and gets `settleMs` before anyone asks what came of it.
 */
export type NoResponse = { kind: 'none'; code: string; sent: boolean; settleMs: number };

export type Call = (request: {
  path: string;
  body?: unknown;
  maxBytes: number;
}) => Promise<FreshdeskResponse | NoResponse>;

type Options = { origin: string; key: string; timeoutMs: number; deadline: AbortSignal; fetch: typeof fetch };

const mostWaitSeconds = 3600;
const thrownShape = z.object({
  name: z.string().catch('Error'),
  cause: z.object({ code: z.string() }).optional(),
});

/** Failures of looking up, connecting or TLS: no byte of the call was sent. */
const neverSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

function noAnswer(error: unknown, settleMs: number): NoResponse {
  const { name, cause } = thrownShape.catch({ name: 'Error' }).parse(error);
  const code = cause?.code ?? name;
  return { kind: 'none', code, sent: !neverSent.test(code), settleMs };
}

/** `Retry-After` of Freshdesk is whole seconds; anything else is as good as none. */
function retryAfterMs(headers: Headers): number | undefined {
  const seconds = headers.get('retry-after')?.trim() ?? '';
  return /^\d{1,9}$/.test(seconds) ? Math.min(Number(seconds), mostWaitSeconds) * 1000 : undefined;
}

/**
 * Calls the desk: Basic authentication with the key as user and a literal X as password, JSON, `timeoutMs` for a call
 * and its answer, `deadline` for all calls together, no redirects (they would carry the request to another host).
 */
export function freshdeskCall({ origin, key, timeoutMs, deadline, fetch }: Options): Call {
  const authorization = `Basic ${Buffer.from(`${key}:X`).toString('base64')}`;
  return async ({ path, body, maxBytes }) => {
    try {
      const response = await fetch(new URL(path, origin), {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), deadline]),
      });
      return {
        kind: 'answer',
        status: response.status,
        retryAfterMs: retryAfterMs(response.headers),
        location: response.headers.get('location') ?? undefined,
        hasNext: /rel="?next"?/.test(response.headers.get('link') ?? ''),
        text: await readText(response, maxBytes),
      };
    } catch (error) {
      return noAnswer(error, timeoutMs);
    }
  };
}
