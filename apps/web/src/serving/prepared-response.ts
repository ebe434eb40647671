import { createHash } from 'node:crypto';
import { answerHeaders } from '../security-headers.ts';
import { type Encoding, encode, isWorthEncoding } from './encoding.ts';

/** What the page cache says of an answer, in X-Astro-Cache. */
export type CacheState = 'HIT' | 'MISS' | 'STALE';

/** An answer as it goes over the wire: names and values of its head, one after the other, and its body. */
export type EncodedResponse = { head: string[]; hit: string[]; body: Buffer };

/** An answer that is given many times: its body in each encoding, made once, with its head. */
export type PreparedResponse = {
  etag: string;
  /** What goes with a 304. */
  head: string[];
  bytes: number;
  in: (encoding: Encoding) => EncodedResponse | Promise<EncodedResponse>;
};

/** @param headers Of the answer, without those that this adds: length, encoding, tag, and those of safety. */
export function prepareResponse(headers: Readonly<Record<string, string>>, body: Buffer): PreparedResponse {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const type = headers['content-type'] ?? '';
  const encodable = isWorthEncoding(type, body.length, 'kept');
  const vary: Record<string, string> = encodable ? { vary: 'Accept-Encoding' } : {};
  const head = Object.entries(answerHeaders({ ...headers, ...vary, etag })).flat();
  const made: Partial<Record<Encoding, EncodedResponse | Promise<EncodedResponse>>> = {};
  const make = async (encoding: Encoding): Promise<EncodedResponse> => {
    const encoded = encodedAs(head, encoding, await encode(body, encoding, 'kept'));
    made[encoding] = encoded;
    return encoded;
  };
  made.identity = encodedAs(head, 'identity', body);
  return {
    etag,
    head,
    bytes: body.length,
    in: (wanted) => {
      const encoding = encodable ? wanted : 'identity';
      made[encoding] ??= make(encoding);
      return made[encoding];
    },
  };
}

function encodedAs(common: readonly string[], encoding: Encoding, body: Buffer): EncodedResponse {
  const head = [...common, 'content-length', String(body.length)];
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  return { head, hit: [...head, 'x-astro-cache', 'HIT'], body };
}
