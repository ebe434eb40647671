import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { isPostgres } from '@majak/desk/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servingCommands } from '../../bin/serving-commands.ts';
import { type StubHelpDesk, startFreshdesk } from '../stubs/freshdesk.ts';
import { type StubSmtp, startSmtp } from '../stubs/smtp.ts';
import { contactInput } from '../support/contact-input.ts';
import { freeTcpPort } from '../support/postgres.ts';
import { temporaryFolder } from '../support/store.ts';
import { type ProcessRun, runProcess } from './run-process.ts';
import { type AwayStore, postgresAway, sqliteAway } from './unavailable-store.ts';

/** How long the longest absence lasts; `bin/bench faults` raises it. */
const outageMs = Number(process.env.FAULT_OUTAGE_MS ?? 1500);
const patience = { timeout: 120_000, interval: 50 };
const canary = 'Kestrel-Canary';
const password = 'canary-Password-7391';

let desk: StubHelpDesk;
let smtp: StubSmtp;
let store: AwayStore;
let processes: Record<'web' | 'studio' | 'outbox', ProcessRun>;
let web: string;
let studio: string;
const answers: { status: number; reference?: string; retryAfter: string | null }[] = [];

beforeAll(async () => {
  [desk, smtp] = [await startFreshdesk(), await startSmtp()];
  store = await (isPostgres ? postgresAway() : sqliteAway());
  const ports = { WEB_PORT: String(await freeTcpPort()), STUDIO_PORT: String(await freeTcpPort()) };
  const env = {
    ...ports,
    DATA_DIR: path.join(temporaryFolder(), 'data'),
    DATABASE_URL: store.url,
    PAYLOAD_SECRET: 'kq8Zr2Lw9Xv4Tn7Bm1Yc6Hd3Fs5Gj0Pa',
    SMTP_URL: smtp.url,
    FRESHDESK_DOMAIN: desk.url,
    FRESHDESK_KEY: desk.key,
    FRESHDESK_TIMEOUT_MS: '2000',
    SMTP_TIMEOUT_MS: '2000',
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    CONFIRMATION_LIMIT_PER_DAY: '1000000',
    OUTBOX_TICK_MS: '100',
    OUTBOX_LEASE_MS: String(10_000 + outageMs),
    NODE_ENV: 'production',
  };
  await expect(runProcess(['tests/faults/migrate-store.ts'], env).exited).resolves.toBe(0);
  processes = {
    web: runProcess(servingCommands.web, env),
    studio: runProcess([...servingCommands.studio, '-p', ports.STUDIO_PORT], env),
    outbox: runProcess(servingCommands.outbox, env),
  };
  web = `http://127.0.0.1:${ports.WEB_PORT}`;
  studio = `http://127.0.0.1:${ports.STUDIO_PORT}`;
  for (const address of [`${web}/contact`, `${studio}/admin/login`])
    await vi.waitUntil(async () => (await statusOf(address)) === 200, patience);
}, patience.timeout);
afterAll(async () => {
  await Promise.all(Object.values(processes).map((each) => each.stop()));
  await Promise.all([store.stop(), desk.close(), smtp.close()]);
});

const statusOf = (address: string): Promise<number> =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );
const answered = (status: number) => answers.filter((answer) => answer.status === status).length;

