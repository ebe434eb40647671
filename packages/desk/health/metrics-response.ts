import type { ServerResponse } from 'node:http';
import { register } from 'prom-client';

/** Answers in Prometheus' format what was counted and measured in this process. */
export async function metricsResponse(response: ServerResponse): Promise<void> {
  const text = await register.metrics();
  response.writeHead(200, { 'Content-Type': register.contentType }).end(text);
}
