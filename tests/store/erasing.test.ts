import { randomUUID } from 'node:crypto';
import { query } from '@majak/desk/database';
import { outboxRound } from '@majak/desk/outbox/outbox-round';
import { erase, redactRequests } from '@majak/desk/outbox/redact-requests';
import { redactReviews } from '@majak/desk/outbox/redact-reviews';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { contactInput } from '../support/contact-input.ts';
import { leftoversOf } from '../support/personal-data-leftovers.ts';
import { store } from '../support/store.ts';
import { submitRequest, submitReview } from '../support/submit.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
/** In every text that a person gives, and nowhere else. */
let canary: string;
beforeEach(() => {
  canary = `canary${randomUUID().replaceAll('-', '')}`;
});

const retention = { requestDays: 730, spamDays: 30 };
const pace = { leaseMs: 45_000, attemptMs: 1000, waits: { firstMs: 5000, longestMs: 5000 }, batch: 20 };
const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

async function accepted(service: string): Promise<string> {
  const input = contactInput({
    cf_full_name: canary,
    email: `${canary}@example.com`,
    cf_client_phone_number: canary,
    cf_nationality: canary,
    cf_select_servicee: service,
    // More than a page of the file holds.
    description: `${canary} `.repeat(120),
  });
  const result = await submitRequest(payload, { input, idempotencyKey: canary, spam: false });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  return result.reference;
}

/** As it is after a busy day: delivered, noted on, with an error text. */
async function handled(service = `other: ${canary}`): Promise<string> {
  const reference = await accepted(service);
  while ((await outboxRound(payload, pace)) > 0);
  await query(payload, sql`UPDATE outbox SET last_error = ${canary} WHERE reference = ${reference}`);
  await payload.update({
    collection: 'requests',
    where: { reference: { equals: reference } },
    data: { notes: [{ text: `Called ${canary}` }], stage: 'answered' },
    overrideAccess: true,
  });
  return reference;
}
const row = async (reference: string) =>
  (await query(payload, sql`SELECT * FROM requests WHERE reference = ${reference}`))[0];

test('an erased request is nowhere: not in a table, not in a file', async () => {
  const reference = await handled();
  const name = reference.toLowerCase();
  expect(await leftoversOf(payload, canary)).toEqual(
    expect.arrayContaining([
      `file ${name}.confirmation@majak.example.eml`,
      `file ${name}.office@majak.example.eml`,
      'table outbox',
      'table requests',
      'table requests_notes',
    ]),
  );
  await erase(payload, reference, new Date());
  expect(await leftoversOf(payload, canary)).toEqual([]);
  expect(await row(reference)).toMatchObject({ service: 'erased', status: 'SUCCEEDED' });
});

test('what is past its retention is nowhere either', async () => {
  const reference = await handled();
  await redactRequests(payload, later(731), retention);
  expect(await leftoversOf(payload, canary)).toEqual([]);
  expect((await row(reference))?.redacted_at).not.toBeNull();
});

test.each([
  ['Trade licence', 'Trade licence'],
  ['Job: Accountant', 'Job'],
])('%s is words of our own, and stays for the statistics as %s', async (service, kept) => {
  const reference = await accepted(service);
  await erase(payload, reference, new Date());
  expect((await row(reference))?.service).toBe(kept);
});

test('a mail that was under way while its request was erased goes with the next housekeeping', async () => {
  const { services } = await import('@majak/desk/services');
  const { confirmationMail } = await import('@majak/desk/outbox/request-mails');
  const reference = await accepted('Trade licence');
  const { docs } = await payload.find({
    collection: 'requests',
    where: { reference: { equals: reference } },
  });
  const [request] = docs;
  if (!request) throw new Error('It was not stored');
  await erase(payload, reference, new Date());
  await services.mail.send(await confirmationMail(payload, request, `${reference}:confirmation`));
  expect(await leftoversOf(payload, canary)).toHaveLength(1);
  await redactRequests(payload, new Date(), retention);
  expect(await leftoversOf(payload, canary)).toEqual([]);
});

test('an answer that its form keeps for a shorter time goes sooner, the rest and the other forms stay', async () => {
  const { redactExpiredAnswers } = await import('@majak/desk/outbox/redact-expired-answers');
  const { contact } = await import('@majak/desk/submissions/submission-kinds');
  const { phone } = contact.form.fields;
  if (!phone) throw new Error('No such field');
  const fields = { ...contact.form.fields, phone: { ...phone, personal: { keptDays: 30 } } };
  const shorter = { ...contact, form: { ...contact.form, fields } };
  const reference = await accepted('Trade licence');
  expect(await redactExpiredAnswers(payload, later(29), [shorter])).toBe(0);
  expect(await redactExpiredAnswers(payload, later(31))).toBe(0);
  expect(await redactExpiredAnswers(payload, later(31), [shorter])).toBeGreaterThan(0);
  expect(await redactExpiredAnswers(payload, later(32), [shorter])).toBe(0);
  const left = await row(reference);
  expect(left).toMatchObject({ phone: 'erased', name: canary, body_hash: 'erased', redacted_at: null });
  expect(JSON.parse(String(left?.answers))).toMatchObject({ phone: 'erased', fullName: canary });
});

const review = () => ({
  author: canary,
  country: 'Brazil',
  service: 'trade-licence',
  rating: '4',
  text: `Two weeks from the first mail to the licence. ${canary}`,
  email: `${canary}@example.com`,
  consent: true,
});

test('a review that is deleted in the studio is nowhere, its versions included', async () => {
  await submitReview(payload, { input: review(), idempotencyKey: canary, spam: false });
  const where = { author: { equals: canary } };
  await payload.update({
    collection: 'reviews',
    where,
    data: { _status: 'published' },
    overrideAccess: true,
  });
  expect(await leftoversOf(payload, canary)).toEqual(
    expect.arrayContaining(['table _reviews_v', 'table reviews']),
  );
  await payload.delete({ collection: 'reviews', where, overrideAccess: true });
  expect(await leftoversOf(payload, canary)).toEqual([]);
});

test('a review that nobody published is nowhere after its retention', async () => {
  await submitReview(payload, { input: review(), idempotencyKey: canary, spam: true });
  await redactReviews(payload, later(31), retention);
  expect(await leftoversOf(payload, canary)).toEqual([]);
});

test('requests that cannot be opened are erased whole when their time has come, and stop nothing', async () => {
  const { redactExpiredAnswers } = await import('@majak/desk/outbox/redact-expired-answers');
  const { contact } = await import('@majak/desk/submissions/submission-kinds');
  const { form } = contact;
  const { phone } = form.fields;
  if (!phone) throw new Error('No such field');
  const fields = { ...form.fields, phone: { ...phone, personal: { keptDays: 30 } } };
  const references = [await accepted('Trade licence')];
  canary = `canary${randomUUID().replaceAll('-', '')}`;
  references.push(await accepted('Trade licence'));
  expect(new Set(references).size).toBe(2);
  contact.form = { ...form, fields, version: 2, upgrades: { 1: () => Object(undefined).town.trim() } };
  onTestFinished(() => {
    contact.form = form;
  });
  expect(await redactExpiredAnswers(payload, later(31), [contact])).toBe(0);
  await redactRequests(payload, later(731), retention);
  for (const reference of references)
    expect(await row(reference)).toMatchObject({ name: 'erased', phone: 'erased', answers: '{}' });
});
