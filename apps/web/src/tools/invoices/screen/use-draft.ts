import { filledIn, following } from '@majak/tools/documents/invoice/model/follow';
import { invoiceForm } from '@majak/tools/documents/invoice/model/invoice-form';
import type { Typed } from '@majak/tools/documents/invoice/model/typed';
import { fieldAt } from '@majak/tools/form/inside';
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
 * have been made yesterday; fields that were typed into before the script came stay as they are. Of several tabs only
 * one in which something was entered writes.
 */
export function useDraft(draft: Draft, start: Start, open: (next: Draft) => void) {
  const [today, setToday] = useState(start.today);
  const [live, setLive] = useState(false);
  const [refused, setRefused] = useState(false);
  const latest = useRef(draft);
  latest.current = draft;
  /** What this tab holds and need not write: it stood there from the start, or is written already. */
  const settled = useRef('');
  const waking = useRef({ start, open, served: draft.typed });
  const keep = (): void => {
    const text = writeDraft(latest.current);
    if (text === settled.current) return;
    settled.current = text;
    const isEmpty = text === writeDraft(freshForm({ ...start, today }));
    setRefused(!store(key, isEmpty ? undefined : text));
  };
  const keeping = useRef(keep);
  keeping.current = keep;
  useEffect(() => {
    const { start, open, served } = waking.current;
    const begun = readDraft(stored(key)) ?? freshForm({ ...start, today: now() }, storedBook());
    settled.current = writeDraft(begun);
    open({ ...begun, typed: filledIn(following(start.rates), begun.typed, enteredEarly(served)) });
    setToday(now());
    setLive(true);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', () => keeping.current(), { signal });
    addEventListener(
      'storage',
      ({ key: changed, newValue }) => {
        if (changed !== key && changed !== null) return;
        const untouched = writeDraft(latest.current) === settled.current;
        const other = readDraft(newValue ?? undefined);
        // Erased elsewhere: what stands here is not written back by itself.
        if (!newValue) settled.current = writeDraft(latest.current);
        else if (untouched && other) {
          settled.current = newValue;
          open(other);
        }
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: written a moment after every change of the draft
  useEffect(() => {
    if (!live) return;
    const timer = setTimeout(() => keeping.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, live]);
  return { live, today, refused };
}

/** What a person has changed in the fields since the page was made, before the script was there. */
function enteredEarly(served: Typed): Record<string, string> {
  const form = document.getElementById('questions');
  if (!(form instanceof HTMLFormElement)) return {};
  const given = new FormData(form);
  // A box that is not ticked is not in the data at all.
  for (const { name } of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]'))
    if (!given.has(name)) given.set(name, 'no');
  const texts = [...given].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      fieldAt(invoiceForm.fields, entry[0]) !== undefined &&
      (served[entry[0]] ?? '') !== entry[1],
  );
  return Object.fromEntries(texts);
}
