import { siteKinds } from '@majak/desk/content/paths';
import type { Outbox, Request, User } from '@majak/desk/payload-types';
import { requestWait } from '@majak/desk/replies/request-wait';
import type { Payload, Where } from 'payload';
import { waitWords } from './wait-words.ts';

const shown = 6;
const withDrafts = [...siteKinds, 'reviews', 'jobs'] as const;

/** Everything is read with the rights of the person who looks. */
const as = (user: User) => ({ user, depth: 0, overrideAccess: false }) as const;

export type WorkItem = { href: string; title: string; detail: string; at?: string };
export type WorkList = { total: number; first: WorkItem[] };

/** A pile of all these, with the first of them. */
export const firstOf = (all: readonly WorkItem[]): WorkList => ({
  total: all.length,
  first: all.slice(0, shown),
});

/** A request in a list of work, with how long its person has waited. */
export function waitingRequest(request: Request): WorkItem {
  const wait = requestWait(request, new Date());
  return {
    href: `/admin/collections/requests/${request.id}`,
    title: request.title ?? request.reference,
    detail: wait ? `${waitWords(wait).text} in office hours` : '',
    at: request.createdAt,
  };
}

/** What a delivery belongs to: what changes a case, and what answers a request, goes by its reference and a full stop. */
const ownerOf = ({ reference }: Outbox): string => reference.split('.')[0] ?? reference;
type Screen = 'requests' | 'cases' | 'orders' | 'bookings';
const screens: Readonly<Record<string, Screen>> = {
  'case-changes': 'cases',
  'order-changes': 'orders',
  'booking-changes': 'bookings',
};
const screenOf = ({ kind }: Outbox): Screen => screens[kind] ?? 'requests';

/** The numbers of requests, cases, orders or bookings, by their references; those that nobody wants to hear of are left out. */
async function numbersOf(payload: Payload, user: User, [collection, of]: [Screen, Outbox[]]) {
  const references = of.filter((delivery) => screenOf(delivery) === collection).map(ownerOf);
  const { docs } = await payload.find({
    ...as(user),
    collection,
    where: {
      reference: { in: [...new Set(references)] },
      redactedAt: { exists: false },
      ...(collection === 'requests' ? { spam: { not_equals: true } } : {}),
    },
    select: { reference: true },
    pagination: false,
  });
  return docs.map(({ id, reference }) => [`${collection} ${reference}`, id] as const);
}

/** Deliveries that were given up, with the reason, the last first; of spam and of what was erased nobody wants to hear. */
export async function failedDeliveries(
  payload: Payload,
  user: User,
  nameOf: (channel: string) => string,
): Promise<WorkList> {
  const failed: Where = { status: { equals: 'FAILED' } };
  const { docs: all } = await payload.find({
    ...as(user),
    collection: 'outbox',
    where: failed,
    sort: '-updatedAt',
    pagination: false,
  });
  const ids = new Map([
    ...(await numbersOf(payload, user, ['requests', all])),
    ...(await numbersOf(payload, user, ['cases', all])),
    ...(await numbersOf(payload, user, ['orders', all])),
    ...(await numbersOf(payload, user, ['bookings', all])),
  ]);
  return firstOf(
    all.flatMap((delivery): WorkItem[] => {
      const { channel, lastError, updatedAt } = delivery;
      const id = ids.get(`${screenOf(delivery)} ${ownerOf(delivery)}`);
      if (id === undefined) return [];
      return [
        {
          href: `/admin/collections/${screenOf(delivery)}/${id}`,
          title: `${nameOf(channel)}: ${ownerOf(delivery)}`,
          detail: lastError ?? '',
          at: updatedAt,
        },
      ];
    }),
  );
}

/** Reviews that clients handed in and nobody has published yet, oldest first; those of programs are left out. */
export async function newReviews(payload: Payload, user: User): Promise<WorkList> {
  const { docs, totalDocs } = await payload.find({
    ...as(user),
    collection: 'reviews',
    draft: true,
    where: { _status: { equals: 'draft' }, source: { equals: 'site' }, spam: { not_equals: true } },
    sort: 'createdAt',
    limit: shown,
  });
  const first = docs.map(({ id, author, rating, service, createdAt }) => ({
    href: `/admin/collections/reviews/${id}`,
    title: author || 'Without a name',
    detail: [`${rating} of 5`, service].filter(Boolean).join(', '),
    at: createdAt,
  }));
  return { total: totalDocs, first };
}

/** Drafts that go live by themselves, the next one first. */
export async function scheduledDrafts(payload: Payload, user: User): Promise<WorkList> {
  const piles = await Promise.all(withDrafts.map((collection) => scheduledIn(payload, user, collection)));
  const all = piles.flat().sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
  return firstOf(all);
}

async function scheduledIn(
  payload: Payload,
  user: User,
  collection: (typeof withDrafts)[number],
): Promise<WorkItem[]> {
  const { docs } = await payload.find({
    ...as(user),
    collection,
    draft: true,
    where: { _status: { equals: 'draft' }, publishAt: { exists: true } },
    sort: 'publishAt',
    limit: 50,
  });
  return docs.map((doc) => ({
    href: `/admin/collections/${collection}/${doc.id}`,
    title: ('title' in doc ? doc.title : doc.author) || 'Without a title',
    detail: collection,
    at: doc.publishAt ?? undefined,
  }));
}
