import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './encoding.ts';
import type { CacheState, EncodedResponse, PreparedResponse } from './prepared-response.ts';

/** Sends a prepared answer in the encoding that the client takes, or 304 when it has it already. */
export function sendPreparedResponse(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  prepared: PreparedResponse,
  state?: CacheState,
): void {
  const asked = req.headers['if-none-match'];
  if (asked !== undefined && isNamed(prepared.etag, asked)) {
    res.writeHead(304, state ? [...prepared.head, 'x-astro-cache', state] : prepared.head).end();
    return;
  }
  const encoded = prepared.in(encodingFor(req.headers['accept-encoding']));
  const send = (answer: EncodedResponse) => {
    res.writeHead(200, headOf(answer, state));
    if (req.method === 'HEAD') res.end();
    else res.end(answer.body);
  };
  if (encoded instanceof Promise) encoded.then(send, () => res.destroy());
  else send(encoded);
}

function headOf({ head, hit }: EncodedResponse, state: CacheState | undefined): string[] {
  if (state === 'HIT') return hit;
  return state ? [...head, 'x-astro-cache', state] : head;
}

/** Whether an If-None-Match names this tag; weak and strong are the same here (RFC 9110, section 13.1.2). */
const isNamed = (etag: string, asked: string): boolean =>
  asked.trim() === '*' || asked.split(',').some((tag) => `W/${tag.trim().replace(/^W\//, '')}` === etag);
