import { siteKinds } from '@majak/desk/content/paths';
import type { Outbox, User } from '@majak/desk/payload-types';
import type { Payload, Where } from 'payload';

const shown = 6;
const withDrafts = [...siteKinds, 'reviews', 'jobs'] as const;

/** Everything is read with the rights of the person who looks. */
const as = (user: User) => ({ user, depth: 0, overrideAccess: false }) as const;

export type WorkItem = { href: string; title: string; detail: string; at?: string };
export type WorkList = { total: number; first: WorkItem[] };

/** Requests nobody has opened yet, oldest first. */
export async function newRequests(payload: Payload, user: User): Promise<WorkList> {
  const { docs, totalDocs } = await payload.find({
    ...as(user),
    collection: 'requests',
    where: { stage: { equals: 'new' }, spam: { not_equals: true }, redactedAt: { exists: false } },
    sort: 'createdAt',
    limit: shown,
  });
  const first = docs.map(({ id, name, service, createdAt, reference }) => ({
    href: `/admin/collections/requests/${id}`,
    title: name ?? reference,
    detail: service ?? '',
    at: createdAt,
  }));
  return { total: totalDocs, first };
}

/** Deliveries that were given up, with the reason; of spam and of erased requests nobody wants to hear. */
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
    select: { reference: true },
    pagination: false,
  });
  const { docs: requests } = await payload.find({
    ...as(user),
    collection: 'requests',
    where: {
      reference: { in: [...new Set(all.map(({ reference }) => reference))] },
      spam: { not_equals: true },
      redactedAt: { exists: false },
    },
    select: { reference: true },
    pagination: false,
  });
  const idOf = new Map(requests.map(({ id, reference }) => [reference, id]));
  const { docs, totalDocs } = await payload.find({
    ...as(user),
    collection: 'outbox',
    where: { and: [failed, { reference: { in: [...idOf.keys()] } }] },
    sort: '-updatedAt',
    limit: shown,
  });
  const entry = ({ reference, channel, lastError, updatedAt }: Outbox): WorkItem => ({
    href: `/admin/collections/requests/${idOf.get(reference)}`,
    title: `${nameOf(channel)}: ${reference}`,
    detail: lastError ?? '',
    at: updatedAt,
  });
  return { total: totalDocs, first: docs.map(entry) };
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
  return { total: all.length, first: all.slice(0, shown) };
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
