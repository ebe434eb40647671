/** What can go wrong with a call to the desk; `after` means the ticket was stored all the same. */
export const failureKinds = [
  'throttled',
  'error-before',
  'error-after',
  'reset-before',
  'reset-after',
  'silent-after',
  'unavailable',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Failures that come after a ticket was taken. */
export const storesFirst: ReadonlySet<FailureKind> = new Set(['error-after', 'reset-after', 'silent-after']);

type PlanOptions = { share: number; seed: number; kinds?: readonly FailureKind[] };

/** A seeded source of numbers in [0, 1) (mulberry32), so that a run can be repeated. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Decides call by call what goes wrong.
 * @param options.share Part of the calls that fail at random, 0 to 1.
 * @param options.kinds The ways they fail.
 */
export function failurePlan({ share, seed, kinds = failureKinds }: PlanOptions) {
  const random = seeded(seed);
  const queued: (FailureKind | undefined)[] = [];
  return {
    /** What the next calls meet, in turn, before chance has its say again; undefined is a call that goes well. */
    queue: (...kinds: (FailureKind | undefined)[]) => void queued.push(...kinds),
    next: (): FailureKind | undefined => {
      if (queued.length > 0) return queued.shift();
      if (random() >= share) return undefined;
      return kinds[Math.floor(random() * kinds.length)];
    },
  };
}
