import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { comparableAddress } from '../outbox/comparable-address.ts';
import { daysBefore } from '../outbox/retention.ts';
import { fileKeys } from '../uploads/file-keys.ts';
import { seal, unseal } from '../uploads/seal.ts';

/** Work of a client that their browser held, as it is listed: not what is in it. */
export type KeptWork = { name: string; size: number; revision: number; keptAt: string };

/** Bytes of one, in UTF-8. A form with everything filled in is a tenth of it. */
export const largestWork = 512 * 1024;
/** Bytes of all of a client: as much as a browser keeps for a site. */
export const largestAll = 5 * 1024 * 1024;
/** More than there are forms. */
export const mostWork = 200;

/** Whose it is and under which name: what it is sealed with, so that nobody's can be put in the place of another's. */
const slotOf = (owner: string, name: string): string => `${owner} ${name}`;

const keptOf = (row: Record<string, unknown>): KeptWork => ({
  name: String(row.name),
  size: Number(row.size),
  revision: Number(row.revision),
  keptAt: new Date(row.kept_at instanceof Date ? row.kept_at : String(row.kept_at)).toISOString(),
});

/** What is kept of a client, the newest first. */
export async function listWork(payload: Payload, email: string): Promise<KeptWork[]> {
  const rows = await query(
    payload,
    sql`SELECT name, size, revision, kept_at FROM kept_work
        WHERE email = ${comparableAddress(email)} ORDER BY kept_at DESC, id DESC`,
  );
  return rows.map(keptOf);
}

const sealed = (text: string, slot: string): string => {
  const [newest] = fileKeys;
  if (!newest) throw new Error('There is no key to encrypt kept work with');
  return seal(Buffer.from(text), slot, newest).toString('base64');
};
const opened = (content: unknown, slot: string): string =>
  unseal(Buffer.from(String(content), 'base64'), slot, fileKeys).toString('utf8');

async function find(payload: Payload, slot: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await query(
    payload,
    sql`SELECT name, size, revision, kept_at, content FROM kept_work WHERE slot = ${slot}`,
  );
  return row;
}

/**
 * One of a client's, with what is in it; nothing where they have none of this name.
 * @throws SealBroken where it cannot be opened with the keys there are.
 */
export async function openWork(
  payload: Payload,
  email: string,
  name: string,
): Promise<(KeptWork & { text: string }) | undefined> {
  const slot = slotOf(comparableAddress(email), name);
  const row = await find(payload, slot);
  return row && { ...keptOf(row), text: opened(row.content, slot) };
}

/** @param known The revision that the device knows, 0 for none: one that is newer is not overwritten. */
export type WorkToKeep = { name: string; text: string; known: number };

export type KeepOutcome =
  | { kind: 'kept'; work: KeptWork }
  /** Something else is kept under this name that the device has not seen. */
  | { kind: 'another is there'; work: KeptWork }
  | { kind: 'too large' }
  | { kind: 'no room' };

type Row = { owner: string; name: string; text: string; size: number; at: string };

const room = ({ owner, size }: Row, without: string) =>
  sql`(SELECT count(*) FROM kept_work WHERE email = ${owner} AND slot <> ${without}) < ${mostWork}
      AND (SELECT coalesce(sum(size), 0) FROM kept_work WHERE email = ${owner} AND slot <> ${without}) <= ${largestAll - size}`;

async function insert(payload: Payload, row: Row): Promise<KeptWork | undefined> {
  const { owner, name, text, size, at } = row;
  const slot = slotOf(owner, name);
  const [written] = await query(
    payload,
    sql`INSERT INTO kept_work (slot, email, name, content, size, revision, kept_at, created_at, updated_at)
        SELECT ${slot}, ${owner}, ${name}, ${sealed(text, slot)}, ${size}, 1, ${at}, ${at}, ${at}
        WHERE ${room(row, slot)}
        ON CONFLICT (slot) DO NOTHING RETURNING name, size, revision, kept_at`,
  );
  return written && keptOf(written);
}

async function replace(payload: Payload, row: Row, known: number): Promise<KeptWork | undefined> {
  const { owner, name, text, size, at } = row;
  const slot = slotOf(owner, name);
  const [written] = await query(
    payload,
    sql`UPDATE kept_work SET content = ${sealed(text, slot)}, size = ${size}, revision = revision + 1,
               kept_at = ${at}, updated_at = ${at}
        WHERE slot = ${slot} AND revision = ${known} AND ${room(row, slot)}
        RETURNING name, size, revision, kept_at`,
  );
  return written && keptOf(written);
}

/** Somebody may keep the same from another device at once: what they did is looked at, and then it is tried again. */
const attempts = 3;

/** Keeps work of a client, encrypted. What was kept since the device last looked is never overwritten. */
export async function keepWork(
  payload: Payload,
  email: string,
  { name, text, known }: WorkToKeep,
): Promise<KeepOutcome> {
  const size = Buffer.byteLength(text);
  if (size > largestWork) return { kind: 'too large' };
  const owner = comparableAddress(email);
  const row = { owner, name, text, size, at: new Date().toISOString() };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const there = await find(payload, slotOf(owner, name));
    const work = there && keptOf(there);
    if (there && work && opened(there.content, slotOf(owner, name)) === text) return { kind: 'kept', work };
    if (work && work.revision !== known) return { kind: 'another is there', work };
    const written = await (work ? replace(payload, row, known) : insert(payload, row));
    if (written) return { kind: 'kept', work: written };
  }
  return { kind: 'no room' };
}

/** Forgets one of a client's; nothing happens where they have none of this name. */
export async function forgetWork(payload: Payload, email: string, name: string): Promise<void> {
  await query(payload, sql`DELETE FROM kept_work WHERE slot = ${slotOf(comparableAddress(email), name)}`);
}

/** Forgets all that is kept of a client. */
export async function forgetWorkOf(payload: Payload, email: string): Promise<void> {
  await query(payload, sql`DELETE FROM kept_work WHERE email = ${comparableAddress(email)}`);
}

/** Forgets what nobody has kept anew for so many days. */
export async function forgetOldWork(payload: Payload, now: Date, days: number): Promise<void> {
  await query(payload, sql`DELETE FROM kept_work WHERE kept_at < ${daysBefore(now, days)}`);
}
