import { randomBytes } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { query } from '@majak/desk/database';
import { outboxRound } from '@majak/desk/outbox/outbox-round';
import { prune } from '@majak/desk/outbox/prune';
import { erase, redactRequests } from '@majak/desk/outbox/redact-requests';
import type { User } from '@majak/desk/payload-types';
import { uploadEndpoints } from '@majak/desk/records/upload-endpoints';
import { services } from '@majak/desk/services';
import type { SubmissionKind } from '@majak/desk/submissions/submission-kind';
import { submit } from '@majak/desk/submissions/submit';
import { bindUploads } from '@majak/desk/uploads/bind-uploads';
import { takeBackUpload } from '@majak/desk/uploads/drop-uploads';
import { keepUpload } from '@majak/desk/uploads/keep-upload';
import { uploadFaults } from '@majak/desk/uploads/known-uploads';
import { openUpload } from '@majak/desk/uploads/open-upload';
import { rotateUploads } from '@majak/desk/uploads/rotate-uploads';
import { fileOfUpload, uploadKey } from '@majak/desk/uploads/upload-key';
import { exportPerson } from '@majak/desk/use-cases/export-person';
import type { Field } from '@majak/tools/form/field';
import type { Form } from '@majak/tools/form/form';
import { email } from '@majak/tools/form/kinds/email';
import { type Upload, uploads } from '@majak/tools/form/kinds/uploads';
import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { store } from '../support/store.ts';

let payload: Payload;
let pdf: Buffer;
beforeAll(async () => {
  payload = await store();
  const document = await PDFDocument.create();
  document.addPage();
  pdf = Buffer.from(await document.save());
});
beforeEach(async () => {
  for (const table of ['outbox', 'requests', 'uploads'])
    await query(payload, sql`DELETE FROM ${sql.identifier(table)}`);
});

// As end points have it: a field, with all that it can do.
const scan = uploads({ label: 'Scan', max: 3 });
const form = { key: 'tried', version: 1, fields: { email: email({ label: 'E-mail' }), scan } } as Form;
const kind: SubmissionKind = {
  form,
  label: 'Tried',
  keptIn: 'requests',
  columns: { email: 'email' },
  channels: ['office'],
};

function takenBy(field: Field) {
  if (field.kind !== 'uploads') throw new Error('No field of files');
  return field;
}

async function sent(name = 'pas.pdf'): Promise<Upload> {
  const kept = await keepUpload(payload, { form: 'tried', field: 'scan', name, bytes: pdf }, takenBy(scan));
  if ('refused' in kept) throw new Error(kept.refused);
  return kept;
}
const submission = (...scans: Upload[]) => ({
  kind,
  answers: { email: 'jana@example.org', scan: scans },
  idempotencyKey: randomBytes(8).toString('hex'),
  spam: false,
});
async function handedIn(...scans: Upload[]): Promise<string> {
  const result = await submit(payload, submission(...scans));
  if (result.kind !== 'accepted') throw new Error(result.kind);
  return result.reference;
}
const rows = () => query(payload, sql`SELECT * FROM uploads ORDER BY id`);
const fileOf = ({ id }: Upload) => services.files.has(fileOfUpload(uploadKey(id)));
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test('what was sent is kept encrypted, under a digest of its id, and opens again as it was', async () => {
  const upload = await sent('C:\\scans\\Pas "Nováková".PDF.exe');
  expect(upload).toMatchObject({ name: 'Pas Nováková.PDF.pdf', type: 'application/pdf', size: pdf.length });
  expect(JSON.stringify(await rows())).not.toContain(upload.id);
  const kept = await services.files.get(fileOfUpload(uploadKey(upload.id)));
  expect(Buffer.from(await new Response(kept as BodyInit).arrayBuffer()).includes('%PDF')).toBe(false);
  expect((await openUpload(uploadKey(upload.id)))?.equals(pdf)).toBe(true);
});

