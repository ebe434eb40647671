import { integer as pgInteger, pgTable, text as pgText, customType as pgType } from 'drizzle-orm/pg-core';
import { integer, sqliteTable, customType as sqliteType, text } from 'drizzle-orm/sqlite-core';
import type { Payload } from 'payload';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isPostgres } from './database.ts';
import { signature } from './signature.ts';

const moment = {
  dataType: () => (isPostgres ? 'timestamp(3) with time zone' : 'text'),
  toDriver: (value: Date) => value.toISOString(),
  fromDriver: (value: string) => new Date(value),
};
type Moment = { data: Date; driverData: string };

/** The table as the limiter sees it; Payload's `rate-limits` collection makes and migrates it. */
const table = isPostgres
  ? pgTable('rate_limits', {
      key: pgText('key').primaryKey(),
      points: pgInteger('points'),
      expire: pgType<Moment>(moment)('expires_at'),
    })
  : sqliteTable('rate_limits', {
      key: text('key').primaryKey(),
      points: integer('points'),
      expire: sqliteType<Moment>(moment)('expires_at'),
    });

export type Limit = { name: string; points: number; durationS: number };

/** Counters that all processes share. What they count by stays secret: a key is who somebody is, or where. */
const sharedLimiter = ({ db }: Payload, limit: Limit): RateLimiterDrizzle =>
  new RateLimiterDrizzle({
    storeClient: db.drizzle,
    schema: table,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.durationS,
    clearExpiredByTimeout: false,
  });
const stored = (key: string): string => signature('limit', key);

/**
 * Counts one call of `key` against a limit that all processes share.
 * Answers nothing when it is allowed, otherwise the seconds after which it will be again.
 */
export const secondsUntilAllowed = (
  payload: Payload,
  limit: Limit,
  key: string,
): Promise<number | undefined> => secondsUntil(sharedLimiter(payload, limit), stored(key));

/** Forgets what was counted of `key`: it turned out to be in good faith. */
export async function forgetCalls(payload: Payload, limit: Limit, key: string): Promise<void> {
  await sharedLimiter(payload, limit).delete(stored(key));
}

/** Takes back one call of `key`: it was not what the limit is there for. */
export async function takeBackCall(payload: Payload, limit: Limit, key: string): Promise<void> {
  await sharedLimiter(payload, limit).reward(stored(key));
}

/** Whether `key` was counted within the time of the limit, without counting it. */
export const wasCounted = async (payload: Payload, limit: Limit, key: string): Promise<boolean> =>
  (await sharedLimiter(payload, limit).get(stored(key))) !== null;

const here = new Map<string, RateLimiterMemory>();

/** The same against a limit of this process alone: for what is asked too often to be written down each time. */
export function secondsUntilAllowedHere(limit: Limit, key: string): Promise<number | undefined> {
  const limiter =
    here.get(limit.name) ??
    new RateLimiterMemory({ keyPrefix: limit.name, points: limit.points, duration: limit.durationS });
  here.set(limit.name, limiter);
  return secondsUntil(limiter, key);
}

async function secondsUntil(
  limiter: { consume: (key: string) => Promise<unknown> },
  key: string,
): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}
