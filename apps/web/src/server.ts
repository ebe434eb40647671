import http from 'node:http';
import { clientAddress } from '@majak/desk/client-address';
import { env } from '@majak/desk/env';
import { faultsForServing } from '@majak/desk/environment';
import { endOnFaults } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import compression from 'compression';
import sirv from 'sirv';
import { pageHeaders, securityHeaders } from './security-headers.ts';

/** Starts the public site from its build. Run from the folder of the repository. */
endOnFaults('The site');
const faults = faultsForServing(env);
if (faults.length > 0) {
  process.stderr.write(`Not started.\n  ${faults.join('\n  ')}\n`);
  process.exit(1);
}

type Handler = (req: http.IncomingMessage, res: http.ServerResponse) => void;
const built: { handler: Handler } = await import(new URL('../dist/server/entry.mjs', import.meta.url).href);
const compress = compression({ threshold: 1024, level: 9 });
const yearS = 365 * 24 * 60 * 60;
const files = sirv(new URL('../dist/client', import.meta.url).pathname, {
  setHeaders: (res, path) => {
    const built = path.startsWith('/_assets/');
    res.setHeader('Cache-Control', built ? `public, max-age=${yearS}, immutable` : 'public, max-age=3600');
    // A page loads a dozen of these: what only means something on a page would be a tenth of their weight.
    if (built) for (const name of pageHeaders) res.removeHeader(name);
  },
});
const host = new URL(env.webUrl).host;

const server = http.createServer((req, res) => {
  for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
  // Handed to the app in headers of our own, after any that a client sent under these names are overwritten.
  req.headers['x-client-address'] = clientAddress(req, env.TRUSTED_PROXIES);
  req.headers['x-asked-host'] = req.headers.host ?? '';
  // The page cache keys by host: whatever a client claims, there is one.
  req.headers.host = host;
  compress(req as never, res as never, () => files(req, res, () => built.handler(req, res)));
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `Port ${env.WEB_PORT} is taken: set WEB_PORT to another` : error.message;
  process.stderr.write(`The site did not start. ${reason}\n`);
  process.exit(1);
});
// Opened before the first visitor comes, so that nobody waits for it.
await openPayload();
server.listen(env.WEB_PORT, env.LISTEN_HOST, () => {
  process.stdout.write(`The site is on ${env.webUrl}\n`);
  // The first call opens the page cache and begins to read the site into the search: nobody has to make it.
  http.get({ port: env.WEB_PORT, path: '/api/v1/health' }, (answer) => answer.resume()).on('error', () => {});
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  });