test('what is no file of the form that it is said to be of is a fault at its field', async () => {
  const upload = await sent();
  const faultsOf = (one: Upload, form = kind.form) =>
    uploadFaults(payload, { ...submission(one), kind: { form } });
  expect(await faultsOf(upload)).toEqual([]);
  expect(await faultsOf({ ...upload, id: 'x'.repeat(43) })).toMatchObject([
    { field: 'scan', code: 'unknown_upload' },
  ]);
  expect(await faultsOf({ ...upload, size: 1 })).toHaveLength(1);
  expect(await faultsOf({ ...upload, name: 'other.pdf' })).toHaveLength(1);
  expect(await faultsOf(upload, { ...form, key: 'another' })).toHaveLength(1);
});

test('one that was handed in belongs to its request: nobody hands it in again or takes it back', async () => {
  const upload = await sent();
  const first = submission(upload);
  await submit(payload, first);
  // Accepted, and nobody has looked after it yet.
  for (const lookAfterIt of [bindUploads, async () => undefined]) {
    expect(await takeBackUpload(payload, upload.id)).toBe(false);
    expect(await uploadFaults(payload, submission(upload))).toMatchObject([
      { field: 'scan', message: expect.stringContaining('“pas.pdf” was handed in already') },
    ]);
    expect(await uploadFaults(payload, first)).toEqual([]);
    await lookAfterIt(payload);
  }
  expect(await fileOf(upload)).toBeDefined();
});

test('one that was taken back is gone, and cannot be handed in', async () => {
  const upload = await sent();
  expect(await takeBackUpload(payload, upload.id)).toBe(true);
  expect([await rows(), await fileOf(upload)]).toEqual([[], undefined]);
  expect(await uploadFaults(payload, submission(upload))).toHaveLength(1);
});

test('what nobody hands in is thrown away after two days, and can be handed in until shortly before', async () => {
  const [left, accepted] = [await sent(), await sent()];
  const reference = await handedIn(accepted);
  await prune(payload, inHours(47));
  expect(await fileOf(left)).toBeDefined();
  await query(
    payload,
    sql`UPDATE uploads SET expires_at = ${inHours(0.5).toISOString()} WHERE reference IS NULL`,
  );
  expect(await uploadFaults(payload, submission(left))).toHaveLength(1);
  await prune(payload, inHours(49));
  expect(await fileOf(left)).toBeUndefined();
  expect(await rows()).toMatchObject([{ key: uploadKey(accepted.id), reference }]);
  expect(await fileOf(accepted)).toBeDefined();
});

test('an outbox that dies between two steps is followed by one that does them again', async () => {
  const [one, two] = [await sent(), await sent()];
  const reference = await handedIn(one, two);
  // As it is after the first of two, and after both without the last word.
  await query(
    payload,
    sql`UPDATE uploads SET reference = ${reference}, expires_at = NULL WHERE key = ${uploadKey(one.id)}`,
  );
  await outboxRound(payload, {
    leaseMs: 45_000,
    attemptMs: 1000,
    waits: { firstMs: 1, longestMs: 1 },
    batch: 5,
  });
  await bindUploads(payload);
  expect((await rows()).map((row) => row.reference)).toEqual([reference, reference]);
  expect(await query(payload, sql`SELECT pending_uploads FROM requests`)).toEqual([
    { pending_uploads: null },
  ]);
});

test('what a process left that died while it kept or threw away a file is cleared away', async () => {
  const [rowAlone, bytesGone] = [await sent(), await sent()];
  for (const one of [rowAlone, bytesGone]) await services.files.remove(fileOfUpload(uploadKey(one.id)));
  await prune(payload, inHours(49));
  expect(await rows()).toEqual([]);
});

