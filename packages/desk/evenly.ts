import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until a whole number of steps has passed since the work began: how long it took cannot be told from the answer.
 * @param startedMs By the clock of `performance`.
 */
export const evenly = (startedMs: number, stepMs: number): Promise<void> => {
  const tookMs = performance.now() - startedMs;
  return wait(Math.ceil(tookMs / stepMs) * stepMs - tookMs);
};
