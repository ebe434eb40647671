import { query } from '@majak/desk/database';
import { countReachedPage } from '@majak/desk/submissions/count-reached-page';
import { formCompletion } from '@majak/desk/submissions/form-completion';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { submitRequest } from '../support/submit.ts';

const form = 'tax-registration';
const day = '2026-11-22';
let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await query(payload, sql`DELETE FROM page_counts`);
  await query(payload, sql`DELETE FROM requests`);
});

const reach = (page: string, times: number, version = 1) =>
  Promise.all(Array.from({ length: times }, () => countReachedPage(payload, { form, version, page, day })));

test('twenty people at once are one row of twenty, which says nothing of any of them', async () => {
  await reach('name', 20);
  const rows = await query(payload, sql`SELECT * FROM page_counts`);
  expect(rows.map(({ page, reached }) => [page, Number(reached)])).toEqual([['name', 20]]);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
    ['created_at', 'day', 'form', 'id', 'page', 'reached', 'updated_at', 'version'].sort(),
  );
});

test('a day, a version and a page are counted apart', async () => {
  await reach('name', 1);
  await reach('name', 1, 2);
  await reach('check', 1);
  await countReachedPage(payload, { form, version: 1, page: 'name', day: '2026-11-23' });
  const [row] = await query(payload, sql`SELECT count(*) AS rows FROM page_counts`);
  expect(Number(row?.rows)).toBe(4);
});

test('pages are told in the order of the form, the newest version first, a page that is gone before the check', async () => {
  await reach('check', 2);
  await reach('gone', 3);
  await reach('name', 5);
  await reach('', 6);
  await reach('', 1, 2);
  const [newest, before] = await formCompletion(payload, day);
  expect([newest?.version, before?.version, before?.began]).toEqual([2, 1, 6]);
  expect(before?.pages.map(({ page, reached, left }) => [page, reached, left])).toEqual([
    ['', 6, 1],
    ['name', 5, 2],
    ['gone', 3, 1],
    ['check', 2, 2],
  ]);
});

test('nobody is said to have left at a page that not everybody is asked', async () => {
  await reach('citizenship', 9);
  await reach('name', 2);
  await reach('check', 8);
  const [completion] = await formCompletion(payload, day);
  expect(completion?.pages.map(({ page, left }) => [page, left])).toEqual([
    ['citizenship', 1],
    ['name', 0],
    ['check', 8],
  ]);
});

test('what was handed in since is counted by its form and version, without spam', async () => {
  await countReachedPage(payload, { form: 'contact-request', version: 1, page: 'all', day });
  await submitRequest(payload, { input: contactInput(), spam: false });
  await submitRequest(payload, { input: contactInput(), spam: true });
  await query(payload, sql`UPDATE requests SET form_version = 1`);
  const [completion] = await formCompletion(payload, day);
  expect(completion?.handedIn).toBe(1);
});

test('days before the asked one are left out', async () => {
  await reach('name', 1);
  expect(await formCompletion(payload, '2026-11-23')).toEqual([]);
});
