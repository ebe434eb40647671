import { enteredAll } from '@majak/tools/documents/invoice/follow';
import type { Typed } from '@majak/tools/documents/invoice/typed';
import { useEffect, useRef, useState } from 'react';
import { today as now } from '../../../today.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';
import { freshForm } from './fresh-form.ts';
import { store, stored, storedBook } from './use-book.ts';
import type { Start } from './use-invoice.ts';

const key = 'majak-invoice-draft';
/** A draft is written a moment after the last key, and when the page goes away. */
const pauseMs = 250;

/**
 * Keeps the draft through a reload. On waking up it takes over what was kept, and the day it is now, since the page may
 * have been made yesterday; fields that were typed into before the script came stay as they are.
 */
export function useDraft(
  draft: Draft,
  start: Start,
  open: (next: Draft) => void,
): { live: boolean; today: string } {
  const [today, setToday] = useState(start.today);
  const [live, setLive] = useState(false);
  const latest = useRef(draft);
  latest.current = draft;
  /** What stood there before anybody entered anything: nothing to keep. */
  const opened = useRef<readonly string[]>([]);
  const waking = useRef({ start, open, served: draft.typed });
  useEffect(() => {
    const { start, open, served } = waking.current;
    const fresh = freshForm({ ...start, today: now() }, storedBook());
    const kept = readDraft(stored(key)) ?? fresh;
    const empty = freshForm({ ...start, today: now() });
    opened.current = [writeDraft(fresh), writeDraft(empty)];
    open({ ...kept, typed: enteredAll(kept.typed, enteredEarly(served)) });
    setToday(now());
    setLive(true);
    const keep = () => keepDraft(latest.current, opened.current);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  useEffect(() => {
    if (!live) return;
    const timer = setTimeout(() => keepDraft(draft, opened.current), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, live]);
  return { live, today };
}

function keepDraft(draft: Draft, opened: readonly string[]): void {
  const text = writeDraft(draft);
  store(key, opened.includes(text) ? undefined : text);
}

/** What a person has changed in the fields since the page was made, before the script was there. */
function enteredEarly(served: Typed): Record<string, string> {
  const form = document.getElementById('questions');
  if (!(form instanceof HTMLFormElement)) return {};
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && Object.hasOwn(served, entry[0]) && served[entry[0]] !== entry[1],
  );
  return Object.fromEntries(texts);
}
