import http from 'node:http';
import { metricsResponse } from './metrics-response.ts';

type Listening = {
  port: number;
  host: string;
  /** Says in words why this process cannot do its work now; nothing if it can. */
  fault: () => Promise<string | undefined>;
};

const patienceMs = 2000;

/**
 * Answers `/health/live`, `/health/ready` and `/metrics` of a process, for whatever watches it, on a port of their own.
 * A port that is taken is said once and costs the process nothing.
 */
export function healthResponse({ port, host, fault }: Listening): http.Server {
  const server = http.createServer(async ({ url }, response) => {
    if (url === '/metrics') return metricsResponse(response);
    const ready = url === '/health/ready';
    if (!ready && url !== '/health/live') return response.writeHead(404).end();
    const reason = ready ? await fault() : undefined;
    response.writeHead(reason ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(reason ? { status: 'fault', detail: reason } : { status: 'ok' }));
  });
  server.requestTimeout = patienceMs;
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`Nobody can ask for the health of this process on port ${port} (${error.code})\n`);
  });
  return server.listen(port, host).unref();
}
