import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The better comes first where a client likes two the same. */
const preferred = ['br', 'gzip', 'identity'] as const;
const chosen = new Map<string, Encoding>();
const mostChosen = 200;

/**
 * The encoding for a client, by its `Accept-Encoding` (RFC 9110, section 12.5.3).
 * @param accepted The header; a client that sends none gets the answer as it is.
 */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = negotiated(accepted);
  if (chosen.size >= mostChosen) chosen.clear();
  chosen.set(accepted, encoding);
  return encoding;
}

function negotiated(accepted: string): Encoding {
  const weights = new Map(accepted.toLowerCase().split(',').map(weightOf));
  const rest = weights.get('*');
  // Not named, it is still acceptable, after everything that is.
  const unnamed = { br: rest ?? 0, gzip: rest ?? 0, identity: 0.0001 };
  const weight = (encoding: Encoding) => weights.get(encoding) ?? unnamed[encoding];
  const best = preferred.reduce((one, other) => (weight(other) > weight(one) ? other : one));
  return weight(best) > 0 ? best : 'identity';
}

function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const [, weight] = parameters.map((text) => /^q\s*=\s*(.*)$/.exec(text)).find(Boolean) ?? [];
  return [name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0];
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How much work an answer is worth: what is kept is compressed once, what is not every time. */
type Effort = 'kept' | 'once';
const levels = { kept: { br: 10, gzip: 9 }, once: { br: 4, gzip: 6 } } as const;

/** Compresses outside of the event loop. */
export async function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, { level: levels[effort].gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels[effort].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

/** What is kept is compressed once, and a page brings many small files: of those even a few lines are worth it. */
const shortestBytes = { kept: 256, once: 1024 } as const;

/** Whether compressing makes this kind of content smaller. */
export const isWorthEncoding = (type: string, bytes: number, effort: Effort): boolean =>
  bytes >= shortestBytes[effort] && /^text\/|[/+](json|xml|javascript)\b/.test(type);
