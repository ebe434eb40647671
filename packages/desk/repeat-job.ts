import { setTimeout as wait } from 'node:timers/promises';

type Job = { name: string; everyMs: number; run: () => Promise<unknown> };
type Means = {
  /** Aborted, the round under way is the last. */
  signal: AbortSignal;
  log: { info: (text: string) => void; error: (about: { err: unknown }, text: string) => void };
};

const longestWaitMs = 2000;

/**
 * Repeats a job, `everyMs` apart, until the signal is aborted. While it fails the waits double, up to two seconds; the
 * first failure in a row is logged, and its end.
 */
export async function repeatJob({ name, everyMs, run }: Job, { signal, log }: Means): Promise<void> {
  let failed = 0;
  while (!signal.aborted) {
    try {
      await run();
      if (failed > 0) log.info(`${name} goes on, after ${failed} rounds that failed`);
      failed = 0;
    } catch (error) {
      if (failed === 0) log.error({ err: error }, `${name} failed`);
      failed += 1;
    }
    const waitMs = failed > 0 ? Math.min(everyMs * 2 ** failed, longestWaitMs) : everyMs;
    await wait(waitMs, undefined, { signal }).catch(() => undefined);
  }
}
