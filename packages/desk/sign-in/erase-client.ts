import type { Payload } from 'payload';
import { eraseCase } from '../cases/erase-case.ts';
import { erase } from '../outbox/redact-requests.ts';
import { eraseReviewsOf } from '../outbox/redact-reviews.ts';
import { type ClientMatters, clientMatters } from './client-matters.ts';
import { endSessionsOf } from './client-session.ts';
import { forgetLinks } from './sign-in-link.ts';

/** What is erased of a client, and what is not as long as we work on it: by references. */
export type Erasure = { cases: readonly string[]; requests: readonly string[]; kept: readonly string[] };

/** What would be erased: all but cases that go on, and the requests that they came from. */
export function erasureOf({ cases, requests }: ClientMatters): Erasure {
  const going = cases.filter(({ standing }) => !standing.ended).map(({ reference }) => reference);
  const isGoing = (reference: string) => going.includes(reference);
  return {
    cases: cases.map(({ reference }) => reference).filter((reference) => !isGoing(reference)),
    requests: requests.filter((request) => !request.cases.some(isGoing)).map(({ reference }) => reference),
    kept: going,
  };
}

/**
 * Erases what is held of a client at once, by the same ways as staff and the retention do, and signs them out
 * everywhere. Done again after it broke off, it does the rest. What the bundled provider remembers ends by itself within the hour.
 */
export async function eraseClient(payload: Payload, email: string, now: Date): Promise<Erasure> {
  const erasure = erasureOf(await clientMatters(payload, email));
  for (const reference of erasure.cases) await eraseCase(payload, reference, now);
  for (const reference of erasure.requests) await erase(payload, reference, now);
  await eraseReviewsOf(payload, email);
  await forgetLinks(payload, { email });
  await endSessionsOf(payload, email);
  return erasure;
}
