import { type Server, STATUS_CODES } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '../security-headers.ts';
import { allow } from './refusal.ts';

/** What the parser of HTTP makes of a request that never becomes one. */
const statusOf: Record<string, number> = {
  HPE_INVALID_METHOD: 405,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no request the app could see: unreadable bytes, a head that does not end, a tunnel. */
export function answerTheUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    lastWords(socket, statusOf[error.code ?? ''] ?? 400),
  );
  server.on('connect', (_request, socket) => lastWords(socket, 405));
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...securityHeaders, 'content-length': 0, connection: 'close' }).end();
  });
}

function lastWords(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy();
  const headers = {
    ...securityHeaders,
    ...(status === 405 ? { allow } : {}),
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}

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
