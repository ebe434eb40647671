import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyStore } from '../../bin/backup-store.ts';
import { restoreStore } from '../../bin/restore-store.ts';
import { type EmptyStore, emptyStore } from '../support/empty-store.ts';

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
  store.rows(
    `INSERT INTO requests (${Object.keys(request).join(', ')}, status, channels, body_hash, created_at, updated_at, redacted_at)
     VALUES (${[...Object.values(request), status, 'desk office confirmation', 'x', now, now, redactedAt].map(quoted).join(', ')})`,
  );
const oldColumns = Object.keys(before.contact).join(', ');

let store: EmptyStore;
const folder = mkdtempSync(path.join(tmpdir(), 'majak-'));
const backup = path.join(folder, 'backup');
beforeAll(async () => {
  store = await emptyStore();
  const last = store.migrations.findIndex(({ name }) => name.endsWith('_submissions'));
  await store.payload.db.migrate({ migrations: store.migrations.slice(0, last) });
  await insertRequest(before.contact, 'REQUESTED');
  await insertRequest(before.consultation, 'SUCCEEDED');
  await insertRequest(before.erased, 'SUCCEEDED', now);
  const { env } = await import('@majak/desk/env');
  await copyStore({ databaseUrl: env.databaseUrl, dataDirectory: folder, root: process.cwd() }, backup);
  await store.payload.db.migrate({ migrations: store.migrations });
}, 120_000);
afterAll(() => store.close());

const read = async (reference: string) => {
  const { docs } = await store.payload.find({
    collection: 'requests',
    where: { reference: { equals: reference } },
    overrideAccess: true,
  });
  return docs[0];
};
const linesOf = async (reference: string) => {
  const { openSubmission } = await import('@majak/desk/submissions/open-submission');
  const request = await read(reference);
  const { lines } = await openSubmission(store.payload, request ?? {});
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
  const { outboxRound } = await import('@majak/desk/outbox/outbox-round');
  const { mailDirectory } = await import('@majak/desk/services');
  const pace = { leaseMs: 45_000, attemptMs: 1000, waits: { firstMs: 5000, longestMs: 5000 }, batch: 20 };
  while ((await outboxRound(store.payload, pace)) > 0);
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
  const { erase } = await import('@majak/desk/outbox/redact-requests');
  const { requests } = await exportPerson(store.payload, 'BEN@example.com', new Date());
  expect(requests[0]?.answers).toContainEqual({
    key: 'message',
    label: 'How can we help?',
    text: before.consultation.description,
    given: before.consultation.description,
  });
  await erase(store.payload, before.consultation.reference, new Date());
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
  await store.rows(
    `UPDATE requests SET body_hash = '${hash}', idempotency_key = 'a key' WHERE reference = '${reference}'`,
  );
  const again = { input: wire, idempotencyKey: 'a key', spam: false };
  expect(await submitRequest(store.payload, again)).toEqual({ kind: 'accepted', reference });
  const other = { ...again, input: { ...wire, description: 'Other' } };
  expect(await submitRequest(store.payload, other)).toEqual({ kind: 'keyReused' });
});

test('the way back has the seven fields again', async () => {
  await store.back('_submissions');
  const references = `'${before.contact.reference}', '${before.erased.reference}'`;
  expect(
    await store.rows(
      `SELECT ${oldColumns} FROM requests WHERE reference IN (${references}) ORDER BY reference`,
    ),
  ).toEqual([before.contact, before.erased]);
});

test('a backup that was made before is restored, and brought to the new schema', async () => {
  const { answersOf, dropDatabase, restoredIn } = await import('../support/restored-store.ts');
  const restored = restoredIn(folder);
  await restoreStore(restored, backup);
  try {
    execFileSync(process.execPath, ['tests/faults/migrate-store.ts'], {
      env: { ...process.env, DATABASE_URL: restored.databaseUrl, DATA_DIR: restored.dataDirectory },
    });
    const [answers = ''] = answersOf(
      restored,
      `SELECT answers FROM requests WHERE reference = '${before.contact.reference}'`,
    );
    expect(JSON.parse(answers)).toMatchObject({ message: before.contact.description, euCitizen: 'NO' });
  } finally {
    dropDatabase();
  }
}, 120_000);
