import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { meaningful } from './page-query.ts';

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const encoders = {
  br: (body: Uint8Array) => promisify(brotliCompress)(body, quality),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
} as const;
type Encoding = keyof typeof encoders;

/** The best encoding that a browser takes; nothing for a program that asks for none. */
const encodingFor = (request: Request): Encoding | undefined => {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
};

/** What the page cache tells pages apart by, so that a campaign's parameters make no page of their own. */
const pageOf = ({ url }: Request): string => {
  const { pathname, searchParams } = new URL(url);
  return [pathname, ...meaningful.map((name) => searchParams.get(name) ?? '')].join(' ');
};

const maxAnswers = 500;

/**
 * Keeps the compressed form of cached pages, so that a page is compressed once and not for every visitor.
 * Only what the page cache itself answers as a HIT is kept; a MISS or a STALE answer means that it changed.
 */
export function encodedAnswers() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const of = async (request: Request, response: Response): Promise<Response> => {
    const encoding = encodingFor(request);
    if (!encoding || response.status !== 200 || !response.headers.has('x-astro-cache')) return response;
    const page = pageOf(request);
    const key = `${encoding} ${page}`;
    if (response.headers.get('x-astro-cache') !== 'HIT') {
      for (const name of Object.keys(encoders)) kept.delete(`${name} ${page}`);
      return response;
    }
    const body = kept.get(key) ?? (await encoders[encoding](new Uint8Array(await response.arrayBuffer())));
    if (!kept.has(key) && kept.size < maxAnswers) kept.set(key, new Uint8Array(body));
    const headers = new Headers(response.headers);
    headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(body.byteLength));
    headers.set('Vary', 'Accept-Encoding');
    return new Response(new Uint8Array(body), { status: 200, headers });
  };
  return { of, clear: () => kept.clear() };
}
