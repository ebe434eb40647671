import { createServer, type Server } from 'node:http';
import { watchPublications } from '@majak/desk/content/publications';
import { env } from '@majak/desk/env';
import { measureBacklog } from '@majak/desk/health/backlog-metrics';
import { healthResponse } from '@majak/desk/health/health-response';
import { storeFault } from '@majak/desk/health/store-fault';
import { endOnFaults } from '@majak/desk/log';
import { rejectMalformedRequests } from '@majak/desk/malformed-requests';
import { openPayload } from '@majak/desk/payload';
import { refuseToServe } from '@majak/desk/refuse-to-serve';
import { createApp } from 'astro/app/entrypoint';
import { collectDefaultMetrics } from 'prom-client';
import { refreshSearch, startSearch } from '../search/site-search.ts';
import { securityHeaders } from '../security-headers.ts';
import { builtFiles } from './built-files.ts';
import { pageStore } from './page-store.ts';
import { requestHandler } from './request-handler.ts';
import { allow } from './request-problem.ts';
import { allowManyAtOnce, endPolitely } from './server-connections.ts';

/** Longer than a proxy keeps a connection that it does not use (60 s), so that none is closed under a request. */
const keepAliveTimeout = 75_000;
const limits = {
  headersTimeout: 10_000,
  // A body has as long as it keeps coming: stalled-body.ts.
  requestTimeout: 0,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout,
  // Answered in our own form: refusal.ts.
  requireHostHeader: false,
};

/**
 * Starts the public site. The adapter makes this the entry of the build.
 * @param clientFolder Where the build put what browsers load.
 */
export async function serve(clientFolder: string): Promise<void> {
  endOnFaults('The site');
  refuseToServe();
  // Pages are kept whole, and what a layout says of cache and policy has to be known before the head is sent.
  const app = createApp({ streaming: false });
  const pages = pageStore();
  const server = createServer(
    limits,
    requestHandler({
      files: builtFiles(clientFolder),
      pages,
      render: (request) => app.render(request, { addCookieHeader: true }),
    }),
  );
  rejectMalformedRequests(server, { headers: securityHeaders, allow });
  allowManyAtOnce(server);
  // Opened before the first visitor comes, so that nobody waits for it.
  await openPayload();
  watchPublications((tags) => {
    pages.invalidate(tags);
    refreshSearch(tags);
  });
  startSearch();
  if (env.METRICS_PORT) answerWatchers(env.METRICS_PORT);
  listen(server);
}

/** On a port that no visitor reaches. */
function answerWatchers(port: number): void {
  collectDefaultMetrics();
  measureBacklog();
  healthResponse({ port, host: env.LISTEN_HOST, fault: storeFault });
}

function listen(server: Server): void {
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      `The site did not start. ${error.code === 'EADDRINUSE' ? `Port ${env.WEB_PORT} is taken: set WEB_PORT to another` : error.message}`,
    ),
  );
  server.listen(env.WEB_PORT, env.LISTEN_HOST, () => process.stdout.write(`The site is on ${env.webUrl}\n`));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => endPolitely(server, () => process.exit(0)));
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
