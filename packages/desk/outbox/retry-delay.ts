const hourMs = 60 * 60 * 1000;

/** About a day of attempts at the default delays; then people take over. */
export const maxAttempts = 30;

/**
 * How long to wait after attempt number `attempt` (1 is the first): doubling, at most an hour, and between half
 * and all of that so that a crowd does not come back at once. What the other side asked for is waited in full.
 */
export function retryDelayMs(attempt: number, baseMs: number, random: number, askedMs = 0): number {
  const full = Math.min(baseMs * 2 ** Math.min(attempt - 1, 30), hourMs);
  return Math.max(Math.round(full * (0.5 + random / 2)), askedMs);
}
