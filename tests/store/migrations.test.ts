import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Migration, Payload } from 'payload';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const given = process.env.DATABASE_URL ?? '';
const onPostgres = given.startsWith('postgres');
const name = `migrated_${process.pid}`;
const psql = (statement: string) => execFileSync('psql', ['-qtAX', '-c', statement, given]);

/** A database that is nobody else's, named before the store is loaded: it is migrated step by step, which that of the other tests was already. */
function emptyDatabase(): string {
  if (!onPostgres) return `file:${path.join(mkdtempSync(path.join(tmpdir(), 'majak-')), 'migrated.db')}`;
  psql(`CREATE DATABASE ${name}`);
  return Object.assign(new URL(given), { pathname: `/${name}` }).href;
}

let payload: Payload;
let rows: (statement: string) => Promise<Record<string, unknown>[]>;
let migrations: Migration[];
beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', emptyDatabase());
  const { openPayload } = await import('@majak/desk/payload');
  const { query } = await import('@majak/desk/database');
  payload = await openPayload();
  rows = (statement) => query(payload, sql.raw(statement));
  const found = onPostgres
    ? await import('@majak/desk/migrations/postgres/index')
    : await import('@majak/desk/migrations/sqlite/index');
  migrations = found.migrations as Migration[];
}, 120_000);
afterAll(async () => {
  await payload.destroy();
  // Payload keeps a connection of its own: the database goes with the server that the tests were given.
  vi.unstubAllEnvs();
});

/** Requests as they were stored before answers were kept by their form. */
const before = {
  contact: {
    reference: 'MJK-0000-0001',
    cf_full_name: "Ana “A” O'Sample \\ 🦊",
    email: 'Ana@example.com',
    cf_client_phone_number: '+420 000 000 001',
    cf_eu_citizen: 'NO',
    cf_nationality: 'Brazil',
    cf_select_servicee: 'Trade licence',
    description: 'Line one\nline "two"',
  },
  consultation: {
    reference: 'MJK-0000-0002',
    cf_full_name: 'Ben',
    email: 'ben@example.com',
    cf_client_phone_number: '2',
    cf_eu_citizen: 'YES',
    cf_nationality: 'Germany',
    cf_select_servicee: 'Consultation',
    description: 'Subject: A move\nPreferred days: Friday\n\nHello',
  },
  erased: {
    reference: 'MJK-0000-0003',
    cf_full_name: 'erased',
    email: 'erased',
    cf_client_phone_number: 'erased',
    cf_eu_citizen: 'erased',
    cf_nationality: 'erased',
    cf_select_servicee: 'Trade licence',
    description: 'erased',
  },
} as const;

