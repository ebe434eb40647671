import { PDFDocument } from '@cantoo/pdf-lib';
import { caseOfLink, linkKey } from '@majak/desk/cases/case-links';
import { caseOfClient } from '@majak/desk/cases/case-of-client';
import { changeCase } from '@majak/desk/cases/change-case';
import { deskView } from '@majak/desk/cases/desk-view';
import { eraseCase } from '@majak/desk/cases/erase-case';
import { readCase } from '@majak/desk/cases/read-case';
import { bindUploads } from '@majak/desk/uploads/bind-uploads';
import { keepUpload } from '@majak/desk/uploads/keep-upload';
import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';
import type { Upload } from '@majak/tools/form/kinds/uploads';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { change, forgetCases, key, mails, open, reference } from '../support/case-desk.ts';
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
  await forgetCases();
  await open();
});
afterAll(forgetCases);

const byClient = (kind: CaseChangeId, given: object, idempotencyKey = key()) =>
  changeCase(payload, { reference, kind, given, author: 'client', idempotencyKey });
const now = async () => {
  const found = await readCase(payload, reference);
  if (!found) throw new Error('There is no case');
  return found;
};
async function sent(): Promise<Upload> {
  const file = { form: 'case-paper-given', field: 'files', name: 'lease.pdf', bytes: pdf };
  const kept = await keepUpload(payload, file, { accept: ['application/pdf'], maxBytes: 1_000_000 });
  if ('refused' in kept) throw new Error(kept.refused);
  return kept;
}

test('a client hands a paper in: it is theirs once, the agency is told, and the paper is looked at', async () => {
  await change('paper-asked', { title: 'Lease' });
  await mails();
  const file = await sent();
  const once = key();
  const given = { paper: 2, files: [file] };
  expect(await byClient('paper-given', given, once)).toEqual({ kind: 'made', number: 3 });
  for (const lookAfterIt of [async () => undefined, bindUploads]) {
    await lookAfterIt(payload);
    expect(await byClient('paper-given', given, once)).toEqual({ kind: 'made', number: 3 });
    expect(await byClient('paper-given', given)).toMatchObject({
      kind: 'refused',
      faults: [{ field: 'files', code: 'handed_in_upload' }],
    });
  }
  expect((await now()).papers).toMatchObject([{ state: 'given', files: [{ name: 'lease.pdf' }] }]);
  const told = await mails();
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    [expect.stringContaining('@'), `${reference}: Ana Sample handed in a paper`],
  ]);
});

test('of many who hand in one file in the same moment, for whatever paper, one has it', async () => {
  await change('paper-asked', { title: 'Lease' });
  await change('paper-asked', { title: 'Diploma' });
  for (let round = 0; round < 3; round += 1) {
    const file = await sent();
    const outcomes = await Promise.all(
      [2, 3, 2, 3].map((paper) => byClient('paper-given', { paper, files: [file] })),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['made', 'refused', 'refused', 'refused']);
  }
  expect((await now()).papers.flatMap(({ files }) => files)).toHaveLength(3);
});

test('a paper without a file, of a file that is not kept, or that nobody asked for is refused', async () => {
  await change('paper-asked', { title: 'Lease' });
  const file = await sent();
  for (const [given, field] of [
    [{ paper: 2, files: [] }, 'files'],
    [{ paper: 2, files: [{ ...file, id: 'x'.repeat(43) }] }, 'files'],
    [{ paper: 9, files: [file] }, 'paper'],
  ] as const)
    expect(await byClient('paper-given', given)).toMatchObject({ kind: 'refused', faults: [{ field }] });
  expect((await now()).papers).toMatchObject([{ state: 'asked', files: [] }]);
});

test('what only the agency does is refused to a client', async () => {
  for (const kind of ['filed', 'note', 'paper-asked', 'mails', 'undone', 'person'] as const)
    expect(
      await byClient(kind, {
        on: '2026-01-15',
        text: 'x',
        title: 'x',
        change: 2,
        name: 'x',
        email: 'x@y.cz',
      }),
    ).toMatchObject({ kind: 'refused' });
  expect((await now()).lastNumber).toBe(1);
});

