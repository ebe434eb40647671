import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { openUpload } from '../uploads/open-upload.ts';
import { caseOwner } from '../uploads/upload-owner.ts';
import type { ClientMatters } from './client-matters.ts';

/** A file that a client sent, with a request or into a case. */
export type ClientFile = { id: number; name: string; size: number; sentAt: string; reference: string };

type Owners = Pick<ClientMatters, 'unreadable'> & {
  cases: readonly { reference: string }[];
  requests: readonly { reference: string }[];
};

const ownersOf = ({ cases, unreadable, requests }: Owners): string[] => [
  ...cases.map(({ reference }) => caseOwner(reference)),
  ...unreadable.map(caseOwner),
  ...requests.map(({ reference }) => reference),
];

const among = (owners: readonly string[]) =>
  sql`reference IN (${sql.join(
    owners.map((owner) => sql`${owner}`),
    sql`, `,
  )})`;

/** Every file of a client, the latest first. */
export async function filesOfClient(payload: Payload, matters: Owners): Promise<ClientFile[]> {
  const owners = ownersOf(matters);
  if (owners.length === 0) return [];
  const rows = await query(
    payload,
    sql`SELECT id, name, size, reference, created_at FROM uploads WHERE ${among(owners)} ORDER BY id DESC`,
  );
  return rows.map(({ id, name, size, reference, created_at: sentAt }) => ({
    id: Number(id),
    name: String(name),
    size: Number(size),
    sentAt: new Date(String(sentAt)).toISOString(),
    reference: String(reference).replace(caseOwner(''), ''),
  }));
}

/** A file with its bytes, if it is the client's; nothing where it is another's or not there: both are one answer. */
export async function fileOfClient(
  payload: Payload,
  matters: ClientMatters,
  id: number,
): Promise<{ name: string; type: string; bytes: Buffer } | undefined> {
  const owners = ownersOf(matters);
  if (!Number.isSafeInteger(id) || owners.length === 0) return undefined;
  const [row] = await query(
    payload,
    sql`SELECT key, name, type FROM uploads WHERE id = ${id} AND ${among(owners)}`,
  );
  const bytes = row && (await openUpload(String(row.key)));
  return row && bytes ? { name: String(row.name), type: String(row.type), bytes } : undefined;
}