const now = new Date().toISOString();
const quoted = (value: string | null) => (value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`);
const insertRequest = (request: Record<string, string>, status: string, redactedAt: string | null = null) =>
  rows(
    `INSERT INTO requests (${Object.keys(request).join(', ')}, status, channels, body_hash, created_at, updated_at, redacted_at)
     VALUES (${[...Object.values(request), status, 'desk office confirmation', 'x', now, now, redactedAt].map(quoted).join(', ')})`,
  );
const oldColumns = Object.keys(before.contact).join(', ');

const topicsOf = (table: string) => rows(`SELECT parent_id, value FROM ${table} ORDER BY parent_id, "order"`);

// Two schemas are built in one test.
test('what was stored under the first schema is there under the newest: topics, groups, every row', async () => {
  await payload.db.migrate({ migrations: migrations.slice(0, 1) });
  await rows(
    `INSERT INTO articles (id, title, slug, topics) VALUES (1, 'A', 'a', 'tax, freelancing'), (2, 'B', 'b', NULL), (3, 'C', 'c', 'Taxidermy,Work')`,
  );
  await rows(`INSERT INTO _articles_v (id, parent_id, version_topics) VALUES (7, 1, 'housing')`);
  await rows(`INSERT INTO services (id, title, slug, "group") VALUES (1, 'S', 's', 'housing')`);
  await rows(`INSERT INTO _services_v (id, parent_id, version_group) VALUES (1, 1, 'housing')`);

  await insertRequest(before.contact, 'REQUESTED');
  await insertRequest(before.consultation, 'SUCCEEDED');
  await insertRequest(before.erased, 'SUCCEEDED', now);

  await payload.db.migrate({ migrations });

  expect(await topicsOf('articles_topics')).toEqual([
    { parent_id: 1, value: 'tax' },
    { parent_id: 1, value: 'freelancing' },
    { parent_id: 3, value: 'work' },
  ]);
  expect(await topicsOf('_articles_v_version_topics')).toEqual([{ parent_id: 7, value: 'housing' }]);
  const groups = await rows(
    `SELECT CAST("group" AS text) AS "group" FROM services UNION ALL SELECT CAST(version_group AS text) FROM _services_v`,
  );
  expect(groups).toEqual([{ group: 'settling' }, { group: 'settling' }]);
  const counted = await rows(
    'SELECT (SELECT count(*) FROM articles) AS articles, (SELECT count(*) FROM services) AS services',
  );
  expect(Object.values(counted[0] ?? {}).map(Number)).toEqual([3, 1]);
}, 120_000);

const read = async (reference: string) => {
  const { docs } = await payload.find({
    collection: 'requests',
    where: { reference: { equals: reference } },
    overrideAccess: true,
  });
  return docs[0];
};
const linesOf = async (reference: string) => {
  const { openSubmission } = await import('@majak/desk/submissions/open-submission');
  const request = await read(reference);
  const { lines } = openSubmission(request ?? {});
  // What the studio shows is what the mails say.
  expect(request?.lines).toEqual(lines);
  return lines.map(({ label, text }) => [label, text]);
};

test('the inbox shows and finds requests of before, a form of one matter with its old message', async () => {
  const { contact, consultation } = before;
  expect(await read(contact.reference)).toMatchObject({
    kind: 'contact-request',
    name: contact.cf_full_name,
    email: contact.email,
    phone: contact.cf_client_phone_number,
    nationality: 'Brazil',
    service: 'Trade licence',
  });
  expect(await linesOf(contact.reference)).toEqual([
    ['Full name', contact.cf_full_name],
    ['E-mail', contact.email],
    ['Phone', contact.cf_client_phone_number],
    ['Are you an EU citizen?', 'No'],
    ['Nationality', 'Brazil'],
    ['Service', 'Trade licence'],
    ['How can we help?', contact.description],
  ]);
  expect(await linesOf(consultation.reference)).toContainEqual([
    'How can we help?',
    consultation.description,
  ]);
  expect(await linesOf(before.erased.reference)).toContainEqual(['Are you an EU citizen?', 'erased']);
});

test('a request that was accepted before is delivered after, with every word', async () => {
  const { tick } = await import('@majak/desk/outbox/tick');
  const { mailDirectory } = await import('@majak/desk/services');
  const pace = { leaseMs: 45_000, waits: { firstMs: 5000, longestMs: 5000 }, batch: 20 };
  while ((await tick(payload, pace)) > 0);
  expect((await read(before.contact.reference))?.status).toBe('SUCCEEDED');
  const mail = await PostalMime.parse(
    await readFile(
      path.join(mailDirectory, `${before.contact.reference.toLowerCase()}.office@majak.example.eml`),
    ),
  );
  for (const [name, text] of Object.entries(before.contact))
    expect(`${mail.subject}\n${mail.text}`).toContain(
      name === 'cf_eu_citizen' ? 'Are you an EU citizen? No' : text,
    );
});

test('what was stored before is exported, known again by its key, and erased', async () => {
  const { exportPerson } = await import('@majak/desk/use-cases/export-person');
  const { erase } = await import('@majak/desk/outbox/redact');
  const { requests } = await exportPerson(payload, 'BEN@example.com', new Date());
  expect(requests[0]?.answers).toContainEqual({
    key: 'message',
    label: 'How can we help?',
    text: before.consultation.description,
    given: before.consultation.description,
  });
  await erase(payload, before.consultation.reference, new Date());
  const erased = await read(before.consultation.reference);
  expect(erased).toMatchObject({ name: 'erased', email: 'erased', service: 'Consultation' });
  expect(JSON.stringify(erased)).not.toMatch(/Ben|Germany|Hello|A move/);
});

test('a post that was stored before is known again by its key after', async () => {
  const { submitRequest } = await import('../support/submit.ts');
  const { reference, ...wire } = before.contact;
  // The digest of the content, as it was made before.
  const sorted = Object.entries({ ...wire }).sort(([a], [b]) => a.localeCompare(b));
  const hash = createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
  await rows(
    `UPDATE requests SET body_hash = '${hash}', idempotency_key = 'a key' WHERE reference = '${reference}'`,
  );
  const again = { input: wire, idempotencyKey: 'a key', spam: false };
  expect(await submitRequest(payload, again)).toEqual({ kind: 'accepted', reference });
  const other = { ...again, input: { ...wire, description: 'Other' } };
  expect(await submitRequest(payload, other)).toEqual({ kind: 'keyReused' });
});

async function back(end: string) {
  const { drizzle } = payload.db as unknown as { drizzle: unknown };
  await migrations
    .find((migration) => migration.name.endsWith(end))
    ?.down({ db: drizzle, payload, req: {} } as never);
}

test('the way back has the seven fields again', async () => {
  await back('_submissions');
  const references = `'${before.contact.reference}', '${before.erased.reference}'`;
  expect(
    await rows(`SELECT ${oldColumns} FROM requests WHERE reference IN (${references}) ORDER BY reference`),
  ).toEqual([before.contact, before.erased]);
});

test('the way back joins the topics again', async () => {
  for (const end of ['_reviews', '_addresses']) await back(end);
  expect(await rows('SELECT topics FROM articles ORDER BY id')).toEqual([
    { topics: 'tax, freelancing' },
    { topics: null },
    { topics: 'work' },
  ]);
});
