/** About a day of attempts at the default waits; then people take over. */
export const maxAttempts = 30;

export type Waits = { firstMs: number; longestMs: number };

/**
 * How long to wait after attempt number `attempt` (1 is the first): doubling up to the longest, and between half
 * and all of that (`random` is 0 to 1), so that a crowd does not come back at once.
 */
export function retryDelayMs(attempt: number, { firstMs, longestMs }: Waits, random: number): number {
  const full = Math.min(firstMs * 2 ** Math.min(attempt - 1, 30), longestMs);
  return Math.round(full * (0.5 + random / 2));
}
