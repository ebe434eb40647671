import type { AskableField, PossibleChange } from '@majak/desk/cases/desk-view-schema';
import { Button } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { FieldFaults, SentChange } from './case-desk-calls.ts';
import { CaseQuestion } from './case-question.tsx';

type Props = {
  change: PossibleChange;
  /** What goes with the answers, and is not asked. */
  fixed?: object;
  send: (change: SentChange) => Promise<FieldFaults | undefined>;
  onDone: () => void;
  /** What is said of sending it, where nothing is saved in a case. */
  words?: { save: string; saving: string; told: string };
};

const wordsOf = ({ tellsClient }: PossibleChange): NonNullable<Props['words']> => ({
  save: 'Save',
  saving: 'Saving …',
  told: tellsClient ? 'The client is told by mail.' : 'The client is not told.',
});

const meant = ({ kind }: AskableField, text: string): unknown => {
  if (kind === 'yesNo') return text === 'yes';
  return kind === 'number' ? Number(text) : text;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was answered; what was left empty is left out. */
function answersIn(asked: Element, fields: readonly AskableField[]): object {
  const typed = new Map(
    [...asked.querySelectorAll<Control>('[name]')].map(({ name, value }) => [name, value.trim()]),
  );
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = typed.get(field.key) ?? '';
      return text === '' ? [] : [[field.key, meant(field, text)]];
    }),
  );
}

/**
 * Asks what a change asks, and makes it. What is wrong is said at its question, and nothing that was typed is lost.
 * No form of its own: it stands in that of the page, and HTML has no form in a form.
 */
export function CaseChangeForm({ change, fixed, send, onDone, words = wordsOf(change) }: Props) {
  const [faults, setFaults] = useState<FieldFaults>({});
  const [sending, setSending] = useState(false);
  const id = useId();
  // Pressing twice, or again after the network failed, is one change.
  const key = useRef(crypto.randomUUID());
  const asked = useRef<HTMLFieldSetElement>(null);
  const submit = async () => {
    if (!asked.current || sending) return;
    setSending(true);
    const wrong = await send({
      kind: change.kind,
      answers: { ...answersIn(asked.current, change.fields), ...fixed },
      key: key.current,
    });
    setSending(false);
    if (!wrong) return onDone();
    setFaults(wrong);
    const first = change.fields.find((field) => wrong[field.key]);
    if (first) document.getElementById(`${id}-${first.key}`)?.focus();
  };
  // What is wrong with nothing that is asked here is said below it all.
  const others = Object.entries(faults).flatMap(([path, words]) =>
    change.fields.some(({ key: own }) => own === path) ? [] : [words],
  );
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    if (event.target instanceof HTMLInputElement) void submit();
  };
  return (
    <fieldset
      ref={asked}
      className="case-desk__form"
      // What is changed is another change.
      onChange={() => {
        key.current = crypto.randomUUID();
      }}
    >
      <legend>{change.does}</legend>
      {change.fields.map((field) => (
        <CaseQuestion
          key={field.key}
          onKeyDown={submitOnEnter}
          id={`${id}-${field.key}`}
          field={field}
          fault={faults[field.key]}
        />
      ))}
      {others.map((words) => (
        <p key={words} role="alert" className="case-desk__fault">
          {words}
        </p>
      ))}
      <p className="case-desk__quiet">{words.told}</p>
      <div className="case-desk__row">
        <Button size="small" margin={false} disabled={sending} onClick={() => void submit()}>
          {sending ? words.saving : words.save}
        </Button>
        <Button size="small" buttonStyle="secondary" margin={false} disabled={sending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
