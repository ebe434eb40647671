import { useEffect, useRef, useState } from 'react';
import { store, stored } from './browser-store.ts';

/** A text is written a moment after the last key, and when the page goes away. */
const pauseMs = 250;

type Kept = {
  /** Under which this browser keeps it. */
  name: string;
  /** What is to be kept now. */
  text: string;
  /** What an untouched screen would keep: that is forgotten instead. */
  blank: string;
  /** Puts what was kept into the screen. Called on waking up, with nothing if there is nothing; and when another tab wrote. */
  open: (text: string | undefined) => void;
};

/**
 * Keeps a text in this browser through a reload. Of several tabs only one in which something was entered writes; an
 * untouched one follows.
 * @returns whether the browser refused to keep it.
 */
export function useKept({ name, text, blank, open }: Kept): { refused: boolean } {
  const [awake, setAwake] = useState(false);
  const [refused, setRefused] = useState(false);
  const latest = useRef({ text, blank, open });
  latest.current = { text, blank, open };
  /** What this tab holds and need not write: it stood there from the start, or is written already. */
  const settled = useRef<string>(undefined);
  const keep = useRef(() => {
    const { text, blank } = latest.current;
    if (text === settled.current) return;
    settled.current = text;
    setRefused(!store(name, text === blank ? undefined : text));
  });
  useEffect(() => {
    const begun = stored(name);
    settled.current = begun ?? latest.current.text;
    latest.current.open(begun);
    setAwake(true);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', () => keep.current(), { signal });
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== name && key !== null) return;
      const { text, open } = latest.current;
      const untouched = text === settled.current;
      // Erased elsewhere: what stands here is not written back by itself.
      if (!newValue) settled.current = text;
      else if (untouched) {
        settled.current = newValue;
        open(newValue);
      }
    };
    addEventListener('storage', follow, { signal });
    return () => listening.abort();
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: written a moment after every change of the text
  useEffect(() => {
    if (!awake) return;
    const timer = setTimeout(() => keep.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, awake]);
  return { refused };
}
