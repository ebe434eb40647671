import type { Application } from '@majak/tools/forms/application';
import { type RefObject, useEffect, useRef } from 'react';
import { pageIn, pagePath } from './application-address.ts';
import { type Position, positionAt, returnsIn } from './position.ts';

type Moves = {
  application: Application;
  position: Position;
  setPosition: (next: (now: Position) => Position) => void;
  /** Whether the page came of a post: its address is still that of the page before. */
  posted: boolean;
  /** The list of what is wrong, which takes the focus when there is any. */
  summary: RefObject<HTMLElement | null>;
};

const errorStart = 'Error: ';

/** The heading of the page takes the focus, so that a screen reader reads it first. */
function showHeading() {
  scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What a browser does by itself from page to page: title, focus, and the way back. */
export function useMoves({ application, position, setPosition, posted, summary }: Moves): void {
  const before = useRef(position);
  const waking = useRef({ application, position, posted });
  useEffect(() => {
    const { application, position, posted } = waking.current;
    if (posted) history.replaceState(position.returns, '', pagePath(application, position.page));
  }, []);
  const { page, faults, refused } = position;
  useEffect(() => {
    const heading = document.querySelector('main h1')?.textContent ?? '';
    const [, ...rest] = document.title.split(' | ');
    document.title = [`${faults.length > 0 ? errorStart : ''}${heading}`, ...rest].join(' | ');
    const was = before.current;
    before.current = position;
    if (was === position) return;
    if (faults.length > 0) summary.current?.focus();
    else if (was.page !== page || was.refused !== refused) showHeading();
  }, [position, page, faults, refused, summary]);
  useEffect(() => {
    const listening = new AbortController();
    const follow = ({ state }: PopStateEvent) =>
      setPosition(({ seen }) => ({
        ...positionAt(pageIn(application, location.pathname), seen),
        returns: returnsIn(state),
      }));
    addEventListener('popstate', follow, { signal: listening.signal });
    return () => listening.abort();
  }, [application, setPosition]);
}