test.each([
  ['by hand', (reference: string) => erase(payload, reference, new Date())],
  [
    'after its retention',
    () => redactRequests(payload, inHours(24 * 731), { requestDays: 730, spamDays: 30 }),
  ],
])('erasing a request %s erases its files, those that wait for it too, and no other', async (_, eraseIt) => {
  const [bound, waiting, other] = [await sent(), await sent(), await sent()];
  const reference = await handedIn(bound, waiting);
  await query(payload, sql`UPDATE uploads SET reference = ${reference} WHERE key = ${uploadKey(bound.id)}`);
  await eraseIt(reference);
  expect((await rows()).map(({ key }) => key)).toEqual([uploadKey(other.id)]);
  expect([await fileOf(bound), await fileOf(waiting)]).toEqual([undefined, undefined]);
  expect(await fileOf(other)).toBeDefined();
});

test('keys are rotated: every file is encrypted anew, and opens', async () => {
  const upload = await sent();
  const before = await services.files.get(fileOfUpload(uploadKey(upload.id)));
  const old = Buffer.from(await new Response(before as BodyInit).arrayBuffer());
  expect(await rotateUploads(payload)).toEqual({ sealed: 1, broken: 0 });
  const after = await services.files.get(fileOfUpload(uploadKey(upload.id)));
  expect(Buffer.from(await new Response(after as BodyInit).arrayBuffer()).equals(old)).toBe(false);
  expect((await openUpload(uploadKey(upload.id)))?.equals(pdf)).toBe(true);
  await services.files.put(fileOfUpload(uploadKey(upload.id)), Buffer.from('broken'));
  expect(await rotateUploads(payload)).toEqual({ sealed: 0, broken: 1 });
});

describe('staff', () => {
  const account = {
    id: 1,
    collection: 'users',
    name: 'A',
    email: 'a@b.example',
    createdAt: '',
    updatedAt: '',
  } as const;
  const call = async (path: string, role: User['role'] | undefined, routeParams: Record<string, unknown>) => {
    const endpoint = uploadEndpoints.find((one) => one.path === path);
    const req = await createLocalReq({ user: role && { ...account, role } }, payload);
    req.routeParams = routeParams;
    return (await endpoint?.handler(req)) ?? Response.error();
  };
  const bound = async () => {
    const reference = await handedIn(await sent('Pas Nováková.pdf'));
    const [request] = await query(payload, sql`SELECT id FROM requests WHERE reference = ${reference}`);
    return { reference, id: request?.id };
  };
  const upload = async () => Number((await rows())[0]?.id);

  test('take a file out as an attachment that nothing runs, and that is written down', async () => {
    const { id, reference } = await bound();
    const listed = await (await call('/:id/uploads', 'agent', { id })).json();
    expect(listed.uploads).toEqual([
      { id: await upload(), name: 'Pas Nováková.pdf', what: expect.stringMatching(/^PDF, /) },
    ]);
    const response = await call('/:id/uploads/:upload', 'agent', { id, upload: await upload() });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Pas Nov_kov_.pdf"; filename*=UTF-8''Pas%20Nov%C3%A1kov%C3%A1.pdf`,
    });
    const written = await query(payload, sql`SELECT * FROM downloads WHERE reference = ${reference}`);
    expect(written).toMatchObject([{ person: 'a@b.example', type: 'application/pdf' }]);
    expect(JSON.stringify(written)).not.toContain('Nov');
  });

  test.each([undefined, 'editor'] as const)('%s may neither list nor take out', async (role) => {
    const { id } = await bound();
    expect((await call('/:id/uploads', role, { id })).status).toBe(403);
    expect((await call('/:id/uploads/:upload', role, { id, upload: await upload() })).status).toBe(403);
  });

  test('a file of another request is not found', async () => {
    const { id } = await bound();
    const params = { id: Number(id) + 1, upload: await upload() };
    expect((await call('/:id/uploads/:upload', 'owner', params)).status).toBe(404);
  });

  test('give a person their files with the rest', async () => {
    await bound();
    const { requests } = await exportPerson(payload, 'jana@example.org', new Date());
    expect(requests[0]?.files).toMatchObject([{ name: 'Pas Nováková.pdf', base64: pdf.toString('base64') }]);
  });
});
