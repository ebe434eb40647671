import type { Answers } from '@majak/tools/form/field';
import { answersToTexts, type FieldTexts, startTextAt, textsToAnswers } from '@majak/tools/form/field-texts';
import type { Form } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import {
  amended,
  type FaultTiming,
  type FormState,
  fieldLeft,
  initialState,
  isFaultVisible,
  rowAdded,
  rowRemoved,
  type Snapshot,
  setText,
  type TextUpdate,
  type Told,
  textChanged,
  withReplacedTexts,
  withReplacementUndone,
  withTexts,
} from './form-state.ts';
import { useAfterPointerUp } from './use-after-pointer-up.ts';

export type Start = {
  /** Id of the form's element, and what the ids of its fields begin with where two forms are on a page. */
  id: string;
  prefix?: string;
  /** What stands in the fields on the server and in the browser; what the form starts with otherwise. */
  typed?: FieldTexts;
  /** What the server said of a post without script, by the paths of its fields. */
  said?: FormState['said'];
  /** Fields that count as left from the start: those of a post without script. */
  left?: readonly string[];
  /** What else changes with an entry. */
  follow?: TextUpdate;
  /** When what is wrong at a field is told, before the form is sent. */
  tells?: FaultTiming;
};

export type LiveForm = {
  form: Pick<Form, 'key' | 'version' | 'fields'>;
  id: string;
  prefix: string;
  /** Whether the script has taken over. */
  live: boolean;
  typed: FieldTexts;
  /** What the texts mean, not checked. */
  given: Answers;
  tried: boolean;
  said: FormState['said'];
  /** Whether what is wrong at a field is told by now. */
  isTold: (path: string) => boolean;
  change: (path: string, text: string) => void;
  /** Several fields, each with what follows from it. */
  fill: (texts: FieldTexts) => void;
  leave: (path: string) => void;
  addRow: (table: string) => void;
  /** @param says What is told of it by the table, where `replaced` gives the row back. */
  removeRow: (table: string, at: number, says?: string) => void;
  /** Changes the texts otherwise, such as the order of rows. */
  reshape: (next: (typed: FieldTexts) => FieldTexts) => void;
  /** Puts other texts into the whole form; `replaced` tells of it and takes it back. */
  replace: (typed: FieldTexts, says: string) => void;
  /** Puts other texts into some fields; `replaced` tells of it as well. */
  amend: (next: (typed: FieldTexts) => FieldTexts, told: Told) => void;
  replaced:
    | (Pick<Snapshot, 'says' | 'isWhole' | 'by'> & { undo: () => void; dismiss: () => void })
    | undefined;
  /** Tells everything that is wrong from now on. */
  tryAll: () => void;
  /** Shows what the server said of fields. */
  hear: (said: FormState['said']) => void;
  /** An empty form again. */
  reset: (typed?: FieldTexts) => void;
};

/**
 * A form in the browser: texts by path, in one state that plain functions change. The server renders the same. On
 * waking up, what was typed before the script came is taken over. What the texts come to is the caller's:
 * `useFormValidation` reads them by the form's own rules.
 */
export function useForm(form: LiveForm['form'], start: Start): LiveForm {
  const { fields } = form;
  const { id, prefix = '', follow = setText, tells = 'with the first key' } = start;
  const served = () => start.typed ?? answersToTexts(fields, {});
  const [state, setState] = useState(() => initialState(served(), start));
  const [live, setLive] = useState(false);
  const waking = useRef({ fields, id, follow, served: state.typed });
  useEffect(() => {
    const { fields, id, follow, served } = waking.current;
    const early = enteredEarly(fields, id, served);
    setState((now) => filled(now, early, follow));
    setLive(true);
  }, []);
  const given = useMemo(() => textsToAnswers(fields, state.typed), [fields, state.typed]);
  const afterPress = useAfterPointerUp();
  return {
    form,
    id,
    prefix,
    live,
    typed: state.typed,
    given,
    tried: state.tried,
    said: state.said,
    isTold: (path) => isFaultVisible(state, path, tells),
    replaced: state.before && {
      says: state.before.says,
      isWhole: state.before.isWhole,
      ...(state.before.by ? { by: state.before.by } : {}),
      undo: () => setState(withReplacementUndone),
      dismiss: () => setState(({ before: _, ...now }) => now),
    },
    ...deedsOf(setState, fields, follow),
    leave: (path) => afterPress(() => setState((now) => fieldLeft(now, fields, path))),
    reset: (typed) => setState(initialState(typed ?? served())),
  };
}

const filled = (state: FormState, texts: FieldTexts, follow: TextUpdate): FormState =>
  Object.entries(texts).reduce((next, one) => textChanged(next, one, follow), state);

/** What can be done with a form, each as a change of its state. */
const deedsOf = (
  set: Dispatch<SetStateAction<FormState>>,
  fields: LiveForm['form']['fields'],
  follow: TextUpdate,
) => ({
  change: (path: string, text: string) => set((now) => textChanged(now, [path, text], follow)),
  fill: (texts: FieldTexts) => set((now) => filled(now, texts, follow)),
  addRow: (table: string) => set((now) => rowAdded(now, fields, table)),
  removeRow: (table: string, at: number, says?: string) => set((now) => rowRemoved(now, table, at, says)),
  reshape: (next: (typed: FieldTexts) => FieldTexts) => set((now) => withTexts(now, next)),
  replace: (typed: FieldTexts, says: string) => set((now) => withReplacedTexts(now, typed, says)),
  amend: (next: (typed: FieldTexts) => FieldTexts, told: Told) => set((now) => amended(now, next, told)),
  tryAll: () => set((now) => ({ ...now, tried: true })),
  hear: (said: FormState['said']) => set((now) => ({ ...now, said })),
});

/** What a person has changed in the fields since the page was made, before the script was there. */
function enteredEarly(fields: LiveForm['form']['fields'], id: string, served: FieldTexts): FieldTexts {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLFormElement)) return {};
  const given = [...new FormData(element)];
  // A box whose tick was taken out is not in the data at all.
  for (const { name, defaultChecked } of element.querySelectorAll<HTMLInputElement>(
    'input[type="checkbox"][name]',
  ))
    if (defaultChecked && !given.some(([one]) => one === name)) given.push([name, '']);
  const texts = Object.entries(fromPost(fields, given));
  const untouched = (path: string) => served[path] ?? startTextAt(fields, path);
  return Object.fromEntries(texts.filter(([path, text]) => untouched(path) !== text));
}
