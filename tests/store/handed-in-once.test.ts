import { randomBytes } from 'node:crypto';
import { query } from '@majak/desk/database';
import type { SubmissionKind } from '@majak/desk/submissions/submission-kind';
import { submit } from '@majak/desk/submissions/submit';
import { bindUploads } from '@majak/desk/uploads/bind-uploads';
import { uploadKey } from '@majak/desk/uploads/upload-key';
import type { Form } from '@majak/tools/form/form';
import { email } from '@majak/tools/form/kinds/email';
import { type Upload, uploads } from '@majak/tools/form/kinds/uploads';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../support/store.ts';

const drawn = vi.hoisted(() => ({ next: [] as string[] }));
vi.mock('../../packages/desk/submissions/reference.ts', async (original) => {
  const { newReference } = await original<typeof import('@majak/desk/submissions/reference')>();
  return { newReference: (prefix: string) => drawn.next.shift() ?? newReference(prefix) };
});

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  for (const table of ['outbox', 'requests', 'uploads'])
    await query(payload, sql`DELETE FROM ${sql.identifier(table)}`);
});

const fields = { email: email({ label: 'E-mail' }), scan: uploads({ label: 'Scan', max: 3 }) };
const kind: SubmissionKind = {
  form: { key: 'tried', version: 1, fields } as Form,
  label: 'Tried',
  keptIn: 'requests',
  columns: { email: 'email' },
  channels: ['office'],
};

/** A file that is there: its bytes do not matter here. */
async function sent(expires = new Date()): Promise<Upload> {
  const upload = {
    id: randomBytes(32).toString('base64url'),
    name: 'p.pdf',
    type: 'application/pdf',
    size: 9,
  };
  const [now, until] = [new Date().toISOString(), expires.toISOString()];
  await query(
    payload,
    sql`INSERT INTO uploads (key, form, field, name, type, size, expires_at, created_at, updated_at)
        VALUES (${uploadKey(upload.id)}, 'tried', 'scan', 'p.pdf', 'application/pdf', 9, ${until}, ${now}, ${now})`,
  );
  return upload;
}

const inADay = new Date(Date.now() + 86_400_000);
const newKey = () => randomBytes(8).toString('hex');
const handIn = (scan: readonly Upload[], idempotencyKey = newKey()) =>
  submit(payload, { kind, answers: { email: 'jana@example.org', scan }, idempotencyKey, spam: false });
const requests = () => query(payload, sql`SELECT reference, pending_uploads FROM requests`);

test('of many that name one file in the same moment, one has it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const file = await sent();
    const results = await Promise.all(Array.from({ length: 6 }, () => handIn([file])));
    expect(results.map((result) => result.kind).sort()).toEqual([
      'accepted',
      ...Array(5).fill('uploadsTaken'),
    ]);
  }
  expect(await requests()).toHaveLength(10);
});

test('one file in common is enough, in whatever order they are named; the others stay free', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two, three] = [await sent(), await sent(), await sent()];
    const results = await Promise.all([handIn([one, two]), handIn([three, two]), handIn([two, one])]);
    expect(results.filter((result) => result.kind === 'accepted')).toHaveLength(1);
    const taken = (await requests()).map(({ pending_uploads }) => String(pending_uploads)).join(' ');
    const free = [one, three].filter(({ id }) => !taken.includes(uploadKey(id)));
    expect(await handIn(free)).toMatchObject({ kind: 'accepted' });
  }
});

test('the same post twice in the same moment is one request, with its file', async () => {
  const [file, key] = [await sent(), newKey()];
  const results = await Promise.all([handIn([file], key), handIn([file], key)]);
  const [request] = await requests();
  expect(results).toEqual(Array(2).fill({ kind: 'accepted', reference: request?.reference }));
  await bindUploads(payload);
  expect(await handIn([file], key)).toEqual(results[0]);
  expect(await handIn([file])).toEqual({ kind: 'uploadsTaken' });
});

test('a file that has gone since it was looked for is handed in with nothing', async () => {
  const file = await sent();
  await query(payload, sql`DELETE FROM uploads`);
  expect([await handIn([file]), await requests()]).toEqual([{ kind: 'uploadsTaken' }, []]);
});

test('a reference that is somebody’s already is drawn anew, with files and without', async () => {
  const first = await handIn([]);
  const taken = first.kind === 'accepted' ? first.reference : '';
  for (const files of [[], [await sent(inADay)]]) {
    drawn.next = [taken];
    const second = await handIn(files);
    expect(second).toMatchObject({ kind: 'accepted' });
    expect(second).not.toEqual(first);
  }
  expect(await requests()).toHaveLength(3);
});
