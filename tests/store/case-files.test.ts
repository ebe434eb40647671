import { PDFDocument } from '@cantoo/pdf-lib';
import { readCase } from '@majak/desk/cases/read-case';
import { query } from '@majak/desk/database';
import type { User } from '@majak/desk/payload-types';
import { caseFileEndpoint } from '@majak/desk/records/case-file-endpoint';
import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { change, forgetCases, key, mails, open, reference } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
let pdf: Uint8Array;
beforeAll(async () => {
  payload = await store();
  const document = await PDFDocument.create();
  document.addPage();
  pdf = await document.save();
});
beforeEach(async () => {
  await forgetCases();
  await open();
  await change('paper-asked', { title: 'Lease' });
  await mails();
});
afterAll(forgetCases);

const account = {
  id: 1,
  collection: 'users',
  name: 'A',
  email: 'agent@majak.example',
  createdAt: '',
  updatedAt: '',
} as const;
type Sent = { role?: User['role']; paper?: number; bytes?: Uint8Array; idempotencyKey?: string };
async function send({ role = 'agent', paper = 2, bytes = pdf, idempotencyKey = key() }: Sent = {}) {
  const [row] = await query(payload, sql`SELECT id FROM cases WHERE reference = ${reference}`);
  const req = await createLocalReq({ user: { ...account, role } }, payload);
  req.routeParams = { id: String(row?.id), paper: String(paper) };
  req.headers = new Headers({ 'Idempotency-Key': idempotencyKey, 'Upload-Name': 'n%C3%A1jem.pdf' });
  Object.assign(req, { body: new Response(Buffer.from(bytes)).body });
  return (await caseFileEndpoint.handler(req)).status;
}
const papers = async () => (await readCase(payload, reference))?.papers;

test('staff add a file to a paper, once, and nobody is told of what they did themselves', async () => {
  const idempotencyKey = key();
  expect(await send({ idempotencyKey })).toBe(200);
  expect(await send({ idempotencyKey })).toBe(200);
  expect(await papers()).toMatchObject([{ state: 'given', files: [{ name: 'nájem.pdf' }] }]);
  expect(await mails()).toEqual([]);
});

test('what is no file of this kind, too large, of no paper, or sent by who may not is refused', async () => {
  expect(await send({ bytes: Buffer.from('<script>') })).toBe(422);
  expect(await send({ bytes: Buffer.alloc(26 * 1024 * 1024) })).toBe(413);
  expect(await send({ paper: 9 })).toBe(422);
  expect(await send({ role: 'editor' })).toBe(403);
  expect(await papers()).toMatchObject([{ state: 'asked', files: [] }]);
});
