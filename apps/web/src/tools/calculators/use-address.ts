import type { Fields } from '@majak/tools/form/field';
import { fromShareLink } from '@majak/tools/form/share-link';
import { readable, type Typed } from '@majak/tools/form/typed';
import { useEffect, useRef, useState } from 'react';
import { today as now } from '../../today.ts';

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

type Open = (change: (typed: Typed) => Typed) => void;

/**
 * Takes over the form: what was typed before the script came, what the address carries, and the day it is now, since
 * the page may have been made yesterday. An address that changes later is opened too.
 */
export function useWakeUp(questions: Fields, served: string, open: Open): { live: boolean; today: string } {
  const [today, setToday] = useState(served);
  const [live, setLive] = useState(false);
  const opened = useRef(open);
  opened.current = open;
  useEffect(() => {
    const carried = () => {
      const fragment = location.hash.slice(1);
      if (fragment.includes('='))
        opened.current(() => readable(questions, fromShareLink(questions, fragment)));
    };
    opened.current((typed) => merged(typed, standing()));
    carried();
    setToday(now());
    setLive(true);
    addEventListener('hashchange', carried);
    return () => removeEventListener('hashchange', carried);
  }, [questions]);
  return { live, today };
}

/** The same answers as long as nothing differs: what was said of them then still holds. */
const merged = (typed: Typed, more: Typed): Typed =>
  Object.entries(more).every(([field, text]) => typed[field] === text) ? typed : { ...typed, ...more };

/** The answers as they stand in the fields of the page. */
function standing(): Typed {
  const form = document.getElementById('questions');
  if (!(form instanceof HTMLFormElement)) return {};
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
