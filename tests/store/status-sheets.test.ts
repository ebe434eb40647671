import { utils, write } from '@e965/xlsx';
import { eraseCase } from '@majak/desk/cases/erase-case';
import { readCase } from '@majak/desk/cases/read-case';
import type { User } from '@majak/desk/payload-types';
import { statusSheetEndpoints } from '@majak/desk/records/status-sheet-endpoints';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { change, forgetCases, mails, open, reference } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await forgetCases();
  await open();
  await change('filed', { on: '2026-01-15', officeNumber: 'OAM-00012-3/ZK-2026' });
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
const agent: User = { ...account, role: 'agent' };
const editor: User = { ...account, role: 'editor' };

/** A list of plainly invented numbers. */
const list = (...lines: [number: string, state: string][]): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Číslo', 'Stav'], ...lines]), 'Sample');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'biff8' }));
};

async function ask(
  path: string,
  { bytes, json, user = agent }: { bytes?: Uint8Array; json?: unknown; user?: User },
) {
  const endpoint = statusSheetEndpoints.find((one) => one.path === path);
  const req = await createLocalReq({ user }, payload);
  const sent = new Request('http://localhost/', {
    method: 'POST',
    body: bytes ? new Blob([new Uint8Array(bytes)]) : JSON.stringify(json),
  });
  Object.assign(req, { body: sent.body, headers: sent.headers, json: async () => json });
  const answer = await endpoint?.handler(req);
  return { status: answer?.status, body: await answer?.json() };
}
const preview = (bytes: Uint8Array, user?: User) =>
  ask('/status-sheet', { bytes, ...(user ? { user } : {}) });
const apply = (rows: object[], on = '2026-02-20') => ask('/status-sheet/rows', { json: { on, rows } });
const published = async () =>
  (await readCase(payload, reference))?.history.filter(({ kind }) => kind === 'published');

const positive = list(['OAM-12/ZK-2026', 'předběžně vyhodnoceno kladně'], ['OAM-99999/TP-2026', 'povoleno']);

test('a list is shown before anything is changed', async () => {
  expect(await preview(positive)).toMatchObject({
    status: 200,
    body: {
      lines: 2,
      sheets: 1,
      matched: [
        {
          case: { reference, number: 'OAM-12/ZK-2026' },
          was: 'With the office',
          state: 'positive',
          verdict: 'new',
        },
      ],
      unmatched: { count: 1, first: ['OAM-99999/TP-2026'] },
      missing: [],
    },
  });
  expect(await published()).toEqual([]);
  expect((await preview(list(['OAM-99999/TP-2026', 'povoleno']))).body.missing).toMatchObject([
    { reference },
  ]);
});

test('applied, it is a change of its case, and the client is told once', async () => {
  const rows = [{ reference, state: 'positive' }];
  expect(await apply(rows)).toMatchObject({ status: 200, body: { made: 1, same: 0, refused: [] } });
  expect(await apply(rows)).toMatchObject({ body: { made: 0, same: 1 } });
  expect(await published()).toHaveLength(1);
  const sent = await mails();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('What the office publishes: Assessed positively, not final yet');
  expect((await preview(positive)).body.matched).toMatchObject([{ verdict: 'same' }]);
  const granted = list(['12/ZK-2026', 'povoleno']);
  expect((await preview(granted)).body.matched).toMatchObject([
    { verdict: 'differs', was: 'Assessed positively, not final yet' },
  ]);
});

test('two who press at once make one change', async () => {
  const rows = [{ reference, state: 'positive' }];
  await Promise.all([apply(rows), apply(rows)]);
  expect(await published()).toHaveLength(1);
});

test('what is decided, erased, or of nobody is not touched, and says why', async () => {
  await change('decided', { on: '2026-02-01', outcome: 'granted' });
  expect((await preview(positive)).body.matched).toMatchObject([{ verdict: 'ended' }]);
  const { body } = await apply([
    { reference, state: 'positive' },
    { reference: 'MJK-0000-0000', state: 'positive' },
  ]);
  expect(body).toMatchObject({ made: 0, refused: [{ reference }, { reference: 'MJK-0000-0000' }] });
  await eraseCase(payload, reference, new Date());
  expect((await preview(positive)).body.matched).toEqual([]);
});

test.each([
  ['a state that there is none of', [{ reference, state: 'maybe' }], '2026-02-20', 200],
  ['a day to come', [{ reference, state: 'positive' }], '2999-01-01', 200],
  ['a day before it was filed', [{ reference, state: 'positive' }], '2026-01-14', 200],
  ['no day', [{ reference, state: 'positive' }], 'yesterday', 422],
  ['no rows', 'all', '2026-02-20', 400],
  ['too many', Array.from({ length: 501 }, () => ({ reference, state: 'positive' })), '2026-02-20', 400],
])('%s changes nothing', async (_, rows, on, status) => {
  const answer = await ask('/status-sheet/rows', { json: { on, rows } });
  expect(answer.status).toBe(status);
  expect(answer.body.made ?? 0).toBe(0);
  expect(await published()).toEqual([]);
});

test('editors see nothing, and what is no spreadsheet or too large is refused', async () => {
  expect(await preview(positive, editor)).toMatchObject({ status: 403 });
  expect(await ask('/status-sheet/rows', { json: {}, user: editor })).toMatchObject({ status: 403 });
  expect(await preview(new TextEncoder().encode('OAM-12/ZK-2026;povoleno'))).toMatchObject({ status: 422 });
  expect(await preview(new Uint8Array(6 * 1024 * 1024))).toMatchObject({ status: 413 });
});
