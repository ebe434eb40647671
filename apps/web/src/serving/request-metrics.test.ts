import { once } from 'node:events';
import http from 'node:http';
import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { countKept, measureRequest, routeOf } from './request-metrics.ts';

test('requests are counted by kind and outcome, and nothing that a visitor wrote is in a label', async () => {
  const closed: Promise<unknown>[] = [];
  const server = http.createServer((req, res) => {
    closed.push(once(res, 'close'));
    measureRequest({ req, res });
    res.writeHead(Number(req.headers['x-status'])).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const post = (status: string) =>
    fetch(`http://127.0.0.1:${address.port}/api/v1/util-functions/x?mail=jana@example.com`, {
      method: 'POST',
      headers: { 'x-status': status },
    });
  for (const status of ['201', '422', '422', '503']) await post(status);
  await Promise.all(closed);
  server.close();
  countKept('HIT');
  countKept('HIT');
  const text = await register.metrics();
  for (const line of [
    'site_posts_total{outcome="accepted"} 1',
    'site_posts_total{outcome="rejected"} 2',
    'site_posts_total{outcome="failed"} 1',
    'site_request_duration_seconds_count{route="contact",status="422"} 2',
    'site_page_store_answers_total{state="HIT"} 2',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('jana');
});

test.each([
  ['/api/v1/health/ready', 'health'],
  ['/api/v1/calculators/vat', 'calculators'],
  ['/api/anything', 'api'],
  ['/_astro/a.js', 'file'],
  ['/jana@example.com', 'page'],
  ['', 'page'],
])('%s is of the kind %s', (target, kind) => {
  expect(routeOf(target)).toBe(kind);
});
