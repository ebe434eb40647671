import type { Fields } from '@majak/tools/form/field';
import { type FieldTexts, formatTexts } from '@majak/tools/form/field-texts';
import { fromShareLink } from '@majak/tools/form/share-link';
import { useEffect, useRef, useState } from 'react';
import { today as now } from '../../client/today.ts';

/** Browsers refuse an address that changes with every key. */
const pauseMs = 300;

/**
 * Keeps the answers in the part of the address after `#`, which no browser sends to a server.
 * @returns `touch`, to be called with the first thing a person enters: until then the address stays as it is.
 */
export function useAddress(address: string): { touch: () => void } {
  const touched = useRef(false);
  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', `#${address}`), pauseMs);
    return () => clearTimeout(timer);
  }, [address]);
  return {
    touch: () => {
      touched.current = true;
    },
  };
}

/**
 * Opens what the address carries, once the script is there and whenever the address changes.
 * @param served The day the page was made.
 * @returns the day it is now: the page may have been made yesterday.
 */
export function useOpened(
  fields: Fields,
  served: string,
  open: (next: (typed: FieldTexts) => FieldTexts) => void,
): string {
  const [today, setToday] = useState(served);
  const opened = useRef(open);
  opened.current = open;
  useEffect(() => {
    const carried = () => {
      const fragment = location.hash.slice(1);
      if (fragment.includes('=')) opened.current(() => formatTexts(fields, fromShareLink(fields, fragment)));
    };
    carried();
    setToday(now());
    addEventListener('hashchange', carried);
    return () => removeEventListener('hashchange', carried);
  }, [fields]);
  return today;
}
