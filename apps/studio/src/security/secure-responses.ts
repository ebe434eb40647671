import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { Socket } from 'node:net';
import { rejectMalformedRequests } from '@majak/desk/malformed-requests';
import headers from './safety-headers.json' with { type: 'json' };

const allow = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const understood = new Set(allow.split(', '));

/**
 * Gives every answer of this process the headers of safety, also those that Next makes by itself, and refuses methods
 * that nothing here understands, on which Next breaks. Next keeps its server to itself: Node tells of each connection
 * before anything is read from it, and the connection knows its server.
 */
export function secureResponses(): void {
  const guarded = new WeakSet<Server>();
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: unknown };
    const server = socket instanceof Socket && 'server' in socket ? socket.server : undefined;
    if (!(server instanceof Server) || guarded.has(server)) return;
    guarded.add(server);
    guard(server);
  });
}

/** Stands before everybody who answers requests of a server. */
export function guard(server: Server): void {
  const answerers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // What Next sets itself, such as the policy of a page, takes the place of these.
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!understood.has(request.method ?? '')) {
      response.writeHead(405, { allow, 'cache-control': 'no-store', connection: 'close' }).end();
      return;
    }
    for (const answer of answerers) answer.call(server, request, response);
  });
  rejectMalformedRequests(server, { headers, allow });
}
