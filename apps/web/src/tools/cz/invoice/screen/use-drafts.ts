import { invoiceDrawingForm } from '@majak/tools/documents/cz/invoice/model/invoice-drawing-form';
import { readDraft, writeDraft } from '@majak/tools/form/draft';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStoredText, writeStoredText, writtenOn } from '../../../../form/browser-store.ts';
import { filledSlots, keepAside, type Slot } from '../../../../form/draft-slots.ts';
import { nameOfDraft } from '../../../../form/use-draft.ts';
import { heldSlots, useDraftSlot } from '../../../../form/use-draft-slot.ts';

const name = nameOfDraft(invoiceDrawingForm);

/** A draft that this browser keeps beside the one in this tab. */
export type OtherDraft = {
  slot: Slot;
  typed: FieldTexts;
  /** When it was typed last, where that is known: a moment, or the day alone of one that was kept before moments were. */
  moment: string | undefined;
  /** Whether a tab has it open now. */
  isOpen: boolean;
};

/** All texts of drafts that this browser keeps, by their slots: to have them back after everything was erased. */
type Erased = readonly (readonly [Slot, string])[];

async function othersThan(own: Slot): Promise<OtherDraft[]> {
  const [held, moments] = [await heldSlots(), writtenOn()];
  return filledSlots(name).flatMap((slot) => {
    const typed = slot === own ? undefined : readDraft(invoiceDrawingForm, readStoredText(slot));
    const moment = moments[slot];
    return typed
      ? [{ slot, typed, moment: typeof moment === 'string' ? moment : undefined, isOpen: held.has(slot) }]
      : [];
  });
}

/** Drafts of an invoice: each tab has one of its own, and none goes without being forgotten on purpose. */
export function useDrafts() {
  const { slot, goTo } = useDraftSlot(name);
  const [others, setOthers] = useState<readonly OtherDraft[]>([]);
  /** What was put aside last: it goes once that is undone. */
  const aside = useRef<Slot>(undefined);
  const look = useCallback(async () => {
    if (slot !== undefined) setOthers(await othersThan(slot));
  }, [slot]);
  useEffect(() => {
    void look();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('storage', ({ key }) => void ((key ?? name).startsWith(name) && look()), { signal });
    // A tab that was closed lets its draft go without a word.
    addEventListener('focus', () => void look(), { signal });
    return () => listening.abort();
  }, [look]);
  const forget = (which: Slot) => {
    writeStoredText(which, undefined);
    void look();
  };
  return {
    slot,
    others,
    /** Goes on with another draft in this tab, if no tab has it open: the one that stood here stays a draft of its own. */
    goOn: async (which: Slot) => {
      await goTo(which);
      void look();
    },
    forget,
    /** Keeps what is about to be replaced as a draft of its own; given nothing, there is nothing to take back later. */
    putAside: (typed: FieldTexts | undefined) => {
      aside.current = undefined;
      if (typed === undefined) return;
      const taken = new Set(slot === undefined ? [] : [slot]);
      aside.current = keepAside(name, writeDraft(invoiceDrawingForm, typed), taken);
      void look();
    },
    /** What was put aside last stands in the form again. */
    takeBack: () => {
      if (aside.current !== undefined) forget(aside.current);
      aside.current = undefined;
    },
    /** Forgets every draft but the one of this tab. @returns what they were. */
    eraseOthers: (): Erased => {
      const erased = filledSlots(name).flatMap((one) => {
        const text = one === slot ? undefined : readStoredText(one);
        return text ? [[one, text] as const] : [];
      });
      for (const [one] of erased) writeStoredText(one, undefined);
      void look();
      return erased;
    },
    restore: (erased: Erased) => {
      for (const [one, text] of erased) writeStoredText(one, text);
      void look();
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
