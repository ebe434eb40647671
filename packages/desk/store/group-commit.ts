import { setTimeout as wait } from 'node:timers/promises';

type Means<Write, Result> = {
  /** Writes all or none, in one commit, which has happened when it answers. */
  commit: (writes: Write[]) => Promise<Result[]>;
  /** Whether a failure only says that somebody else is writing. */
  isBusy: (error: unknown) => boolean;
  /** How long a write may wait for its turn. */
  patienceMs: number;
};
type Waiting<Write, Result> = {
  write: Write;
  untilMs: number;
  alone: boolean;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

const largestGroup = 100;
const longestBreathMs = 8;
const longestWaitMs = 10;

/**
 * Writes that arrive together are one commit, so that each does not wait for the disk by itself. Every caller gets its
 * own result, once it is committed: in a group that fails each is tried again alone, so one fault is one caller's.
 * While somebody else writes, all wait without keeping the process from anything else.
 */
export function groupCommit<Write, Result>({ commit, isBusy, patienceMs }: Means<Write, Result>) {
  let queue: Waiting<Write, Result>[] = [];
  let working = false;

  const nextGroup = () => {
    const firstAlone = queue.findIndex(({ alone }) => alone);
    return queue.slice(0, firstAlone === 0 ? 1 : firstAlone === -1 ? largestGroup : firstAlone);
  };

  /** Answers whether the group got its turn. */
  const take = async (group: Waiting<Write, Result>[]): Promise<boolean> => {
    try {
      const results = await commit(group.map(({ write }) => write));
      for (const [index, result] of results.entries()) group[index]?.resolve(result);
    } catch (error) {
      if (isBusy(error)) {
        const late = queue.filter(({ untilMs }) => untilMs <= performance.now());
        for (const { reject } of late) reject(error);
        queue = queue.filter((each) => !late.includes(each));
        return false;
      }
      if (group.length > 1) {
        for (const each of group) each.alone = true;
        return true;
      }
      group[0]?.reject(error);
    }
    queue = queue.filter((each) => !group.includes(each));
    return true;
  };

  const work = async () => {
    working = true;
    let refused = 0;
    // What else arrives in this turn of the loop belongs to the first group.
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      const startedMs = performance.now();
      refused = (await take(nextGroup())) ? 0 : refused + 1;
      // As long as the last commit took: meanwhile the next group gathers and other processes have their turn.
      const tookMs = performance.now() - startedMs;
      const pauseMs = refused
        ? Math.random() * Math.min(2 ** refused, longestWaitMs)
        : Math.min(tookMs, longestBreathMs);
      if (queue.length > 0) await wait(pauseMs);
    }
    working = false;
  };

  return (write: Write): Promise<Result> =>
    new Promise((resolve, reject) => {
      queue.push({ write, untilMs: performance.now() + patienceMs, alone: false, resolve, reject });
      if (!working) void work();
    });
}
