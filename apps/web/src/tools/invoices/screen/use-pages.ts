import type { Invoice } from '@majak/tools/documents/invoice/model/invoice';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { call, failureOf, HttpProblem } from '../../../client/http.ts';
import type { Look } from './draft.ts';

const answer = z.object({ pages: z.array(z.string()) });

export type Pages = {
  /** Pictures of the pages as addresses; those before stay until new ones are there. */
  pages: readonly string[];
  /** Whether they are of the invoice as it stands now. */
  fresh: boolean;
  /** What went wrong with the last drawing. */
  failed: string | undefined;
  again: () => void;
};
type Drawn = Pick<Pages, 'pages'> & { of: string };

/** A single key is drawn at once; somebody who types without a pause sees eight drawings a second. */
const betweenMs = 120;
const mostRefusals = 5;

/** A picture that loads as an address: nothing in it can run. */
const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * The pages of the document, drawn by the server from the same template as the PDF. One is drawn at a time: what was
 * entered meanwhile is drawn next, and what nobody would see is not asked for.
 * @param invoice Only drawn while `on`.
 */
export function usePages(invoice: Invoice, { layout, logo }: Look, on: boolean): Pages {
  const [drawn, setDrawn] = useState<Drawn>({ pages: [], of: '' });
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  const body = JSON.stringify({ ...invoice, layout, logo });
  const wanted = useRef('');
  const drawing = useRef(false);
  const last = useRef({ of: '', startedMs: 0 });

  const drawNext = async () => {
    if (drawing.current) return;
    drawing.current = true;
    try {
      await drawUntilFresh();
    } catch (error) {
      setFailed(failureOf(error));
    } finally {
      drawing.current = false;
    }
  };
  const drawUntilFresh = async () => {
    for (let refused = 0; last.current.of !== wanted.current; ) {
      try {
        const waitMs = last.current.startedMs + betweenMs - performance.now();
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
        const of = wanted.current;
        last.current.startedMs = performance.now();
        const response = await call('/invoices/pages', { body: JSON.parse(of) });
        const { pages } = z.parse(answer, await response.json());
        last.current.of = of;
        setDrawn({ pages: pages.map(pictureOf), of });
        setFailed(undefined);
      } catch (error) {
        // Somebody else's turn: it is asked again a moment later.
        if (!(error instanceof HttpProblem && error.status === 503) || refused >= mostRefusals) throw error;
        refused += 1;
        last.current.startedMs = performance.now() + (error.retryAfterS ?? 1) * 1000;
      }
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try draws the same once more
  useEffect(() => {
    if (!on) return;
    wanted.current = body;
    if (last.current.of === body) setFailed(undefined);
    else void drawNext();
  }, [body, on, tries]);
  return {
    pages: drawn.pages,
    fresh: drawn.of === body,
    failed,
    again: () => setTries((count) => count + 1),
  };
}
