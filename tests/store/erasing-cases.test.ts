import { openCase } from '@majak/desk/cases/change-case';
import { deskView } from '@majak/desk/cases/desk-view';
import { eraseCase, redactCases } from '@majak/desk/cases/erase-case';
import { readCase } from '@majak/desk/cases/read-case';
import { query } from '@majak/desk/database';
import { caseOwner } from '@majak/desk/uploads/upload-owner';
import { exportPerson } from '@majak/desk/use-cases/export-person';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { change, forgetCases, key, listed, mails, open, opening, reference } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(forgetCases);
afterAll(forgetCases);

test('an erased case says nothing of its person any more, and takes no change', async () => {
  const canary = 'Canary Canaryová';
  await openCase(payload, {
    reference,
    given: { ...opening, name: canary, email: 'canary@example.com' },
    author: 'agency',
    idempotencyKey: key(),
  });
  await change('filed', { on: '2026-01-15', officeNumber: 'OAM-777/ZK-2026' });
  await change('message', { text: canary });
  await change('note', { text: canary });
  await eraseCase(payload, reference, new Date());
  const everything = JSON.stringify([await listed(), await query(payload, sql`SELECT * FROM case_changes`)]);
  expect(everything).not.toMatch(/canary|1990-02-28|OAM-777/i);
  expect((await listed())[0]).toMatchObject({ title: 'erased', email: null, state: 'filed' });
  expect(await change('note', { text: 'more' })).toEqual({ kind: 'no such case' });
  expect(await mails()).toEqual([]);
});

test('mails on an erased case that did not go out are withdrawn, those that were given up too', async () => {
  const ends = async () => {
    expect(await mails()).toEqual([]);
    const rows = [
      ...(await query(payload, sql`SELECT reference, status FROM case_changes`)),
      ...(await query(payload, sql`SELECT key, status FROM outbox`)),
    ];
    return rows.filter(({ status }) => status !== 'SUCCEEDED');
  };
  await open();
  await eraseCase(payload, reference, new Date());
  expect(await ends()).toEqual([]);
  await forgetCases();
  await open();
  await mails({ kind: 'refused', error: 'No such mailbox' });
  expect(await query(payload, sql`SELECT status FROM outbox`)).toEqual([{ status: 'FAILED' }]);
  await eraseCase(payload, reference, new Date());
  expect(await ends()).toEqual([]);
  expect(await query(payload, sql`SELECT last_error FROM outbox`)).toEqual([
    { last_error: 'It was erased before it was sent' },
  ]);
});

test('a case and the request of the same reference keep their files apart', async () => {
  const uploadOf = async (owner: string) => {
    const at = new Date().toISOString();
    await query(
      payload,
      sql`INSERT INTO uploads (key, form, field, name, type, size, reference, created_at, updated_at)
          VALUES (${key()}, 'f', 'f', ${`${owner}.pdf`}, 'application/pdf', 1, ${owner}, ${at}, ${at})`,
    );
  };
  const left = async () =>
    (await query(payload, sql`SELECT name FROM uploads WHERE reference LIKE ${`%${reference}`}`)).map(
      ({ name }) => name,
    );
  await open();
  await uploadOf(reference);
  await uploadOf(caseOwner(reference));
  await eraseCase(payload, reference, new Date());
  expect(await left()).toEqual([`${reference}.pdf`]);
  await query(payload, sql`DELETE FROM uploads WHERE reference = ${reference}`);
});

test('an erased case with a paper can still be looked at', async () => {
  await open();
  await change('paper-asked', { title: 'Divorce decree of Ana Sample' });
  await query(
    payload,
    sql`UPDATE case_changes SET kind = 'paper-given', answers = ${JSON.stringify({ paper: 1, files: 'erased' })} WHERE number = 2`,
  );
  await change('paper-asked', { title: 'Divorce decree of Ana Sample' });
  await eraseCase(payload, reference, new Date());
  const now = await readCase(payload, reference);
  if (!now) throw new Error('No case');
  const view = await deskView(payload, now);
  expect(view).toMatchObject({ erased: true, possible: [], takeBack: null });
  expect(JSON.stringify(view)).not.toContain('Divorce');
});
test('a case is erased so many days after its end, one that goes on never', async () => {
  const years = (count: number) => new Date(Date.now() + count * 366 * 86_400_000);
  await open();
  expect(await redactCases(payload, years(9), { caseDays: 1095, fileDays: 1 })).toBe(0);
  await change('closed', {});
  expect(await redactCases(payload, years(2), { caseDays: 1095, fileDays: 1 })).toBe(0);
  expect(await redactCases(payload, years(4), { caseDays: 1095, fileDays: 1 })).toBe(1);
  expect((await listed())[0]).toMatchObject({ title: 'erased' });
});

test('who asks for their data gets their cases too, with what staff wrote', async () => {
  await open();
  await change('note', { text: 'Calls at noon' });
  const { cases } = await exportPerson(payload, 'ANA@example.com', new Date());
  expect(cases).toMatchObject([
    { reference, changes: [{ what: 'We opened your case' }, { answers: [{ text: 'Calls at noon' }] }] },
  ]);
});

test('a note keeps a case that has ended no longer, and its files neither', async () => {
  await open();
  await change('closed', {});
  const ended = new Date(Date.now() - 1100 * 86_400_000).toISOString();
  await query(payload, sql`UPDATE case_changes SET created_at = ${ended}`);
  await change('note', { text: 'Called again' });
  expect(await redactCases(payload, new Date(), { caseDays: 1095, fileDays: 1 })).toBe(1);
  expect((await listed())[0]?.redacted_at).toBeTruthy();
});
