import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Lets a client ask for many things at once on one connection. The framework hears on the connection whether the client
 * went away, once for each request under way, and from eleven on Node would take that for a leak.
 */
export function allowManyAtOnce(server: Server): void {
  server.on('connection', (socket) => socket.setMaxListeners(0));
}

const grace = { idleMs: 500, wholeMs: 5000 };

/**
 * Ends a server politely: nobody new is let in, what was accepted is answered, and each connection is told with its
 * last answer. A proxy may be sending on an idle one this very moment, so those are left for half a second.
 * @returns Whether it has begun to end, for the answers.
 */
export function endPolitely(server: Server, ended: () => void): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // The one of HTTP closes idle connections at once.
  NetServer.prototype.close.call(server, ended);
  setTimeout(() => setInterval(() => server.closeIdleConnections(), 50).unref(), grace.idleMs).unref();
  setTimeout(ended, grace.wholeMs).unref();
}
