import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { env } from '../env.ts';

const hourMs = 60 * 60 * 1000;
/** A visit is written down no more often than this. */
const betweenVisitsMs = 5 * 60 * 1000;

/** A browser in which a client is signed in. */
export type ClientSession = { id: number; email: string; device: string; since: string; seenAt: string };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const earlier = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
const moment = (value: unknown): string => new Date(String(value)).toISOString();

const sessionOf = (row: Record<string, unknown>): ClientSession => ({
  id: Number(row.id),
  email: String(row.email),
  device: String(row.device),
  since: moment(row.created_at),
  seenAt: moment(row.seen_at),
});

const isAlive = (now: Date) =>
  sql`expires_at > ${now.toISOString()} AND seen_at > ${earlier(now, env.SESSION_IDLE_HOURS * hourMs)}`;

/**
 * Opens a session for somebody who has just proved that an address is theirs.
 * @returns its token, which is stored nowhere.
 */
export async function openSession(
  payload: Payload,
  { email, device }: Pick<ClientSession, 'email' | 'device'>,
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now.toISOString();
  const until = earlier(now, -env.SESSION_DAYS * 24 * hourMs);
  await query(
    payload,
    sql`INSERT INTO client_sessions (token_hash, email, device, seen_at, expires_at, created_at, updated_at)
        VALUES (${hashOf(token)}, ${email}, ${device}, ${at}, ${until}, ${at}, ${at})`,
  );
  return token;
}

/** The session of a token, while it lasts: not longer than its limits, and not after it was ended anywhere. */
export async function findSession(
  payload: Payload,
  token: string,
  now = new Date(),
): Promise<ClientSession | undefined> {
  const [row] = await query(
    payload,
    sql`SELECT id, email, device, seen_at, created_at FROM client_sessions
        WHERE token_hash = ${hashOf(token)} AND ${isAlive(now)}`,
  );
  if (!row) return undefined;
  const session = sessionOf(row);
  if (session.seenAt < earlier(now, betweenVisitsMs))
    await query(
      payload,
      sql`UPDATE client_sessions SET seen_at = ${now.toISOString()} WHERE id = ${session.id}`,
    );
  return session;
}

/** Ends the session of a token, whoever holds copies of it. */
export async function endSession(payload: Payload, token: string): Promise<void> {
  await query(payload, sql`DELETE FROM client_sessions WHERE token_hash = ${hashOf(token)}`);
}

/** Ends every session of a client, in every browser. */
export async function endSessionsOf(payload: Payload, email: string): Promise<void> {
  await query(payload, sql`DELETE FROM client_sessions WHERE email = ${email}`);
}

/** Where a client is signed in, the latest visit first. */
export async function listSessions(
  payload: Payload,
  email: string,
  now = new Date(),
): Promise<ClientSession[]> {
  const rows = await query(
    payload,
    sql`SELECT id, email, device, seen_at, created_at FROM client_sessions
        WHERE email = ${email} AND ${isAlive(now)} ORDER BY seen_at DESC, id DESC`,
  );
  return rows.map(sessionOf);
}
