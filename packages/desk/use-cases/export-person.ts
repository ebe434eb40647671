import { answerLines } from '@majak/tools/form/answer-lines';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { bookingsOfClient } from '../bookings/bookings-of-client.ts';
import { changeKindOf } from '../cases/case-kinds.ts';
import { readChanges } from '../cases/read-case.ts';
import { query } from '../database.ts';
import { readOrderChanges } from '../orders/read-order.ts';
import { hasAddress } from '../outbox/has-address.ts';
import type { Outbox, Request, Review, User } from '../payload-types.ts';
import { openSubmission } from '../submissions/open-submission.ts';
import { bindUploads } from '../uploads/bind-uploads.ts';
import { openUpload } from '../uploads/open-upload.ts';
import { caseOwner } from '../uploads/upload-owner.ts';

const all = { depth: 0, pagination: false, overrideAccess: true, sort: 'id' } as const;

const deliveryOf = ({ channel, status, deliveredAt, externalId }: Outbox) => ({
  to: channel === 'confirmation' ? 'the person' : channel === 'office' ? 'the office' : 'the help desk',
  status,
  deliveredAt: deliveredAt ?? null,
  numberThere: externalId ?? null,
});

/** Each answer as it was given, under its key, and in words, under its label. */
const answersOf = async (payload: Payload, request: Request) => {
  const { answers, lines } = await openSubmission(payload, request);
  return lines.map(({ path, label, text }) => ({ key: path, label, text, given: answers[path] ?? text }));
};

/** A file of a request or a case. */
export type KeptFile = { key: string; name: string; type: string; size: number; reference: string };
/** What is said of a file. */
type TellFile = (file: KeptFile) => Promise<object>;

/** A file with its bytes; one that cannot be opened is named all the same. */
const withBytes: TellFile = async ({ key, name, type, size }) => {
  const bytes = await openUpload(key).catch(() => undefined);
  return { name, type, size, base64: bytes?.toString('base64') ?? null };
};

/** The files of a request or a case, one after the other: one alone may weigh ten megabytes. */
async function filesOf({ payload, tellFile }: Telling, reference: string) {
  const rows = await query(
    payload,
    sql`SELECT key, name, type, size FROM uploads WHERE reference = ${reference} ORDER BY id`,
  );
  const files = [];
  for (const { key, name, type, size } of rows)
    files.push(
      await tellFile({
        key: String(key),
        name: String(name),
        type: String(type),
        size: Number(size),
        reference,
      }),
    );
  return files;
}

type Telling = { payload: Payload; tellFile: TellFile };

/** What we answered; who of us did is a colleague's data. */
async function repliesTo(payload: Payload, request: string) {
  const rows = await query(
    payload,
    sql`SELECT text, created_at FROM request_replies WHERE request_reference = ${request} ORDER BY id`,
  );
  return rows.map(({ text, created_at: writtenAt }) => ({ text, writtenAt }));
}

/** Who wrote a note is a colleague's data, not the person's. */
const requestOf = async (telling: Telling, request: Request, deliveries: Outbox[]) => ({
  reference: request.reference,
  receivedAt: request.createdAt,
  email: request.email,
  form: request.kind,
  answers: await answersOf(telling.payload, request),
  files: await filesOf(telling, request.reference),
  stage: request.stage,
  status: request.status,
  takenForSpam: request.spam === true,
  notes: (request.notes ?? []).map(({ text, writtenAt }) => ({ text, writtenAt })),
  replies: await repliesTo(telling.payload, request.reference),
  deliveries: deliveries.filter(({ reference }) => reference === request.reference).map(deliveryOf),
});

const reviewOf = (review: Review) => ({
  receivedAt: review.createdAt,
  name: review.author,
  email: review.email,
  country: review.country,
  service: review.service,
  rating: review.rating,
  text: review.text,
  published: review._status === 'published',
  agreedTo: review.consent,
});

const accountOf = ({ name, email, role, createdAt }: User) => ({ name, email, role, createdAt });

/** Every change of a case, those that staff alone see too: they are about the person. */
async function caseOf(telling: Telling, reference: string) {
  const changes = await readChanges(telling.payload, reference);
  return {
    reference,
    changes: changes.map(({ kind, at, answers, author }) => ({
      what: changeKindOf(kind).happened,
      at,
      by: author,
      answers: answerLines(changeKindOf(kind).form.fields, answers).map(({ label, text }) => ({
        label,
        text,
      })),
    })),
    files: await filesOf(telling, caseOwner(reference)),
  };
}

/** What an order is of, what came in, and everything that happened to it. */
async function orderOf(payload: Payload, reference: string) {
  const changes = await readOrderChanges(payload, reference);
  return {
    reference,
    changes: changes.map(({ kind, at, author, answers }) => ({ what: kind, at, by: author, answers })),
  };
}

export type PersonalData = {
  email: string;
  exportedAt: string;
  requests: Awaited<ReturnType<typeof requestOf>>[];
  cases: Awaited<ReturnType<typeof caseOf>>[];
  bookings: Awaited<ReturnType<typeof bookingsOfClient>>;
  orders: Awaited<ReturnType<typeof orderOf>>[];
  reviews: ReturnType<typeof reviewOf>[];
  accounts: ReturnType<typeof accountOf>[];
};

/** Everything that is held under an e-mail, however it is written: what somebody may ask to be given. */
export const exportPerson = (payload: Payload, email: string, now: Date): Promise<PersonalData> =>
  tellPerson({ payload, tellFile: withBytes }, email, now);

/** The same, with files told of in another way. */
export async function tellPerson(telling: Telling, email: string, now: Date): Promise<PersonalData> {
  const { payload } = telling;
  const asked = email.trim();
  await bindUploads(payload);
  const idsIn = async (table: string) => {
    const rows = await query(
      payload,
      sql`SELECT id FROM ${sql.identifier(table)} WHERE ${hasAddress(asked)} ORDER BY created_at`,
    );
    return { id: { in: rows.map(({ id }) => Number(id)) } };
  };
  const { docs: requests } = await payload.find({
    ...all,
    collection: 'requests',
    where: await idsIn('requests'),
  });
  const references = requests.map(({ reference }) => reference);
  const { docs: deliveries } = await payload.find({
    ...all,
    collection: 'outbox',
    where: { reference: { in: references } },
  });
  const cases = await query(
    payload,
    sql`SELECT reference FROM cases WHERE ${hasAddress(asked)} ORDER BY created_at`,
  );
  const orders = await query(
    payload,
    sql`SELECT reference FROM orders WHERE ${hasAddress(asked)} ORDER BY created_at`,
  );
  const { docs: reviews } = await payload.find({
    ...all,
    collection: 'reviews',
    draft: true,
    where: await idsIn('reviews'),
  });
  const { docs: users } = await payload.find({ ...all, collection: 'users', where: await idsIn('users') });
  return {
    email: asked,
    exportedAt: now.toISOString(),
    requests: await Promise.all(requests.map((request) => requestOf(telling, request, deliveries))),
    cases: await Promise.all(cases.map(({ reference }) => caseOf(telling, String(reference)))),
    bookings: await bookingsOfClient(payload, asked),
    orders: await Promise.all(orders.map(({ reference }) => orderOf(payload, String(reference)))),
    reviews: reviews.map(reviewOf),
    accounts: users.map(accountOf),
  };
}
