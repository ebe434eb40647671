import { randomBytes } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { openCase } from '@majak/desk/cases/change-case';
import { query } from '@majak/desk/database';
import { clientMatters } from '@majak/desk/sign-in/client-matters';
import { eraseClient, erasureOf } from '@majak/desk/sign-in/erase-client';
import { exportClient } from '@majak/desk/sign-in/export-client';
import { keepUpload } from '@majak/desk/uploads/keep-upload';
import { caseOwner } from '@majak/desk/uploads/upload-owner';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetCases, key, opening } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
const [one, other] = ['MJK-0000-0001', 'MJK-0000-0002'];
const { email } = opening;
const forget = async () => {
  await forgetCases();
  await query(payload, sql`DELETE FROM uploads`);
};
beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await forget();
  for (const reference of [one, other])
    await openCase(payload, { reference, given: opening, author: 'agency', idempotencyKey: key() });
});
afterAll(forget);

test('a case that cannot be read hides no other, is said, and is not erased', async () => {
  await query(
    payload,
    sql`UPDATE case_changes SET kind = 'of a newer version' WHERE case_reference = ${other}`,
  );
  const matters = await clientMatters(payload, email);
  expect(matters.cases.map(({ reference }) => reference)).toEqual([one]);
  expect(matters.unreadable).toEqual([other]);
  expect(erasureOf(matters).kept).toContain(other);
  await eraseClient(payload, email, new Date());
  expect(await query(payload, sql`SELECT redacted_at FROM cases WHERE reference = ${other}`)).toEqual([
    { redacted_at: null },
  ]);
});

test('a file that cannot be opened is named in the archive as missing, and the others are in it', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  const bytes = Buffer.from(await document.save());
  const file = { form: 'case-paper-given', field: 'files', name: 'lease.pdf', bytes };
  await keepUpload(payload, file, { accept: ['application/pdf'], maxBytes: 1_000_000 });
  const now = new Date().toISOString();
  await query(payload, sql`UPDATE uploads SET reference = ${caseOwner(one)}`);
  await query(
    payload,
    sql`INSERT INTO uploads (key, form, field, name, type, size, reference, created_at, updated_at)
        VALUES (${randomBytes(32).toString('hex')}, 'case-paper-given', 'files', 'lost.pdf', 'application/pdf', 9,
                ${caseOwner(one)}, ${now}, ${now})`,
  );
  const archive = await new Response(await exportClient(payload, email, new Date())).arrayBuffer();
  const entries = unzipSync(new Uint8Array(archive));
  expect(Object.keys(entries).sort()).toEqual([`files/${one}/1-lease.pdf`, 'personal-data.json']);
  expect(Buffer.from(entries[`files/${one}/1-lease.pdf`] ?? []).equals(bytes)).toBe(true);
  const { cases } = JSON.parse(new TextDecoder().decode(entries['personal-data.json']));
  const { files } = cases.find(({ reference }: { reference: string }) => reference === one);
  expect(files).toMatchObject([
    { name: 'lease.pdf', file: `files/${one}/1-lease.pdf` },
    { name: 'lost.pdf', file: null, missing: expect.stringContaining('couldn’t open') },
  ]);
  expect(files[0]).not.toHaveProperty('missing');
});
