import type { Form } from '@majak/tools/form/form';
import { readDraft, writeDraft } from '@majak/tools/form/kept';
import { type Typed, toTyped } from '@majak/tools/form/typed';
import { useRef } from 'react';
import type { LiveForm } from './use-form.ts';
import { useKept } from './use-kept.ts';

/** What differs between two sets of texts, by the second. */
const differing = (before: Typed, after: Typed): Typed =>
  Object.fromEntries(Object.entries(after).filter(([path, text]) => (before[path] ?? '') !== text));

/**
 * Keeps what was typed into a form through a reload, and through a new version of the form. What was typed before the
 * script came stays.
 * @param untouched What an empty form holds; what its fields start with otherwise.
 * @returns whether the browser refused to keep it.
 */
export function useDraft(
  form: Form,
  live: LiveForm,
  untouched = toTyped(form.fields, {}),
): { refused: boolean } {
  /** What stood in the fields when the page was made: what differs from it was typed since. */
  const served = useRef<Typed | undefined>(live.typed);
  return useKept({
    name: `majak-form-${form.key}`,
    text: writeDraft(form, live.typed),
    blank: writeDraft(form, untouched),
    open: (text) => {
      const kept = readDraft(form, text);
      const before = served.current;
      served.current = undefined;
      if (kept) live.reshape((typed) => (before ? { ...kept, ...differing(before, typed) } : kept));
    },
  });
}