async function post(index: number) {
  const response = await fetch(`${web}/api/v1/util-functions/create-fresh-desk-task`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${canary}-${randomUUID()}` },
    body: JSON.stringify(
      contactInput({ cf_full_name: canary, email: `${canary}${index}@example.com`, description: canary }),
    ),
  });
  const body = await response.json();
  const retryAfter = response.headers.get('retry-after');
  answers.push({ status: response.status, reference: body.reference, retryAfter });
}

/** Posts evenly with a few hands, whatever becomes of the store, until told to stop. */
function posting(): () => Promise<unknown> {
  let going = true;
  const hand = async (turn: number) => {
    for (let index = turn; going; index += 4) {
      await post(index);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  };
  const hands = [0, 1, 2, 3].map(hand);
  return () => {
    going = false;
    return Promise.all(hands);
  };
}

const letter = `${canary} typed a long letter`;
const { cf_select_servicee: _, ...person } = contactInput({ description: letter });
const application = {
  ...person,
  right_to_work: 'Yes, with permanent residence',
  earliest_start: '01/03/2027',
  profile: 'https://example.com/canary',
};
const review = { author: canary, country: 'Brazil', service: 'trade-licence', rating: '4', consent: 'yes' };
/** Every form that stands on a page, filled in. */
const forms: Record<string, Record<string, string>> = {
  '/contact': contactInput({ description: letter }),
  '/forms/job-application': application,
  '/work-with-us/office-manager': application,
  '/reviews': { ...review, text: letter },
};

/** What a person without script gets while nothing can be stored: the form again, with every word typed. */
async function formComesBack(path: string, typed: Record<string, string>) {
  const response = await fetch(web + path, { method: 'POST', body: new URLSearchParams(typed) });
  expect(response.status, path).toBe(503);
  const page = await response.text();
  expect(page, path).toMatch(/<form [^>]*method="post"/);
  for (const value of Object.values(typed)) expect(page, path).toContain(value);
}
const formsComeBack = () =>
  Promise.all(Object.entries(forms).map(([path, typed]) => formComesBack(path, typed)));

/** Signs in and asks for a new password, as a stranger with a broken store would. */
const knockAtTheStudio = () =>
  Promise.all(
    ['login', 'forgot-password'].map((action) =>
      fetch(`${studio}/api/users/${action}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: studio },
        body: JSON.stringify({ email: `${canary}@example.com`, password }),
      }).then((response) => response.arrayBuffer()),
    ),
  );

test(
  'whatever becomes of the store: every post is answered, what was taken is delivered once, no process ends, no log tells',
  async () => {
    const stopPosting = posting();
    for (const away of store.absences) {
      const before = { taken: answered(201), refused: answered(503), sinceMs: performance.now() };
      const comeBack = await away.begin();
      for (let look = 0; look < 20; look += 1) expect(await statusOf(`${web}/contact`)).toBe(200);
      if (away.refuses) {
        await expect.poll(() => answered(503), patience).toBeGreaterThan(before.refused + 3);
        await Promise.all([formsComeBack(), knockAtTheStudio()]);
      }
      if (away.long)
        await expect.poll(() => performance.now() - before.sinceMs, patience).toBeGreaterThan(outageMs);
      await comeBack();
      await expect.poll(() => answered(201), patience).toBeGreaterThan(before.taken + 5);
    }
    await stopPosting();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
    for (const { status, retryAfter } of answers) if (status === 503) expect(retryAfter).toBe('60');
    const references = answers.flatMap(({ reference }) => reference ?? []).sort();
    await expect
      .poll(async () => {
        const rows = await store.rows("SELECT reference FROM requests WHERE status = 'SUCCEEDED'");
        return references.filter((reference) => !rows.some((row) => row.reference === reference));
      }, patience)
      .toEqual([]);
    const tickets = desk.tickets().flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('MJK-')));
    const stored = (await store.rows('SELECT reference FROM requests')).map((row) => row.reference);
    expect(tickets.sort()).toEqual(stored.sort());
    const mails = await smtp.parsed();
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2 * stored.length);

    for (const [name, each] of Object.entries(processes)) {
      expect(each.ended(), `${name}\n${each.log()}`).toBe(false);
      for (const secret of [canary, canary.toLowerCase(), password, 'params:'])
        expect(each.log(), name).not.toContain(secret);
    }
    process.stdout.write(
      `${answers.length} posts while the store was away in ${store.absences.length} ways, once for ${outageMs} ms: ` +
        `${answered(201)} stored, ${answered(503)} told to come back, ${tickets.length} tickets\n`,
    );
    expect(processes.web.log()).toMatch(/could not be stored \(StatementFailure \w+ \w+ \w+\) \[\w+\]/);
  },
  3 * patience.timeout,
);
