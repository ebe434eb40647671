import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { servingCommands } from '../../bin/serving-commands.ts';
import { startFreshdesk } from '../stubs/freshdesk.ts';
import { startSmtp } from '../stubs/smtp.ts';
import { contactInput } from '../support/contact-input.ts';
import { percentile, print } from './figures.ts';
import { startWeb } from './web-process.ts';

const burst = { perSecond: 100, seconds: 15 };
/** What an office sees on a very good day. */
const calm = { perSecond: 2, seconds: 15 };
const deliveryPatienceMs = 30_000;

/** Sends one request; how long the answer took, and whether it was taken. No answer at all is not taken. */
async function submit(url: string, index: number) {
  const startedMs = performance.now();
  const taken = await post(url, index).catch(() => false);
  return { ms: performance.now() - startedMs, taken };
}

async function post(url: string, index: number): Promise<boolean> {
  const response = await fetch(`${url}/api/v1/util-functions/create-fresh-desk-task`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(
      contactInput({ email: `client${index}@example.com`, description: `Request ${index}` }),
    ),
  });
  await response.arrayBuffer();
  return response.status === 201;
}

/** Sends at an even pace, whether or not the answers keep up. */
async function sendEvenly(url: string, { perSecond, seconds }: typeof burst) {
  const sent: ReturnType<typeof submit>[] = [];
  const startedMs = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(perSecond * seconds, ((performance.now() - startedMs) / 1000) * perSecond);
      while (sent.length < due) sent.push(submit(url, sent.length));
      if (sent.length < perSecond * seconds) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  return Promise.all(sent);
}

const row = z.object({ status: z.string(), ms: z.number().nullable() });

/** From taking a request to its last delivery, for every request there is. */
function deliveryTimes(dataDirectory: string) {
  const database = new DatabaseSync(path.join(dataDirectory, 'majak.db'), { readOnly: true });
  const rows = database
    .prepare(
      `SELECT r.status AS status, (julianday(max(o.delivered_at)) - julianday(r.created_at)) * 86400000.0 AS ms
       FROM requests r LEFT JOIN outbox o ON o.reference = r.reference GROUP BY r.id`,
    )
    .all();
  database.close();
  return z.array(row).parse(rows);
}

async function untilDelivered(dataDirectory: string): Promise<number[]> {
  const until = Date.now() + deliveryPatienceMs;
  for (;;) {
    const rows = deliveryTimes(dataDirectory);
    if (rows.every(({ status }) => status === 'SUCCEEDED') || Date.now() > until)
      return rows.map(({ status, ms }) =>
        status === 'SUCCEEDED' && ms !== null ? ms : Number.POSITIVE_INFINITY,
      );
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Accepting requests at a hundred a second, and how long a healthy delivery takes, with desk and mail on this machine. */
export async function benchContact(): Promise<boolean> {
  const desk = await startFreshdesk();
  const smtp = await startSmtp();
  const web = await startWeb({
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    SMTP_URL: smtp.url,
    FRESHDESK_DOMAIN: desk.url,
    FRESHDESK_KEY: desk.key,
  });
  try {
    web.also(...servingCommands.outbox);
    await sendEvenly(web.url, calm);
    const deliveredMs = await untilDelivered(web.dataDirectory);
    const name = `healthy delivery at ${calm.perSecond} a second`;
    print({ name: `${name}: p50`, value: percentile(deliveredMs, 0.5), unit: 'ms' });
    print({ name: `${name}: p95`, value: percentile(deliveredMs, 0.95), unit: 'ms', budget: 5000 });

    const taken = await sendEvenly(web.url, burst);
    const ms = taken.map((each) => each.ms);
    const accepting = `accepting at ${burst.perSecond} a second`;
    print({ name: `${accepting}: p50`, value: percentile(ms, 0.5), unit: 'ms' });
    print({ name: `${accepting}: p95`, value: percentile(ms, 0.95), unit: 'ms' });
    print({ name: `${accepting}: p99`, value: percentile(ms, 0.99), unit: 'ms', budget: 100 });
    print({ name: `${accepting}: not taken`, value: taken.filter((each) => !each.taken).length, budget: 0 });
    const waiting = deliveryTimes(web.dataDirectory).filter(({ status }) => status !== 'SUCCEEDED').length;
    print({ name: `of ${taken.length} in ${burst.seconds} s not yet delivered at the end`, value: waiting });
  } finally {
    await web.stop();
    await Promise.all([desk.close(), smtp.close()]);
  }
  return true;
}
