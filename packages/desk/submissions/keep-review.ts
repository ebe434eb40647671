import { reviewConsent } from '@majak/tools/forms/review/form';
import type { Payload } from 'payload';
import { createReviewVersion } from './create-review-version.ts';
import { insertOnce } from './insert-once.ts';
import type { Submission } from './submission.ts';

/**
 * Keeps a review where it is published from, as a draft.
 * @returns its number; nothing if there is one with this key already.
 */
export async function keepReview(
  payload: Payload,
  { answers, idempotencyKey, spam, bodyHash }: Submission & { bodyHash: string },
): Promise<string | undefined> {
  const now = new Date().toISOString();
  const textOf = (key: string) => String(answers[key] ?? '');
  const id = await insertOnce(payload, 'reviews', {
    author: textOf('author'),
    country: textOf('country'),
    service: textOf('service'),
    text: textOf('text'),
    rating: Number(answers.rating),
    email: textOf('email') || null,
    date: now,
    source: 'site',
    consent: `${reviewConsent} (${now.slice(0, 10)})`,
    spam,
    sample: false,
    _status: 'draft',
    body_hash: bodyHash,
    idempotency_key: idempotencyKey ?? null,
  });
  if (id === undefined) return undefined;
  await createReviewVersion(payload, id);
  return String(id);
}
