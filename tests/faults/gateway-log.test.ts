import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Gateway, startGateway } from '../support/gateway.ts';

/** Answers everything but this, at which it hangs up. */
const cut = '/sign-in/link/cut-off-key';
const web = http.createServer((request, response) => {
  if (request.url?.startsWith(cut)) request.socket.destroy();
  else response.end('a page');
});
let gateway: Gateway;

beforeAll(async () => {
  await once(web.listen(0, '127.0.0.1'), 'listening');
  const address = web.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  gateway = await startGateway([port, port]);
});
afterAll(async () => {
  await gateway.stop();
  web.close();
});

test('an address that is a key is written down without it, whatever came of it', async () => {
  const keyed = [
    '/client-area/shared-case/MJK-7F3K-9QX2.5.shared-key',
    '/client-area//shared-case/MJK-7F3K-9QX2.5.slashed-key/',
    '/client-area/%73hared-case/MJK-7F3K-9QX2.5.spelled-key',
    '/client-area/calendar/MJK-7F3K-9QX2.6.calendar-key.ics',
    '/sign-in/link/mailed-key',
    '/payment/MJK-7F3K-9QX2.payment-key',
    '/payment-done/MJK-7F3K-9QX2.paid-key?session=query-key',
    '/application-forms/work/receipt?key=receipt-key',
    cut,
  ];
  for (const path of keyed) await fetch(gateway.url + path, { headers: { Referer: gateway.url + path } });
  await fetch(`${gateway.url}/client-area/shared-case/posted-key`, { method: 'POST', body: 'x=1' });
  await fetch(`${gateway.url}/the-last`);
  const logs = await vi.waitFor(() => {
    const written = gateway.logs();
    expect(written).toContain('/the-last');
    return written;
  });
  expect(logs).not.toMatch(/-key/);
  for (const path of [
    'client-area/shared-case',
    'client-area/calendar',
    'sign-in/link',
    'payment',
    'payment-done',
  ])
    expect(logs).toContain(`/${path}/***"`);
  expect(logs).toContain('GET /application-forms/work/receipt"');
});
