import type { IncomingMessage } from 'node:http';

/**
 * The address of the client: of the connection, or, behind `trustedProxies` proxies of our own, the entry of
 * X-Forwarded-For that the outermost of them wrote. What a client adds in front of it is never believed.
 */
export function clientAddress(
  req: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const direct = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? direct;
}
