import { randomUUID } from 'node:crypto';
import { query } from '@majak/desk/database';
import { finishReviews } from '@majak/desk/outbox/finish-reviews';
import { redactReviews } from '@majak/desk/outbox/redact-reviews';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { store } from '../support/store.ts';
import { submitReview } from '../support/submit.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await payload.delete({ collection: 'reviews', where: { id: { exists: true } }, overrideAccess: true });
});

const input = (more: object = {}) => ({
  author: 'A. S.',
  country: 'Brazil',
  service: 'trade-licence',
  rating: '4',
  text: 'Two weeks from the first mail to the licence.',
  email: 'ana@example.com',
  consent: true,
  ...more,
});
const stored = async () =>
  (await payload.find({ collection: 'reviews', draft: true, overrideAccess: true })).docs;
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
const retention = { requestDays: 730, spamDays: 30 };

test('twenty posts with one key at once are one draft', async () => {
  const idempotencyKey = randomUUID();
  const results = await Promise.all(
    Array.from({ length: 20 }, () => submitReview(payload, { input: input(), idempotencyKey, spam: false })),
  );
  expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['accepted']));
  const [review, ...more] = await stored();
  expect(more).toEqual([]);
  expect(review).toMatchObject({ _status: 'draft', rating: 4, source: 'site', sample: false });
});

test('the same key with another text is refused; no key is a review each time', async () => {
  const idempotencyKey = randomUUID();
  await submitReview(payload, { input: input(), idempotencyKey, spam: false });
  const other = input({ text: 'Something else, and long enough.' });
  expect((await submitReview(payload, { input: other, idempotencyKey, spam: false })).kind).toBe('keyReused');
  await submitReview(payload, { input: other, spam: false });
  await submitReview(payload, { input: other, spam: false });
  expect(await stored()).toHaveLength(3);
});

test('a stranger reads no draft, and nothing of where a published one came from', async () => {
  await submitReview(payload, { input: input(), spam: false });
  const asStranger = () => payload.find({ collection: 'reviews', overrideAccess: false });
  expect((await asStranger()).docs).toEqual([]);
  const [review] = await stored();
  await payload.update({ collection: 'reviews', id: review?.id ?? 0, data: { _status: 'published' } });
  const [read] = (await asStranger()).docs;
  expect(read).toMatchObject({ author: 'A. S.' });
  expect(JSON.stringify(read)).not.toContain('ana@example.com');
  expect(read).not.toHaveProperty('consent');
});

test('the e-mail is forgotten with the requests, in old versions too; what a program wrote sooner', async () => {
  await submitReview(payload, { input: input(), spam: false });
  await submitReview(payload, { input: input(), spam: true });
  await redactReviews(payload, days(29), retention);
  expect(await stored()).toHaveLength(2);
  await redactReviews(payload, days(31), retention);
  expect((await stored()).map(({ spam, email }) => [spam, email])).toEqual([[false, 'ana@example.com']]);
  await payload.update({
    collection: 'reviews',
    where: { id: { exists: true } },
    data: { _status: 'published' },
  });
  await redactReviews(payload, days(731), retention);
  expect(await stored()).toHaveLength(1);
  const kept = await query(
    payload,
    sql`SELECT email FROM reviews UNION ALL SELECT version_email FROM _reviews_v`,
  );
  expect(new Set(kept.map(({ email }) => email))).toEqual(new Set([null]));
});

test('the key is forgotten after a week, in old versions too', async () => {
  await submitReview(payload, { input: input(), idempotencyKey: randomUUID(), spam: false });
  await redactReviews(payload, days(8), retention);
  const kept = await query(
    payload,
    sql`SELECT idempotency_key AS one FROM reviews UNION ALL SELECT version_idempotency_key FROM _reviews_v`,
  );
  expect(kept.map(({ one }) => one)).toEqual([null, null]);
});

test('what nobody published is erased with the requests; what an editor typed in stays', async () => {
  await submitReview(payload, { input: input(), spam: false });
  const typed = { author: 'B. T.', country: 'India', text: 'By mail.', rating: 5, date: '2026-11-01' };
  await payload.create({ collection: 'reviews', draft: true, data: typed, overrideAccess: true });
  await redactReviews(payload, days(729), retention);
  expect(await stored()).toHaveLength(2);
  await redactReviews(payload, days(731), retention);
  expect((await stored()).map(({ author }) => author)).toEqual(['B. T.']);
});

test('whoever publishes a review says that no program wrote it: taken back, it is kept like any other', async () => {
  await submitReview(payload, { input: input(), spam: true });
  const [review] = await stored();
  const shared = { collection: 'reviews', id: review?.id ?? 0, overrideAccess: true } as const;
  const published = await payload.update({ ...shared, data: { _status: 'published' } });
  expect(published.spam).toBe(false);
  await payload.update({ ...shared, data: { _status: 'draft' } });
  await redactReviews(payload, days(31), retention);
  expect(await stored()).toHaveLength(1);
});

test('a review whose taker died half-way is listed a minute later, once', async () => {
  await submitReview(payload, { input: input(), spam: false });
  await query(payload, sql`DELETE FROM _reviews_v`);
  expect(await stored()).toEqual([]);
  expect(await finishReviews(payload, new Date())).toBe(0);
  expect(await finishReviews(payload, days(1))).toBe(1);
  expect(await finishReviews(payload, days(1))).toBe(0);
  expect(await stored()).toMatchObject([{ author: 'A. S.', _status: 'draft', email: 'ana@example.com' }]);
});
