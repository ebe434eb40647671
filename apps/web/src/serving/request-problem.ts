import type { IncomingMessage } from 'node:http';
import type { Problem } from '../problem.ts';

/** Methods that something here understands. */
export const allow = 'GET, HEAD, POST, OPTIONS';
const allowed = new Set(allow.split(', '));
/** An end point that a program or a script calls says itself which of these it has. */
const ofEndPoints = new Set([...allowed, 'PUT', 'PATCH', 'DELETE']);
/** Where those are. */
const endPoints = ['/api/', '/client-area/work/'];
/** A person may paste two thousand words into the search. The whole head of a request has 16 KB. */
const longestTarget = 15 * 1024;

/**
 * What is wrong with a request whatever it asks for; nothing when it can be answered.
 * @param target The address in origin form, see `originForm`.
 */
export function requestProblem(request: IncomingMessage, target: string): Problem | undefined {
  const { method = '' } = request;
  const understood = endPoints.some((path) => target.startsWith(path)) ? ofEndPoints : allowed;
  if (!understood.has(method))
    return { status: 405, title: 'This method is not understood here', headers: { allow } };
  if (!hasHost(request)) return { status: 400, title: 'The Host of this request cannot be read' };
  if (target.length > longestTarget) return { status: 414, title: 'This address is too long' };
  if (!isPath(target.split(/[?#]/, 1)[0] ?? '')) return { status: 400, title: 'This address cannot be read' };
  return undefined;
}

/** The address without scheme and host, which a client may send to a proxy (RFC 9112, section 3.2.2). */
export const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

/** Whether a request names one host that can be that of an address (RFC 9112, section 3.2); one of HTTP/1.0 may name none. */
export function hasHost({ headers: { host }, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion !== '1.1';
  // Node keeps the first of several.
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') named += 1;
  return named < 2 && /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host);
}

/** A path that leads nowhere else: readable, without control characters, and without what a browser reads as a host. */
function isPath(path: string): boolean {
  const decoded = decodedPath(path);
  return decoded !== undefined && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(decoded) && !/\/\.{1,2}(\/|$)/.test(decoded);
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
