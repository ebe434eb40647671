import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { clientAddress } from '@majak/desk/client-address';
import { env } from '@majak/desk/env';

/**
 * Hands each request its client in a header of our own, after any that a client sent under this name is overwritten.
 * Node tells of a request before anybody handles it; Next keeps the connection to itself, and what it puts into
 * X-Forwarded-For may be what the client wrote there.
 */
export function setClientAddress(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: unknown };
    if (request instanceof IncomingMessage)
      request.headers['x-client-address'] = clientAddress(request, env.TRUSTED_PROXIES);
  });
}
