import { useEffect, useRef, useState } from 'react';
import { failureOf, HttpProblem } from '../../client/http.ts';

export type Latest<Answer> = {
  /** The last answer; it stays until a newer one is there. */
  answer: Answer | undefined;
  /** Whether it is to what stands there now. */
  fresh: boolean;
  /** What went wrong with the last call. */
  failed: string | undefined;
  again: () => void;
};

/** A single key is asked about at once; somebody who types without a pause is answered eight times a second. */
const betweenMs = 120;
const mostRefusals = 5;

/**
 * What the server says of something that changes with every key, such as the pages of a document. One call is made at a
 * time: what was entered meanwhile is asked next, and what nobody would see is not asked for.
 * @param body What is asked about, as JSON; only while `on`. @param ask Is given it back.
 */
export function useLatest<Answer>(
  body: string,
  on: boolean,
  ask: (body: string) => Promise<Answer>,
): Latest<Answer> {
  const [said, setSaid] = useState<{ answer: Answer; of: string }>();
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  const wanted = useRef('');
  const asking = useRef(false);
  const last = useRef({ of: '', startedMs: 0 });

  const askNext = async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      await askUntilFresh();
    } catch (error) {
      setFailed(failureOf(error));
    } finally {
      asking.current = false;
    }
  };
  const askUntilFresh = async () => {
    for (let refused = 0; last.current.of !== wanted.current; ) {
      try {
        const waitMs = last.current.startedMs + betweenMs - performance.now();
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
        const of = wanted.current;
        last.current.startedMs = performance.now();
        const answer = await ask(of);
        last.current.of = of;
        setSaid({ answer, of });
        setFailed(undefined);
      } catch (error) {
        // Somebody else's turn: it is asked again a moment later.
        if (!(error instanceof HttpProblem && error.status === 503) || refused >= mostRefusals) throw error;
        refused += 1;
        last.current.startedMs = performance.now() + (error.retryAfterS ?? 1) * 1000;
      }
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same once more
  useEffect(() => {
    if (!on) return;
    wanted.current = body;
    if (last.current.of === body) setFailed(undefined);
    else void askNext();
  }, [body, on, tries]);
  return {
    answer: said?.answer,
    fresh: said?.of === body,
    failed,
    again: () => setTries((count) => count + 1),
  };
}
