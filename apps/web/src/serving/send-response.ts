import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { env } from '@majak/desk/env';
import { type Problem, problem } from '../problem.ts';
import { answerHeaders } from '../security-headers.ts';
import { encode, encodingFor, isWorthEncoding } from './encoding.ts';

export type Exchange = { req: IncomingMessage; res: ServerResponse };

/** Sends an answer that is given once: kept by nobody unless it says otherwise, compressed where that is worth it. */
export async function sendResponse({ req, res }: Exchange, response: Response): Promise<void> {
  if (res.headersSent || res.destroyed) return;
  if (!isWayToProvider(req) && leadsAway(response.headers.get('location')))
    return sendProblem({ req, res }, { status: 404, title: 'There is no such address' });
  const { 'cdn-cache-control': _, 'cache-tag': __, ...own } = Object.fromEntries(response.headers);
  const headers: Record<string, string | string[]> = answerHeaders({ 'cache-control': 'no-store', ...own });
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const type = own['content-type'] ?? '';
  if (!response.body || req.method === 'HEAD') {
    await response.body?.cancel();
    res.writeHead(response.status, headers).end();
    return;
  }
  if (!isWorthEncoding(type, Number.POSITIVE_INFINITY, 'once')) {
    res.writeHead(response.status, headers);
    return pipeline(response.body, res);
  }
  const body = Buffer.from(await response.arrayBuffer());
  const encoding = isWorthEncoding(type, body.length, 'once')
    ? encodingFor(req.headers['accept-encoding'])
    : 'identity';
  const encoded = await encode(body, encoding, 'once');
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(encoded.length);
  headers.vary = [own.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  res.writeHead(response.status, headers).end(encoded);
}

/** Sends a refusal: in the form of the API to a program, in a sentence to a person. */
export function sendProblem({ req, res }: Exchange, refused: Problem): Promise<void> {
  if (req.url?.startsWith('/api/')) return sendResponse({ req, res }, problem(refused));
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...refused.headers };
  return sendResponse({ req, res }, new Response(`${refused.title}.\n`, { status: refused.status, headers }));
}

/** The one address that leads wherever the provider says that people sign in; what a visitor asks for is no part of it. */
const isWayToProvider = ({ url = '' }: IncomingMessage): boolean =>
  url.split('?', 1)[0] === '/api/auth/login';

/** Whether a redirect leads to another host than the site's, the studio's or the bundled provider's, in whichever way a browser reads it. */
export function leadsAway(location: string | null): boolean {
  if (location === null) return false;
  if (!URL.canParse(location, env.webUrl)) return true;
  return ![env.webUrl, env.studioUrl, env.identityUrl].includes(new URL(location, env.webUrl).origin);
}
