import type { Payload } from 'payload';
import { eraseBookingsOf } from '../bookings/erase-booking.ts';
import { eraseCase } from '../cases/erase-case.ts';
import { forgetWorkOf } from '../kept-work/kept-work.ts';
import { eraseOrders } from '../orders/erase-order.ts';
import { erase } from '../outbox/redact-requests.ts';
import { eraseReviewsOf } from '../outbox/redact-reviews.ts';
import { type ClientMatters, clientMatters } from './client-matters.ts';
import { endSessionsOf } from './client-session.ts';
import { forgetLinks } from './sign-in-link.ts';

/** What is erased of a client, and what is not as long as we work on it: by references. */
export type Erasure = { cases: readonly string[]; requests: readonly string[]; kept: readonly string[] };

/** What would be erased: all but cases that go on, and the requests that they, or those of others, came from. */
export function erasureOf({ cases, unreadable, requests }: ClientMatters): Erasure {
  const going = [
    ...cases.filter(({ standing }) => !standing.ended).map(({ reference }) => reference),
    // Nobody knows whether it has ended.
    ...unreadable,
  ];
  const needed = requests.filter((request) => request.needed).map(({ reference }) => reference);
  return {
    cases: cases.map(({ reference }) => reference).filter((reference) => !going.includes(reference)),
    requests: requests.map(({ reference }) => reference).filter((reference) => !needed.includes(reference)),
    // The first case of a request goes by its reference.
    kept: [...new Set([...going, ...needed])],
  };
}

/**
 * Erases what is held of a client at once, by the same ways as staff and the retention do, and signs them out
 * everywhere. Done again after it broke off, it does the rest. What the bundled provider remembers ends by itself within the hour.
 */
export async function eraseClient(payload: Payload, email: string, now: Date): Promise<Erasure> {
  const matters = await clientMatters(payload, email);
  const erasure = erasureOf(matters);
  for (const reference of erasure.cases) await eraseCase(payload, reference, now);
  for (const reference of erasure.requests) await erase(payload, reference, now);
  await eraseBookingsOf(payload, email, now);
  await eraseOrders(
    payload,
    matters.orders.map(({ reference }) => reference),
    now,
  );
  await eraseReviewsOf(payload, email);
  await forgetWorkOf(payload, email);
  await forgetLinks(payload, { email });
  await endSessionsOf(payload, email);
  return erasure;
}
