import { quantaOf } from '@majak/tools/bookings/quanta';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';

/** A piece of somebody's time that is given away, and what for. */
export type Claim = {
  consultant: number;
  start: string;
  /** With the break after it. */
  minutes: number;
  booking: string;
  /** The number of the change of the booking that it is for. */
  number: number;
  /** Until when it is held; nothing for good. */
  heldUntil?: string | undefined;
};

const listed = (values: readonly number[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const piecesOf = ({ start, minutes }: Pick<Claim, 'start' | 'minutes'>): number[] =>
  quantaOf(Date.parse(start), minutes);

/** SQLite's and PostgreSQL's words for a row that is there already. */
const clashes = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT', '23505']);
const isClash = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && clashes.has(String(error.code));

/** What a booking has of a time already, held as long as it is wanted now. */
async function ownPieces(
  payload: Payload,
  {
    consultant,
    booking,
    heldUntil = null,
  }: Omit<Claim, 'heldUntil'> & { heldUntil?: string | null | undefined },
  pieces: readonly number[],
): Promise<Set<number>> {
  const own = await query(
    payload,
    sql`UPDATE booking_quanta SET held_until = ${heldUntil}
        WHERE consultant = ${consultant} AND quantum IN (${listed(pieces)}) AND booking = ${booking}
        RETURNING quantum`,
  );
  return new Set(own.map(({ quantum }) => Number(quantum)));
}

/**
 * Takes a piece of a consultant's time: every quantum of it in one statement, which the unique index of consultant and
 * quantum undoes whole when anybody has one of them. Holds that ran out are taken over. What the booking has already stays its own.
 * @returns whether the time is the booking's now.
 */
export async function claimTime(payload: Payload, claim: Claim): Promise<boolean> {
  const { consultant, booking, number, heldUntil = null } = claim;
  const now = new Date().toISOString();
  const pieces = piecesOf(claim);
  await query(
    payload,
    sql`DELETE FROM booking_quanta
        WHERE consultant = ${consultant} AND quantum IN (${listed(pieces)}) AND held_until <= ${now} AND booking <> ${booking}`,
  );
  const has = await ownPieces(payload, claim, pieces);
  const rows = pieces
    .filter((quantum) => !has.has(quantum))
    .map((quantum) => sql`(${consultant}, ${quantum}, ${booking}, ${number}, ${heldUntil}, ${now}, ${now})`);
  if (rows.length === 0) return true;
  try {
    await query(
      payload,
      sql`INSERT INTO booking_quanta (consultant, quantum, booking, claim, held_until, created_at, updated_at)
          VALUES ${sql.join(rows, sql`, `)}`,
    );
    return true;
  } catch (error) {
    if (!isClash(error)) throw error;
    // Another press of the same button may have been faster: then the time is ours all the same.
    return (await ownPieces(payload, claim, pieces)).size === pieces.length;
  }
}

/** Whether every quantum of a time is a booking's at this moment: the condition under which a change is written. */
export const isClaimed = (claim: Claim): SQL => {
  const pieces = piecesOf(claim);
  return sql`(SELECT count(*) FROM booking_quanta
              WHERE consultant = ${claim.consultant} AND booking = ${claim.booking}
                AND quantum IN (${listed(pieces)})) = ${pieces.length}`;
};

/** Keeps the time of a booking for good, and gives back what it had besides for changes up to the one with this number. */
export async function keepTime(payload: Payload, claim: Claim): Promise<void> {
  const { consultant, booking, number } = claim;
  const own = sql`consultant = ${consultant} AND quantum IN (${listed(piecesOf(claim))})`;
  await query(
    payload,
    sql`UPDATE booking_quanta SET claim = ${number}, held_until = NULL
        WHERE booking = ${booking} AND claim <= ${number} AND ${own}
          AND (claim < ${number} OR held_until IS NOT NULL)`,
  );
  await query(
    payload,
    sql`DELETE FROM booking_quanta WHERE booking = ${booking} AND claim <= ${number} AND NOT (${own})`,
  );
}

/** Gives the time of a booking back. */
export async function freeTime(payload: Payload, booking: string): Promise<void> {
  await query(payload, sql`DELETE FROM booking_quanta WHERE booking = ${booking}`);
}

/** Takes back what a process claimed that died before it wrote down what for, holds that ran out long ago, and the past. */
export async function sweepClaims(payload: Payload, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const [minute, day] = [60_000, 86_400_000];
  const [yesterday = 0] = quantaOf(now.getTime() - day, 5);
  await query(
    payload,
    sql`DELETE FROM booking_quanta WHERE quantum < ${yesterday} OR held_until < ${before(day)}
          OR (created_at < ${before(10 * minute)} AND NOT EXISTS (
            SELECT 1 FROM booking_changes c WHERE c.booking = booking_quanta.booking AND c.number >= booking_quanta.claim))`,
  );
}
