import { readDraft, writeDraft } from '@majak/tools/form/draft';
import { answersToTexts, type FieldTexts } from '@majak/tools/form/field-texts';
import type { Form } from '@majak/tools/form/form';
import { useRef } from 'react';
import type { LiveForm } from './use-form.ts';
import { usePersistedText } from './use-persisted-text.ts';

/**
 * A draft, with what was typed before it was there: that differs from what stood in the fields when the page was made.
 * @param served Nothing once the form has woken up: a draft of another tab stands as it is.
 */
export const mergeEarlyInput = (
  kept: FieldTexts,
  served: FieldTexts | undefined,
  typed: FieldTexts,
): FieldTexts =>
  served
    ? {
        ...kept,
        ...Object.fromEntries(Object.entries(typed).filter(([path, text]) => (served[path] ?? '') !== text)),
      }
    : kept;

type Beginning = {
  blank?: FieldTexts;
  begun?: (() => FieldTexts) | undefined;
  /** Where it is kept, if not under the name of its form; nothing as long as that is not known. */
  place?: { slot: string | undefined } | undefined;
};

/** Under which a browser keeps the draft of a form. */
export const nameOfDraft = ({ key }: Pick<Form, 'key'>): string => `majak-form-${key}`;

/**
 * Keeps what was typed into a form through a reload, and through a new version of the form. What was typed before the
 * script came stays.
 * @param beginning What an empty form holds, if not what its fields start with; and what one begins with in this browser.
 * @returns whether the browser refused to keep it.
 */
export function useDraft(
  form: Form,
  live: LiveForm,
  { blank = answersToTexts(form.fields, {}), begun, place = { slot: nameOfDraft(form) } }: Beginning = {},
): { refused: boolean } {
  const served = useRef<FieldTexts | undefined>(live.typed);
  return usePersistedText({
    name: place.slot,
    of: live.typed,
    write: () => writeDraft(form, live.typed),
    blank: () => writeDraft(form, blank),
    open: (text) => {
      const before = served.current;
      const kept = readDraft(form, text) ?? (before && begun?.());
      served.current = undefined;
      if (kept) live.reshape((typed) => mergeEarlyInput(kept, before, typed));
      return writeDraft(form, kept ?? before ?? live.typed);
    },
  });
}
