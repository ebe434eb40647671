import { erased } from '@majak/tools/form/erase-personal';
import { fieldAt } from '@majak/tools/form/field-tree';
import type { Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { eraseAnswers } from './erase-answers.ts';
import { fingerprint } from './fingerprint.ts';
import { openSubmission } from './open-submission.ts';
import { contact, submissionKindOf, submissionKinds } from './submission-kinds.ts';

/** Forms in code: the store is not asked. */
const payload = {} as Payload;

const answers = {
  fullName: 'Ana Sample',
  email: 'ana@example.com',
  phone: '777',
  euCitizen: 'NO',
  nationality: 'Brazil',
  service: 'Trade licence',
  message: 'Hello\nthere',
};
const stored = (given: object = answers, kind = 'contact-request', formVersion: unknown = 1) => ({
  kind,
  formVersion,
  answers: JSON.stringify(given),
});

test('every kind has a form of its own, and columns that are filled from its fields', () => {
  expect(new Set(submissionKinds.map(({ form }) => form.key)).size).toBe(submissionKinds.length);
  for (const { form, columns } of submissionKinds)
    for (const key of Object.values(columns).flat())
      expect([form.key, key, fieldAt(form.fields, key)?.label]).not.toContain(undefined);
  expect(submissionKindOf('consultation')?.channels).toEqual(['desk', 'office', 'confirmation']);
  for (const key of [undefined, null, '', 'none', '__proto__', 7])
    expect(submissionKindOf(key)).toBeUndefined();
});

test('whatever a request says is personal, save a service of our list: it does not outlive an erasure', () => {
  for (const { form, columns } of submissionKinds.filter(({ keptIn }) => keptIn === 'requests'))
    for (const [key, field] of Object.entries(form.fields))
      expect([form.key, key, field.personal ?? false]).toEqual([
        form.key,
        key,
        key !== columns.service && key !== 'consent',
      ]);
});

test('answers are lines, in the words of this site', async () => {
  const { kind, lines } = await openSubmission(payload, stored());
  expect(kind).toBe(contact);
  expect(lines.map(({ label, text, long }) => [label, text, long])).toEqual([
    ['Full name', 'Ana Sample', false],
    ['E-mail', 'ana@example.com', false],
    ['Phone', '777', false],
    ['Are you an EU citizen?', 'No', false],
    ['Nationality', 'Brazil', false],
    ['Service', 'Trade licence', false],
    ['How can we help?', 'Hello\nthere', true],
  ]);
  expect(JSON.stringify(submissionKinds.map(({ form }) => form.fields))).not.toContain('{country}');
});

test.each([
  ['another form', stored({ colour: 'blue' }, 'no-such-form'), ['colour: blue']],
  [
    'a later version',
    stored({ colour: 'blue', deep: { er: 1 } }, 'contact-request', 99),
    ['colour: blue', 'deep: {"er":1}'],
  ],
  ['no version', stored({ colour: 'blue' }, 'contact-request', null), ['colour: blue']],
  ['what is no JSON', { kind: 'contact-request', formVersion: 1, answers: '{' }, []],
  ['a list', { kind: 'contact-request', formVersion: 1, answers: '[1]' }, []],
  ['nothing', {}, []],
])('%s is shown as it was written down', async (_, given, expected) => {
  const { lines } = await openSubmission(payload, given);
  expect(lines.map(({ label, text }) => `${label}: ${text}`)).toEqual(expected);
});

test('what no field is known for is shown as it was written down, in its place or at the end', async () => {
  const { kind, lines } = await openSubmission(
    payload,
    stored({ fullName: 'Ana', phone: { a: 1 }, euCitizen: ['x'], passport: 'X 12', notes: 'two\nlines' }),
  );
  expect(kind).toBe(contact);
  expect(lines.map(({ label, text, long }) => [label, text, long])).toEqual([
    ['Full name', 'Ana', false],
    ['Phone', '{"a":1}', false],
    ['Are you an EU citizen?', '["x"]', false],
    ['passport', 'X 12', false],
    ['notes', 'two\nlines', true],
  ]);
});

test.each([
  ['throws', () => Object(undefined).town.trim()],
  ['makes no answers of them', () => 'Ana'],
])('answers whose upgrade %s are shown as they were written down, and erased whole', async (_, upgrade) => {
  const { form } = contact;
  contact.form = { ...form, version: 2, upgrades: { 1: upgrade } };
  onTestFinished(() => {
    contact.form = form;
  });
  const { kind, lines } = await openSubmission(payload, stored({ fullName: 'Ana' }));
  expect(kind).toBeUndefined();
  expect(lines).toEqual([{ path: 'fullName', label: 'fullName', text: 'Ana', long: false }]);
  expect(await eraseAnswers(payload, stored())).toMatchObject({ answers: '{}', name: erased, phone: erased });
});

test('erased, every kind shows what is left, and nothing that is personal', async () => {
  for (const { form, keptIn, service } of submissionKinds.filter((kind) => kind.keptIn === 'requests')) {
    const canary = Object.fromEntries(Object.keys(form.fields).map((key) => [key, 'canary']));
    const remains = await eraseAnswers(payload, stored(canary, form.key, form.version));
    const personal = Object.entries(form.fields).filter(([, field]) => field.personal);
    const left = JSON.parse(remains.answers);
    for (const [key] of personal) expect([keptIn, key, left[key]]).toEqual([keptIn, key, erased]);
    expect([remains.name, remains.email, remains.phone, remains.nationality]).toEqual(Array(4).fill(erased));
    expect(remains.service).toBe(service ?? erased);
    expect(
      (await openSubmission(payload, stored(left, form.key, form.version))).lines.length,
    ).toBeGreaterThan(0);
  }
});

test('of a form that is not known nothing is left but a service of ours', async () => {
  const given = { ...stored(answers, 'no-such-form'), service: 'Trade licence' };
  expect(await eraseAnswers(payload, given)).toEqual({
    answers: '{}',
    name: erased,
    email: erased,
    phone: erased,
    nationality: erased,
    service: 'Trade licence',
    title: erased,
  });
  expect((await eraseAnswers(payload, { ...given, service: 'Canary' })).service).toBe(erased);
});

test('a fingerprint is that of the content: whatever the order, and as it was made before answers had keys', () => {
  const { fields } = contact.form;
  const turned = Object.fromEntries(Object.entries(answers).reverse());
  expect(fingerprint(fields, turned)).toBe(fingerprint(fields, answers));
  expect(fingerprint(fields, { ...answers, phone: '778' })).not.toBe(fingerprint(fields, answers));
  expect(fingerprint(fields, answers)).toBe(
    '2aaae838650d64e8f8c40554b6c3c737b7ff5fcb4939bcd260170fc919145820',
  );
});
