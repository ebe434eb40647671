import { droppedFromDraft } from '@majak/tools/form/draft';
import { answersToTexts } from '@majak/tools/form/field-texts';
import type { Form } from '@majak/tools/form/form';
import { useMemo, useRef, useState } from 'react';
import { writeStoredText } from '../form/browser-store.ts';
import { mergeEarlyInput } from '../form/use-draft.ts';
import type { LiveForm } from '../form/use-form.ts';
import { usePersistedText } from '../form/use-persisted-text.ts';
import {
  type ApplicationDraft,
  draftName,
  newDraftId,
  readApplicationDraft,
  writeApplicationDraft,
} from './application-draft.ts';
import type { Position } from './position.ts';

/** What this browser holds of an application: not looked at yet, a draft, or nothing. */
export type Opened = 'not yet' | 'draft' | 'nothing';

type Place = {
  live: LiveForm;
  position: Position;
  /** Pages that were reached in this draft. */
  reached: readonly string[];
  /** Whether the page came back from a post without script: what was posted is newer than any draft. */
  posted: boolean;
  /** A draft was found. @param dropped What was typed into an older version and is asked no more. */
  onFound: (draft: ApplicationDraft, dropped: readonly string[]) => void;
};

/**
 * Keeps an application in this browser, with the page its person is at.
 * @returns what was found on waking up; whether the browser refuses to keep it; its id, and the way to forget it.
 */
export function useApplicationDraft(form: Form, { live, position, reached, posted, onFound }: Place) {
  const [opened, setOpened] = useState<Opened>(posted ? 'draft' : 'not yet');
  const served = useRef(posted ? undefined : live.typed);
  const id = useRef('');
  const isSent = useRef(false);
  const isFirst = useRef(true);
  const { typed } = live;
  const { page, seen } = position;
  const text = (draft: Pick<ApplicationDraft, 'typed' | 'seen'>) =>
    writeApplicationDraft(form, { ...draft, page, reached, id: id.current });
  const open = (kept: string | undefined): string => {
    const before = served.current;
    const isWaking = isFirst.current;
    isFirst.current = false;
    served.current = undefined;
    const draft = readApplicationDraft(form, kept);
    id.current = draft?.id ?? newDraftId();
    if (isWaking && posted) return '';
    if (isWaking) setOpened(draft ? 'draft' : 'nothing');
    if (!draft) return text({ typed, seen });
    live.reshape((now) => mergeEarlyInput(draft.typed, before, now));
    if (isWaking) onFound(draft, droppedFromDraft(form, kept));
    return writeApplicationDraft(form, draft);
  };
  const { refused } = usePersistedText({
    name: draftName(form.key),
    of: useMemo(() => ({ typed, page, seen, reached }), [typed, page, seen, reached]),
    write: () => text({ typed, seen }),
    // One that was handed in is forgotten, as one is in which nothing was done.
    blank: () =>
      isSent.current ? text({ typed, seen }) : text({ typed: answersToTexts(form.fields, {}), seen: [] }),
    open,
  });
  const forget = () => {
    isSent.current = true;
    writeStoredText(draftName(form.key), undefined);
  };
  /** Whoever has moved on has answers here, even if none is written yet. */
  const begin = () => setOpened('draft');
  return { opened, refused, id, begin, forget };
}
