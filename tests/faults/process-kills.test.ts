import { randomUUID } from 'node:crypto';
import { query } from '@majak/desk/database';
import { env } from '@majak/desk/env';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servingCommands } from '../../bin/serving-commands.ts';
import { type StubHelpDesk, startFreshdesk } from '../stubs/freshdesk.ts';
import { type StubSmtp, startSmtp } from '../stubs/smtp.ts';
import { contactInput } from '../support/contact-input.ts';
import { freeTcpPort } from '../support/postgres.ts';
import { store } from '../support/store.ts';
import { type Keeper, keepAlive } from './keep-alive.ts';

/** The numbers of the suite: each of the four processes dies four times; `bin/bench faults` raises them to those of the quality goals. */
const submissions = Number(process.env.FAULT_SUBMISSIONS ?? 200);
const kills = Number(process.env.FAULT_KILLS ?? 16);
const failing = 0.3;
const patienceMs = 240_000;

let desk: StubHelpDesk;
let smtp: StubSmtp;
let keepers: Keeper[];
let ports: number[];

beforeAll(async () => {
  await store();
  desk = await startFreshdesk({ failures: failing, seed: 20261121 });
  smtp = await startSmtp();
  ports = [await freeTcpPort(), await freeTcpPort()];
  const shared = {
    DATA_DIR: env.DATA_DIR,
    DATABASE_URL: env.databaseUrl,
    PAYLOAD_SECRET: 'kq8Zr2Lw9Xv4Tn7Bm1Yc6Hd3Fs5Gj0Pa',
    SMTP_URL: smtp.url,
    FRESHDESK_DOMAIN: desk.url,
    FRESHDESK_KEY: desk.key,
    FRESHDESK_TIMEOUT_MS: '500',
    SMTP_TIMEOUT_MS: '900',
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    OUTBOX_TICK_MS: '100',
    OUTBOX_RETRY_MS: '200',
    OUTBOX_RETRY_LONGEST_MS: '2000',
    OUTBOX_LEASE_MS: '5000',
    NODE_ENV: 'production',
  };
  keepers = [
    ...ports.map((port) => keepAlive(servingCommands.web, { ...shared, WEB_PORT: String(port) })),
    ...ports.map(() => keepAlive(servingCommands.outbox, shared)),
  ];
});
afterAll(async () => {
  await Promise.all(keepers.map((keeper) => keeper.stop()));
  await Promise.all([desk.close(), smtp.close()]);
});

/** Sends as a careful client does: with one key, again and again, until somebody says 201. */
async function submit(index: number): Promise<string> {
  const body = JSON.stringify(
    contactInput({ email: `client${index}@example.com`, description: `Request number ${index}` }),
  );
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  for (let attempt = index; ; attempt += 1) {
    const url = `http://127.0.0.1:${ports[attempt % ports.length]}/api/v1/util-functions/create-fresh-desk-task`;
    try {
      const response = await fetch(url, { method: 'POST', headers, body });
      if (response.status === 201) return (await response.json()).reference;
    } catch {
      // The process died before, during or after: nobody knows, so the same key is sent again.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** At a moment nobody chose: within the next third of a second. */
const killSoon = (turn: number) =>
  setTimeout(() => keepers[turn % keepers.length]?.kill(), Math.random() * 333);

/** Sends with eight hands; every few submissions somebody pulls a plug. */
async function submitUnderFire(): Promise<string[]> {
  const references: string[] = [];
  let next = 0;
  let killed = 0;
  const hand = async () => {
    while (next < submissions) {
      const index = next++;
      references.push(await submit(index));
      if (references.length >= ((killed + 1) * submissions) / (kills + 1) && killed < kills)
        killSoon(killed++);
    }
  };
  await Promise.all(Array.from({ length: 8 }, hand));
  return references;
}

test(
  `${submissions} submissions, ${kills} kills, a desk that fails ${failing * 100} % of calls: none lost, none doubled`,
  async () => {
    const payload = await store();
    const references = await submitUnderFire();
    expect(new Set(references).size).toBe(submissions);
    await expect
      .poll(
        async () => {
          const [row] = await query(
            payload,
            sql`SELECT count(*) AS n FROM requests WHERE status = 'SUCCEEDED'`,
          );
          return Number(row?.n);
        },
        { timeout: patienceMs, interval: 500 },
      )
      .toBe(submissions);

    const tickets = desk.tickets().flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('MJK-')));
    expect([...tickets].sort()).toEqual([...references].sort());
    const mails = await smtp.parsed();
    const ids = new Set(mails.map(({ messageId }) => messageId));
    const expected = references.flatMap((reference) =>
      ['office', 'confirmation'].map((channel) => `<${reference.toLowerCase()}.${channel}@majak.example>`),
    );
    expect([...ids].sort()).toEqual([...expected].sort());
    // SMTP cannot be asked whether it took a mail: a kill at that moment hands it over again, under the same id.
    expect(mails.length - ids.size).toBeLessThanOrEqual(2 * kills);
    process.stdout.write(
      `${submissions} submissions, ${kills} kills, ${desk.calls().length} calls to the desk: ${tickets.length} tickets, ` +
        `${ids.size} mails (${mails.length - ids.size} handed over twice under one Message-ID)\n`,
    );
  },
  2 * patienceMs,
);