test('a case is opened to its own client, in whatever letters they write their address', async () => {
  for (const email of ['ana@example.com', 'Ana@Example.COM', ' ana@example.com '])
    expect(await caseOfClient(payload, reference, email)).toMatchObject({ reference });
  for (const email of ['ben@example.com', 'ana+x@example.com', 'ana@example.com.evil.test', '', '@'])
    expect(await caseOfClient(payload, reference, email)).toBeUndefined();
  expect(await caseOfClient(payload, 'MJK-0000-0000', 'ana@example.com')).toBeUndefined();
  await eraseCase(payload, reference, new Date());
  expect(await caseOfClient(payload, reference, 'ana@example.com')).toBeUndefined();
});

const madeLink = async (kind: 'link-made' | 'calendar-made', given: object) => {
  const outcome = await byClient(kind, given);
  if (outcome.kind !== 'made') throw new Error(outcome.kind);
  return { number: outcome.number, secret: linkKey(reference, outcome.number) };
};
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

test('a link opens what it was made for, until its day or until it is withdrawn', async () => {
  const page = await madeLink('link-made', { label: 'Ben', days: 7 });
  const calendar = await madeLink('calendar-made', {});
  expect(await caseOfLink(payload, page.secret, 'the page')).toMatchObject({ found: { reference } });
  expect(await caseOfLink(payload, page.secret, 'the calendar')).toBeUndefined();
  expect(await caseOfLink(payload, page.secret, 'the page', days(6))).toBeDefined();
  expect(await caseOfLink(payload, page.secret, 'the page', days(8))).toBeUndefined();
  expect(await caseOfLink(payload, calendar.secret, 'the calendar', days(800))).toBeDefined();
  expect(await byClient('link-withdrawn', { link: page.number })).toMatchObject({ kind: 'made' });
  expect(await caseOfLink(payload, page.secret, 'the page')).toBeUndefined();
  expect(await byClient('link-withdrawn', { link: page.number })).toMatchObject({ kind: 'refused' });
  expect(await mails()).toHaveLength(1);
});

test('staff withdraw a link that a client made, and the client is told which; of their own withdrawal nobody is', async () => {
  const { number, secret } = await madeLink('link-made', { label: 'My employer', days: 7 });
  const own = await madeLink('link-made', { label: 'Ben', days: 7 });
  await mails();
  expect((await deskView(payload, await now())).links).toMatchObject([
    { number, label: 'My employer', opens: 'the page' },
    { number: own.number },
  ]);
  expect(await change('link-withdrawn', { link: number })).toMatchObject({ kind: 'made' });
  expect(await byClient('link-withdrawn', { link: own.number })).toMatchObject({ kind: 'made' });
  expect(await caseOfLink(payload, secret, 'the page')).toBeUndefined();
  const told = await mails();
  expect(told.map(({ to }) => to)).toEqual(['ana@example.com']);
  expect(told[0]?.text).toContain('A link to your case was withdrawn.\n\nLink: My employer');
  expect((await deskView(payload, await now())).links).toEqual([]);
});

test('a key that is forged, cut or of another case opens nothing, and neither does one of an erased case', async () => {
  const { number, secret } = await madeLink('link-made', { label: 'Ben', days: 7 });
  const forged = [
    '',
    'x',
    secret.slice(0, -1),
    `${secret}x`,
    secret.replace(`.${number}.`, `.${number + 1}.`),
    secret.replace(reference, 'MJK-0000-0000'),
    linkKey(reference, number + 1),
    linkKey('MJK-0000-0000', number),
    linkKey(reference, 1),
  ];
  for (const one of forged) expect(await caseOfLink(payload, one, 'the page')).toBeUndefined();
  await eraseCase(payload, reference, new Date());
  expect(await caseOfLink(payload, secret, 'the page')).toBeUndefined();
});

test('there are twenty links at most', async () => {
  for (let made = 0; made < 20; made += 1) await madeLink('link-made', { label: 'Ben', days: 7 });
  expect(await byClient('link-made', { label: 'Ben', days: 7 })).toMatchObject({ kind: 'refused' });
  await byClient('link-withdrawn', { link: 2 });
  expect(await byClient('calendar-made', {})).toMatchObject({ kind: 'made' });
});
