import { answerLines } from '@majak/tools/form/answer-lines';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { changeKindOf } from '../cases/case-kinds.ts';
import { readChanges } from '../cases/read-case.ts';
import { query } from '../database.ts';
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

/** The files of a request or a case, each with its bytes; one that cannot be opened is named all the same. */
async function filesOf(payload: Payload, reference: string) {
  const rows = await query(
    payload,
    sql`SELECT key, name, type, size FROM uploads WHERE reference = ${reference} ORDER BY id`,
  );
  const files = [];
  for (const { key, name, type, size } of rows) {
    const bytes = await openUpload(String(key)).catch(() => undefined);
    files.push({ name, type, size: Number(size), base64: bytes?.toString('base64') ?? null });
  }
  return files;
}

/** What we answered; who of us did is a colleague's data. */
async function repliesTo(payload: Payload, request: string) {
  const rows = await query(
    payload,
    sql`SELECT text, created_at FROM request_replies WHERE request_reference = ${request} ORDER BY id`,
  );
  return rows.map(({ text, created_at: writtenAt }) => ({ text, writtenAt }));
}

/** Who wrote a note is a colleague's data, not the person's. */
const requestOf = async (payload: Payload, request: Request, deliveries: Outbox[]) => ({
  reference: request.reference,
  receivedAt: request.createdAt,
  email: request.email,
  form: request.kind,
  answers: await answersOf(payload, request),
  files: await filesOf(payload, request.reference),
  stage: request.stage,
  status: request.status,
  takenForSpam: request.spam === true,
  notes: (request.notes ?? []).map(({ text, writtenAt }) => ({ text, writtenAt })),
  replies: await repliesTo(payload, request.reference),
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
async function caseOf(payload: Payload, reference: string) {
  const changes = await readChanges(payload, reference);
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
    files: await filesOf(payload, caseOwner(reference)),
  };
}

export type PersonalData = {
  email: string;
  exportedAt: string;
  requests: Awaited<ReturnType<typeof requestOf>>[];
  cases: Awaited<ReturnType<typeof caseOf>>[];
  reviews: ReturnType<typeof reviewOf>[];
  accounts: ReturnType<typeof accountOf>[];
};

/** Everything that is held under an e-mail, in any letter case: what somebody may ask to be given. */
export async function exportPerson(payload: Payload, email: string, now: Date): Promise<PersonalData> {
  const asked = email.trim();
  await bindUploads(payload);
  const idsIn = async (table: string) => {
    const rows = await query(
      payload,
      sql`SELECT id FROM ${sql.identifier(table)} WHERE lower(email) = lower(${asked}) ORDER BY created_at`,
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
    sql`SELECT reference FROM cases WHERE lower(email) = lower(${asked}) ORDER BY created_at`,
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
    requests: await Promise.all(requests.map((request) => requestOf(payload, request, deliveries))),
    cases: await Promise.all(cases.map(({ reference }) => caseOf(payload, String(reference)))),
    reviews: reviews.map(reviewOf),
    accounts: users.map(accountOf),
  };
}
