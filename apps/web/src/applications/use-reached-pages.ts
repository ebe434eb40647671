import type { Application } from '@majak/tools/forms/application';
import { useEffect } from 'react';
import { tellReached } from './tell-reached.ts';

type Reaching = {
  page: string;
  /** Pages that were told of already in this draft. */
  reached: readonly string[];
  setReached: (pages: readonly string[]) => void;
  /** Whether the page is shown: one in the middle without its answers is not. */
  shown: boolean;
};

/** Tells of a page when it is reached for the first time in a draft. */
export function useReachedPages(
  application: Application,
  { page, reached, setReached, shown }: Reaching,
): void {
  useEffect(() => {
    if (!shown || reached.includes(page)) return;
    setReached([...reached, page]);
    tellReached(application, page);
  }, [application, page, reached, setReached, shown]);
}
