import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import * as z from 'zod';
import { query, skipLocked } from '../database.ts';
import type { Outcome } from '../ports/outcome.ts';
import { collectionsWithDeliveries } from './collections.ts';
import { maxAttempts, retryDelayMs, type Waits } from './retry-delay.ts';

const claimed = z
  .object({
    id: z.number(),
    reference: z.string(),
    kind: z.enum(collectionsWithDeliveries),
    channel: z.string(),
    attempts: z.coerce.number(),
    in_doubt: z.coerce.boolean(),
    lease_token: z.string(),
  })
  .transform(({ in_doubt: inDoubt, lease_token: leaseToken, ...row }) => ({ ...row, inDoubt, leaseToken }));

/** A delivery this process holds until its lease runs out. */
export type Claim = z.infer<typeof claimed>;

/** How far the clocks of two machines may be apart. What was written later than that from now was written by a clock that has been set back since. */
const skewMs = 60_000;

/**
 * Takes up to `limit` due deliveries in one statement. A row still marked as under way is one whose process died:
 * it is taken again after its lease, and in doubt, since it may have been delivered. A wait that began in what is now
 * the future is over: nobody knows how much of it is left.
 */
export async function claim(
  payload: Payload,
  now: Date,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<Claim[]> {
  const at = now.toISOString();
  const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const rows = await query(
    payload,
    sql`UPDATE outbox
        SET in_doubt = (in_doubt OR status = 'REQUESTED'), status = 'REQUESTED', attempts = attempts + 1,
            lease_token = ${randomUUID()}, lease_until = ${inMs(leaseMs)}, updated_at = ${at}
        WHERE id IN (
          SELECT id FROM outbox
          WHERE (status = 'INITIAL' AND (due_at <= ${at} OR updated_at > ${inMs(skewMs)}))
             OR (status = 'REQUESTED' AND (lease_until <= ${at} OR lease_until > ${inMs(leaseMs + skewMs)}))
          ORDER BY due_at LIMIT ${limit} ${skipLocked})
        RETURNING id, reference, kind, channel, attempts, in_doubt, lease_token`,
  );
  return z.array(claimed).parse(rows);
}

/** Writes down what came of a claim, unless its lease ran out and another process holds the row by now. */
export async function conclude(
  payload: Payload,
  claim: Claim,
  outcome: Outcome,
  { now, waits, random }: { now: Date; waits: Waits; random: number },
): Promise<void> {
  const at = now.toISOString();
  const exhausted = outcome.kind === 'retry' && claim.attempts >= maxAttempts;
  const givenUp = outcome.kind === 'refused' || exhausted;
  const ended = outcome.kind === 'done' || outcome.kind === 'withheld';
  const status = ended ? 'SUCCEEDED' : givenUp ? 'FAILED' : 'INITIAL';
  const ownWaitMs = retryDelayMs(claim.attempts, waits, random);
  // What the other side asked for is waited in full.
  const waitMs =
    outcome.kind === 'waiting'
      ? outcome.afterMs
      : outcome.kind === 'retry'
        ? Math.max(ownWaitMs, outcome.afterMs ?? 0)
        : 0;
  // To wait for somebody is no attempt that failed.
  const attempts = outcome.kind === 'waiting' ? 0 : claim.attempts;
  await query(
    payload,
    sql`UPDATE outbox
        SET status = ${status}, attempts = ${attempts}, due_at = ${new Date(now.getTime() + waitMs).toISOString()},
            in_doubt = ${doubtAfter(claim, outcome)},
            last_error = ${outcome.kind === 'done' ? null : outcome.error},
            external_id = ${outcome.kind === 'done' ? (outcome.externalId ?? null) : null},
            delivered_at = ${outcome.kind === 'done' ? at : null},
            lease_token = NULL, lease_until = NULL, updated_at = ${at}
        WHERE id = ${claim.id} AND lease_token = ${claim.leaseToken}`,
  );
}

/** What was in doubt stays so until it is known to have been taken: a refusal says nothing of an earlier attempt. */
const doubtAfter = (claim: Claim, outcome: Outcome): boolean => {
  if (outcome.kind !== 'retry' && outcome.kind !== 'refused') return false;
  return outcome.kind === 'retry' ? outcome.inDoubt : claim.inDoubt;
};
