import { filledIn, following } from '@majak/tools/documents/invoice/model/follow';
import { invoiceForm } from '@majak/tools/documents/invoice/model/invoice-form';
import type { Typed } from '@majak/tools/documents/invoice/model/typed';
import { fieldAt } from '@majak/tools/form/inside';
import { useRef, useState } from 'react';
import { today as now } from '../../../client/today.ts';
import { useKept } from '../../../form/use-kept.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';
import { freshForm } from './fresh-form.ts';
import { storedBook } from './use-book.ts';
import type { Start } from './use-invoice.ts';

const key = 'majak-invoice-draft';

/**
 * Keeps the draft through a reload. On waking up it takes over what was kept, and the day it is now, since the page may
 * have been made yesterday; fields that were typed into before the script came stay as they are.
 */
export function useDraft(draft: Draft, start: Start, open: (next: Draft) => void) {
  const [today, setToday] = useState(start.today);
  const [live, setLive] = useState(false);
  const served = useRef<Typed | undefined>(draft.typed);
  const { refused } = useKept({
    name: key,
    of: draft,
    write: () => writeDraft(draft),
    blank: () => writeDraft(freshForm({ ...start, today })),
    open: (text) => {
      const begun = readDraft(text) ?? freshForm({ ...start, today: now() }, storedBook());
      const early = served.current ? enteredEarly(served.current) : {};
      served.current = undefined;
      open({ ...begun, typed: filledIn(following(start.rates), begun.typed, early) });
      setToday(now());
      setLive(true);
      return writeDraft(begun);
    },
  });
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
