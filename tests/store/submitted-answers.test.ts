import { query } from '@majak/desk/database';
import { openSubmission } from '@majak/desk/submissions/open-submission';
import type { SubmissionKind } from '@majak/desk/submissions/submission-kind';
import { submissionKindOf, submissionKinds } from '@majak/desk/submissions/submission-kinds';
import { submit } from '@majak/desk/submissions/submit';
import { sampleAnswers } from '@majak/sites/all-tools';
import type { Answers, Field } from '@majak/tools/form/field';
import { readForm } from '@majak/tools/form/form';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { submitInput } from '../support/submit.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await query(payload, sql`DELETE FROM requests`);
});

const requestKinds = submissionKinds.filter(({ keptIn }) => keptIn === 'requests');
const accepts = (field: Field, value: unknown): boolean => field.schema.safeParse(value).success;
/** What is no free text: every field takes one of these. */
const samples: readonly unknown[] = [
  true,
  false,
  12,
  '12',
  '2027-03-01',
  '2028-02-29',
  'ana@example.com',
  'https://people.example/ana',
  '27074358',
  'CZ65 0800 0000 1920 0014 5399',
  'CZ',
];

/** Every character there is, where a field takes any text. Whatever nobody sees is taken out: what is left has to be long enough. */
const anyText = fc.string({ unit: 'binary', maxLength: 15 }).map((text) => `Ana${text}`);
const takesText = (field: Field | undefined): boolean => field !== undefined && accepts(field, 'Ana Sample');

/** Whatever a field takes. */
function anyAnswer(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'choice') return fc.constantFrom(...field.options.map(({ value }) => value));
  if (takesText(field)) return anyText;
  const fitting = samples.filter((sample) => accepts(field, sample));
  if (fitting.length === 0) throw new Error(`No sample fits “${field.label}”: add one`);
  return fc.constantFrom(...fitting);
}

/** Whatever a form takes: an application's answers hang together, so that its sample has other texts alone. */
function anyAnswers({ form }: SubmissionKind): fc.Arbitrary<Answers> {
  const sample = sampleAnswers[form.key];
  if (!sample)
    return fc.record(
      Object.fromEntries(Object.entries(form.fields).map(([key, field]) => [key, anyAnswer(field)])),
    );
  const texts = Object.keys(sample).filter((key) => takesText(form.fields[key]));
  return fc
    .record(Object.fromEntries(texts.map((key) => [key, anyText])))
    .map((other) => ({ ...sample, ...other }));
}
const anySubmission = fc
  .constantFrom(...requestKinds)
  .chain((kind) => anyAnswers(kind).map((given) => ({ kind, given })));

const stored = async (reference: string) => {
  const { docs } = await payload.find({
    collection: 'requests',
    where: { reference: { equals: reference } },
    overrideAccess: true,
  });
  return docs[0];
};
async function taken(kind: SubmissionKind, answers: Answers) {
  const result = await submit(payload, { kind, answers, spam: false });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  return stored(result.reference);
}

async function comesBack({ kind, given }: { kind: SubmissionKind; given: Answers }) {
  const reading = readForm(kind.form, given);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const request = await taken(kind, reading.value);
  const opened = await openSubmission(payload, request ?? {});
  expect(opened.kind?.form.key).toBe(kind.form.key);
  expect(opened.answers).toEqual(reading.value);
  const { email, phone, fullName: name, nationality, service } = reading.value;
  expect(request).toMatchObject({ email, phone });
  // What an application is filed under, and whose it is, it does not ask in these fields.
  if (!sampleAnswers[kind.form.key])
    expect(request).toMatchObject({ name, nationality, service: kind.service ?? service });
}

test('whatever answers are accepted come back the same, by every form, with the columns beside them', async () => {
  // Side by side they are few commits.
  const many = fc.array(anySubmission, { minLength: 20, maxLength: 20 });
  const property = fc.asyncProperty(many, async (all) => {
    await Promise.all(all.map(comesBack));
  });
  await fc.assert(property, { numRuns: 3, endOnFailure: true });
});

test('a form of one matter has each answer in the mail to the office and in the ticket', async () => {
  const { officeMail } = await import('@majak/desk/outbox/request-mails');
  const { ticketOf } = await import('@majak/desk/outbox/ticket');
  const kind = submissionKindOf('job-application');
  if (!kind) throw new Error('No such form');
  const input = {
    ...contactInput({ cf_select_servicee: 'Job: Accountant', description: 'Ten\nsentences' }),
    right_to_work: 'Yes, with permanent residence',
    earliest_start: '2027-03-01',
    profile: 'https://people.example/ana',
  };
  const result = await submitInput(payload, kind, { input, spam: false });
  const request = await stored('reference' in result ? result.reference : '');
  if (!request) throw new Error('It was not stored');
  const said = [
    'Right to work in the Czech Republic: Yes, with permanent residence',
    'Earliest start: 01/03/2027',
    'Link to your CV or profile: https://people.example/ana',
    'Service: Job: Accountant',
    'Are you an EU citizen? No',
  ];
  const { text, subject } = await officeMail(payload, request, 'key');
  expect(subject).toContain('Job: Accountant');
  for (const line of [...said, 'Why you?\nTen\nsentences']) expect(text).toContain(`\n${line}\n`);
  const { answers } = await ticketOf(payload, request);
  expect(answers).toContainEqual(
    expect.objectContaining({ label: 'Why you?', text: 'Ten\nsentences', long: true }),
  );
  expect(answers).toHaveLength(10);
});

test('a form that is known no more, or not yet, breaks nothing: it is listed, shown, exported and erased', async () => {
  const { exportPerson } = await import('@majak/desk/use-cases/export-person');
  const { erase } = await import('@majak/desk/outbox/redact-requests');
  const [contact] = requestKinds;
  if (!contact) throw new Error('No kinds');
  const request = await taken(
    { ...contact, form: { ...contact.form, key: 'gone', version: 7 } },
    {
      fullName: 'Ana',
      email: 'gone@example.com',
      pets: [{ name: 'Rex' }],
    },
  );
  const { docs } = await payload.find({ collection: 'requests', overrideAccess: true });
  expect(docs).toHaveLength(1);
  expect(request?.lines).toContainEqual({
    path: 'pets',
    label: 'pets',
    text: '[{"name":"Rex"}]',
    long: false,
  });
  const { requests } = await exportPerson(payload, 'gone@example.com', new Date());
  expect(requests[0]?.answers).toContainEqual(
    expect.objectContaining({ key: 'pets', given: [{ name: 'Rex' }] }),
  );
  await erase(payload, request?.reference ?? '', new Date());
  expect(JSON.stringify(await stored(request?.reference ?? ''))).not.toMatch(/Ana|Rex|gone@/);
});
