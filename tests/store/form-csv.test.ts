import { query } from '@majak/desk/database';
import type { User } from '@majak/desk/payload-types';
import { formsHandedIn } from '@majak/desk/submissions/forms-handed-in';
import { exportFormCsv } from '@majak/desk/use-cases/export-form-csv';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { ask } from '../support/studio-api.ts';
import { submitRequest } from '../support/submit.ts';

const password = 'copper-lantern-ferry';
const form = 'contact-request';
let payload: Payload;

async function sessionOf(role: User['role']): Promise<string> {
  const who = { email: `csv.${role}@majak.example`, password };
  await payload.create({
    collection: 'users',
    data: { ...who, name: 'Somebody', role, mustChangePassword: false },
    depth: 0,
    overrideAccess: true,
  });
  return (await ask('/users/login', { body: who })).session;
}

beforeAll(async () => {
  payload = await store();
  await query(payload, sql`DELETE FROM requests`);
  await submitRequest(payload, { input: contactInput({ description: '=1+1' }), spam: false });
  await submitRequest(payload, { input: contactInput({ description: 'Two\nlines, "quoted"' }), spam: false });
  await submitRequest(payload, { input: contactInput({ description: 'Spam' }), spam: true });
});

test('a row a request and a column an answer; what a spreadsheet might run is a text, and spam is not there', async () => {
  const { csv, rows } = await exportFormCsv(payload, form);
  expect(rows).toBe(2);
  const [head = '', ...lines] = csv.split('\r\n');
  expect(head.slice(1).split(',').slice(0, 4)).toEqual(['Reference', 'Received', 'Version', 'Stage']);
  expect(lines.map((line) => line.startsWith('MJK-'))).toEqual([true, true]);
  expect(csv).toMatch(/,"?'=1\+1/);
  expect(csv).toContain('"Two\nlines, ""quoted"""');
  expect(csv).not.toContain('Spam');
});

/** The cells of a table as RFC 4180 has them. */
const cellsOf = (csv: string): string[] =>
  [...csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n|$)/g)].map(([, cell = '']) =>
    cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
  );

test('hostile cells and Czech letters come back from a spreadsheet as they were written, none as a formula', async () => {
  const hostile = ['=cmd|’ /C calc’!A0', '+420 600 000 000', '-1+1', '@SUM(A1)', '\t=1', ' =1', '＝1', "'=1"];
  for (const [at, description] of [...hostile, 'Příliš žluťoučký kůň; "úpěl", ďábelské ódy'].entries())
    await submitRequest(payload, {
      input: contactInput({ description, cf_full_name: `Řehoř Ďáblík ${at}` }),
      spam: false,
    });
  const { csv } = await exportFormCsv(payload, form);
  expect([...new TextEncoder().encode(csv).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const cells = cellsOf(csv.slice(1));
  expect(cells.filter((cell) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
  for (const text of hostile.map((one) => one.trim())) expect(cells).toContain(`'${text}`);
  expect(cells).toContain('Příliš žluťoučký kůň; "úpěl", ďábelské ódy');
  expect(cells).toContain('Řehoř Ďáblík 0');
});

test('the forms that something was handed in by are offered, by what staff call them', async () => {
  expect(await formsHandedIn(payload)).toEqual([{ key: form, title: 'Contact request' }]);
});

test('agents and owners get the file, editors and strangers do not', async () => {
  const [agent, editor] = [await sessionOf('agent'), await sessionOf('editor')];
  const got = await ask('/requests/csv', { body: { form }, session: agent });
  expect([got.status, got.headers.get('Content-Disposition'), got.headers.get('Cache-Control')]).toEqual([
    200,
    'attachment; filename="contact-request.csv"',
    'private, no-store',
  ]);
  expect((await ask('/requests/csv', { body: { form }, session: editor })).status).toBe(403);
  expect((await ask('/requests/csv', { body: { form } })).status).toBe(403);
  expect((await ask('/requests/csv', { body: { form: 'none' }, session: agent })).status).toBe(404);
  expect((await ask('/requests/csv', { body: {}, session: agent })).status).toBe(400);
});
