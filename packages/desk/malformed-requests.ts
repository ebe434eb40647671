import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** What the parser of HTTP makes of a request that never becomes one. */
const statusOf: Record<string, number> = {
  HPE_INVALID_METHOD: 405,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What goes out with every refusal, and the methods that are understood, as in `Allow`. */
type Refusals = { headers: Readonly<Record<string, string>>; allow: string };

/** Answers what is no request an app could see: unreadable bytes, a head that does not end, a tunnel. */
export function rejectMalformedRequests(server: Server, { headers, allow }: Refusals): void {
  const lastWords = (socket: Duplex, status: number): void => {
    if (!socket.writable) return void socket.destroy();
    const all = {
      ...headers,
      ...(status === 405 ? { allow } : {}),
      'cache-control': 'no-store',
      'content-length': '0',
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    lastWords(socket, statusOf[error.code ?? ''] ?? 400),
  );
  server.on('connect', (_request, socket) => lastWords(socket, 405));
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, 'content-length': 0, connection: 'close' }).end();
  });
}
