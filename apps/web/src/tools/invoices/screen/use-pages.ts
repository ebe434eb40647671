import type { Invoice } from '@majak/tools/documents/invoice/invoice';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { call, failureOf } from '../../../client/http.ts';
import type { Look } from './draft.ts';

const answer = z.object({ pages: z.array(z.string()) });

export type Pages = {
  /** Pictures of the pages as addresses; those before stay until new ones are there. */
  pages: readonly string[];
  /** What went wrong with the last drawing. */
  failed: string | undefined;
  again: () => void;
};

/** A single key is drawn at once; somebody who types without a pause sees eight drawings a second. */
const betweenMs = 120;

/** A picture that loads as an address: nothing in it can run. */
const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * The pages of the document, drawn by the server from the same template as the PDF, a moment after every change.
 * @param invoice Only drawn while `on`.
 */
export function usePages(invoice: Invoice, { layout, logo }: Look, on: boolean): Pages {
  const [pages, setPages] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  const body = JSON.stringify({ ...invoice, layout, logo });
  const drawn = useRef('');
  const started = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try draws the same once more
  useEffect(() => {
    if (!on || drawn.current === body) return;
    const stop = new AbortController();
    const draw = async () => {
      started.current = performance.now();
      try {
        const response = await call('/invoices/pages', { body: JSON.parse(body), signal: stop.signal });
        const { pages } = z.parse(answer, await response.json());
        if (stop.signal.aborted) return;
        drawn.current = body;
        setPages(pages.map(pictureOf));
        setFailed(undefined);
      } catch (error) {
        if (!stop.signal.aborted) setFailed(failureOf(error));
      }
    };
    const waitMs = Math.max(0, started.current + betweenMs - performance.now());
    const timer = setTimeout(() => void draw(), waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [body, on, tries]);
  return { pages, failed, again: () => setTries((count) => count + 1) };
}
