import { useEffect, useRef, useState } from 'react';
import { readStoredText, writeStoredText } from './browser-store.ts';

/** A text is written a moment after the last key, and when the page goes away. */
const pauseMs = 250;

type Kept = {
  /** Under which this browser keeps it; nothing as long as that is not known. Under another name another text is opened. */
  name: string | undefined;
  /** What is kept: it is written anew when this is another object. */
  of: unknown;
  /** What it is as a text. */
  write: () => string;
  /** What an untouched screen would be: that is forgotten instead. */
  blank: () => string;
  /**
   * Puts what was kept into the screen: on waking up, with nothing if there is nothing, and when another tab wrote.
   * @returns what stands there now and need not be written.
   */
  open: (text: string | undefined) => string;
};

/**
 * Keeps what stands in a screen through a reload. Of several tabs only one in which something was entered writes; an
 * untouched one follows.
 * @returns whether the browser refused to keep it.
 */
export function usePersistedText(kept: Kept): { refused: boolean } {
  const { name, of } = kept;
  const [awake, setAwake] = useState(false);
  const [refused, setRefused] = useState(false);
  const latest = useRef(kept);
  latest.current = kept;
  /** What this tab holds and need not write: it stood there from the start, or is written already. */
  const settled = useRef('');
  const keep = useRef((name: string | undefined) => {
    if (name === undefined) return;
    const { write, blank } = latest.current;
    const text = write();
    if (text === settled.current) return;
    settled.current = text;
    setRefused(!writeStoredText(name, text === blank() ? undefined : text));
  });
  useEffect(() => {
    if (name === undefined) return;
    settled.current = latest.current.open(readStoredText(name));
    setAwake(true);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', () => keep.current(name), { signal });
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== name && key !== null) return;
      const { write, open } = latest.current;
      // Erased elsewhere: what stands here is not written back by itself.
      if (!newValue) settled.current = write();
      else if (write() === settled.current) settled.current = open(newValue);
    };
    addEventListener('storage', follow, { signal });
    return () => {
      listening.abort();
      keep.current(name);
    };
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: written a moment after every change of what is kept
  useEffect(() => {
    if (!awake) return;
    const timer = setTimeout(() => keep.current(name), pauseMs);
    return () => clearTimeout(timer);
  }, [of, awake]);
  return { refused };
}
