import type { Payload } from 'payload';
import { type Limit, secondsUntilAllowed } from './rate-limit.ts';

/** A call counts against this limit by this key. */
export type Counted = readonly [limit: Limit, key: string];

/** Counts a call against limits in their order. @returns the seconds to wait at the first that is reached; those after it do not count it. */
export async function firstWait(payload: Payload, counted: readonly Counted[]): Promise<number | undefined> {
  for (const [limit, key] of counted) {
    const seconds = await secondsUntilAllowed(payload, limit, key);
    if (seconds !== undefined) return seconds;
  }
  return undefined;
}
