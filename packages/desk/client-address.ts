import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a connection; whoever has it picks the other 64 as they like. */
const connectionBits = 64;
const withPort = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/**
 * Whom the limits count as one client: an IPv4 address, also where it is written as an IPv6 one, or the /64 network of
 * an IPv6 address. Nothing for a text that is no address.
 */
export function clientNetwork(text: string): string | undefined {
  const { six, four } = withPort.exec(text)?.groups ?? {};
  const address = (six ?? four ?? text).replace(/%.*$/, '');
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${connectionBits}`)}/${connectionBits}`;
}

/**
 * The network of the client: of the connection, or, behind `trustedProxies` proxies of our own, of the entry of
 * X-Forwarded-For that the outermost of them wrote. What a client adds in front of it is never believed.
 */
export function clientAddress(
  req: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const direct = clientNetwork(req.socket.remoteAddress ?? '') ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return clientNetwork(forwarded.at(-trustedProxies) ?? '') ?? direct;
}
