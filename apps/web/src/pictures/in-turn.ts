/** Nobody is served any sooner by waiting in a queue as long as this one. */
export class TooBusy extends Error {}

type Options = { atOnce: number; longestQueue: number };

/**
 * Lets so many things happen at once, and the others wait in the order they came.
 * @throws TooBusy at once when the queue is full
 */
export function inTurn({ atOnce, longestQueue }: Options) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (queue.length >= longestQueue) throw new TooBusy();
    // Whoever ends hands the place over, so that nobody slips in between.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
