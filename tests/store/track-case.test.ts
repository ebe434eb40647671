import { randomUUID } from 'node:crypto';
import { changeCase, openCase } from '@majak/desk/cases/change-case';
import { clientView, outlineView } from '@majak/desk/cases/client-view';
import { trackCases } from '@majak/desk/cases/track-case';
import { query } from '@majak/desk/database';
import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { store } from '../support/store.ts';

let payload: Payload;
const file = { id: 'x'.repeat(43), name: 'lease.pdf', type: 'application/pdf', size: 9 };
const forgetAll = async () => {
  for (const table of ['cases', 'case_changes'])
    await query(payload, sql`DELETE FROM ${sql.identifier(table)}`);
};
const by = { author: 'agency', person: 'agent@majak.example' } as const;
const reference = 'MJK-7F3K-9QX2';

beforeAll(async () => {
  payload = await store();
  await forgetAll();
  const opened = (of: string, given: object) =>
    openCase(payload, {
      ...by,
      reference: of,
      given: { permit: 'employee-card', ...given },
      idempotencyKey: randomUUID(),
    });
  const change = (kind: 'filed' | 'note', given: object) =>
    changeCase(payload, { ...by, reference, kind, given, idempotencyKey: randomUUID() });
  await opened(reference, {
    name: 'Ana Sample',
    email: 'Ana@Example.com',
    bornOn: '1990-02-28',
    request: 'MJK-AAAA-BBBB',
  });
  await opened('MJK-0000-0002', { name: 'Bo Sample', email: 'ana@example.com', request: 'MJK-AAAA-BBBB' });
  await change('filed', { on: '2026-01-15', officeNumber: 'OAM-00012/ZK-2026' });
  await change('note', { text: 'Only staff see this' });
});
afterAll(forgetAll);

const found = async (number: string, proof: string) =>
  (await trackCases(payload, { number, proof })).map((one) => one.reference);

test.each<[string, string, string[]]>([
  [reference, '28/02/1990', [reference]],
  [' mjk-7f3k-9qx2 ', '28. 2. 1990', [reference]],
  ['OAM-12/ZK-2026', '1990-02-28', [reference]],
  ['oam - 00012 / zk-2026', 'ana@example.com', [reference]],
  ['12/ZK-2026', '1990-02-28', [reference]],
  ['OAM-12-3/ZK-2026', '1990-02-28', [reference]],
  ['OAM-12/TP-2026', '1990-02-28', []],
  [reference, 'ANA@example.com', [reference]],
  // One number for what the family handed in together.
  ['MJK-AAAA-BBBB', 'ana@example.com', [reference, 'MJK-0000-0002']],
  ['MJK-AAAA-BBBB', '28/02/1990', [reference]],
  [reference, '27/02/1990', []],
  [reference, 'bo@example.com', []],
  ['MJK-0000-0002', '', []],
  ['MJK-0000-0002', '28/02/1990', []],
  ['MJK-0000-0002', 'ANA@example.com', ['MJK-0000-0002']],
  ['MJK-9999-9999', '28/02/1990', []],
  ['', 'ana@example.com', []],
  ["' OR 1=1 --", 'ana@example.com', []],
])('%j with %j opens %j', async (number, proof, expected) => {
  expect(await found(number, proof)).toEqual(expected);
});

test('what is erased is opened by nothing', async () => {
  await query(payload, sql`UPDATE cases SET redacted_at = created_at WHERE reference = 'MJK-0000-0002'`);
  expect(await found('MJK-0000-0002', 'ana@example.com')).toEqual([]);
});

test('a client sees where the case stands, and nothing that is for staff alone', async () => {
  const [now] = await trackCases(payload, { number: reference, proof: '28/02/1990' });
  if (!now) throw new Error('Not found');
  const view = clientView(now);
  expect(view).toMatchObject({
    name: 'Ana Sample',
    permit: 'Employee card',
    standing: { label: 'With the office', actor: 'the office' },
    filedOn: '2026-01-15',
    clock: { last: '2026-03-16' },
  });
  expect(outlineView(now).history.map(({ happened }) => happened)).toEqual([
    'Your application was filed',
    'We opened your case',
  ]);
  expect(JSON.stringify(view)).not.toMatch(/staff alone|agent@|example\.com/i);
});

test('who found a case by its number sees where it stands, and not a word that was written or the name of a file', async () => {
  const order = (author: 'agency' | 'client', kind: CaseChangeId, given: object) =>
    changeCase(payload, { reference, author, kind, given, idempotencyKey: randomUUID() });
  await order('agency', 'paper-asked', { title: 'Lease', why: 'Why it is wanted' });
  await order('client', 'message', { text: 'A message' });
  const [now] = await trackCases(payload, { number: reference, proof: '28/02/1990' });
  if (!now) throw new Error('Not found');
  const given = {
    ...now,
    papers: now.papers.map((paper) => ({ ...paper, files: [file], returned: 'What is wrong' })),
  };
  const view = outlineView(given);
  expect(view.papers).toMatchObject([{ title: 'Lease', state: 'asked' }]);
  expect(JSON.stringify(view)).not.toMatch(/Why it is wanted|A message|What is wrong|lease\.pdf|asked you/);
  expect(JSON.stringify(clientView(given))).toMatch(
    /Why it is wanted.*A message|A message.*Why it is wanted/,
  );
});
