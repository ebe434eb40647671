import { type ReviewRequest, reviewConsent, reviewRequest } from '@majak/tools/forms/review/definition';
import type { Payload } from 'payload';
import * as z from 'zod/mini';
import { type FieldError, fieldErrors, fingerprint } from './field-errors.ts';

export type ReviewSubmission = { input: unknown; idempotencyKey?: string; spam: boolean };
export type ReviewResult =
  | { kind: 'accepted' }
  | { kind: 'invalid'; errors: FieldError[] }
  | { kind: 'keyReused' };

/** What is wrong with a review; empty when nothing is. */
export function reviewFaults(input: unknown): FieldError[] {
  const parsed = z.safeParse(reviewRequest, input);
  return parsed.success ? [] : fieldErrors(parsed.error, 'The body has to be an object with the review');
}

/**
 * Takes a review: a draft, which an editor publishes or does not. The same key with the same content is one review;
 * with other content it is refused.
 */
export async function submitReview(
  payload: Payload,
  { input, idempotencyKey, spam }: ReviewSubmission,
): Promise<ReviewResult> {
  const errors = reviewFaults(input);
  if (errors.length > 0) return { kind: 'invalid', errors };
  const review = z.parse(reviewRequest, input);
  const bodyHash = fingerprint(review);
  const before = await sameKey(payload, idempotencyKey, bodyHash);
  if (before) return before;
  try {
    await store(payload, review, { idempotencyKey: idempotencyKey ?? null, bodyHash, spam });
  } catch (error) {
    // Two posts with one key at the same moment: the store took one of them.
    const meanwhile = await sameKey(payload, idempotencyKey, bodyHash);
    if (!meanwhile) throw error;
    return meanwhile;
  }
  return { kind: 'accepted' };
}

type Origin = { idempotencyKey: string | null; bodyHash: string; spam: boolean };

async function store(payload: Payload, review: ReviewRequest, origin: Origin): Promise<void> {
  const now = new Date().toISOString();
  const { author, country, service, rating, text, email } = review;
  await payload.create({
    collection: 'reviews',
    draft: true,
    data: {
      author,
      country,
      service,
      text,
      rating: Number(rating),
      email: email || null,
      date: now,
      source: 'site',
      consent: `${reviewConsent} (${now.slice(0, 10)})`,
      ...origin,
      _status: 'draft',
    },
    depth: 0,
    overrideAccess: true,
  });
}

async function sameKey(
  payload: Payload,
  idempotencyKey: string | undefined,
  bodyHash: string,
): Promise<ReviewResult | undefined> {
  if (!idempotencyKey) return undefined;
  const { docs } = await payload.find({
    collection: 'reviews',
    where: { idempotencyKey: { equals: idempotencyKey } },
    select: { bodyHash: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  if (!docs[0]) return undefined;
  return docs[0].bodyHash === bodyHash ? { kind: 'accepted' } : { kind: 'keyReused' };
}
